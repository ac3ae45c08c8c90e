// @both-engines
import { auditPeople, auditWords, editStaff, exportAudit, inviteStaff, listAudit, type AuditRow } from '@heliodesk/contract/identity';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditChange, type AuditEntry } from '#src/platform/audit/audit.ts';
import { contextOf } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { readHere } from '#src/platform/spreadsheet/testing/read-here.ts';
import { enterWithPassword } from '#src/testing/passwords.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';
import { buildCustomer, type BuiltCustomer } from '../account/seed.ts';
import { buildStaff, seedEmail, type BuiltUser } from './seed.ts';
import { exportAudit as exportOf } from './service/audit-export.ts';

let app: TestApp;
let admin: TestClient;
let chief: BuiltUser;
let customer: BuiltCustomer;
beforeAll(async () => {
  app = await startTestApp();
  chief = await buildStaff(app.platform, { role: 'admin', name: 'Ada Lindqvist' });
  admin = app.client(chief.token);
  customer = await buildCustomer(app.platform, { company: { companyName: 'Lumière du Rhône SAS' } });
});
afterAll(() => app.stop());

const entry = (change: Partial<AuditEntry> = {}): AuditEntry => ({
  at: new Date('2026-10-05T10:00:00Z'),
  actorId: chief.userId,
  actorName: chief.name,
  action: 'test.deed',
  subjectType: 'user',
  subjectId: chief.userId,
  address: '192.0.2.7',
  requestId: 'req-1',
  ...change,
});
const write = (...entries: AuditEntry[]) =>
  transaction(app.platform.db, async (tx) => {
    for (const { at, actorId, actorName, address, requestId, ...change } of entries)
      await auditChange(
        { platform: { clock: { now: () => at } }, tx, actor: null, origin: { address, requestId, userAgent: '' } },
        { by: { userId: actorId, name: actorName }, ...change },
      );
  });
const list = async (query: object): Promise<AuditRow[]> => (await admin.call(listAudit, { query })).data;
const subjects = async (query: object) => (await list(query)).map(({ subjectId }) => subjectId);

describe('the audit', () => {
  it('records who did what, on whose behalf, when and from where, with names', async () => {
    await write(entry({ action: 'test.whole', onBehalfOf: customer.contactId, subjectType: 'account', subjectId: customer.accountId }));
    expect(await list({ action: 'test.whole' })).toMatchObject([
      {
        actorId: chief.userId,
        actorName: 'Ada Lindqvist',
        onBehalfOf: 'Carmen Ruiz, Lumière du Rhône SAS',
        subjectName: 'Lumière du Rhône SAS',
        at: '2026-10-05T10:00:00.000Z',
        address: '192.0.2.7',
        requestId: 'req-1',
        before: null,
        after: null,
      },
    ]);
  });

  it('holds a change of staff with before and after', async () => {
    const body = { email: seedEmail('audited'), name: 'First Name', language: 'en' as const, roles: ['agent' as const], teamId: null };
    const { data: invited } = await admin.call(inviteStaff, { body });
    const { userId, version } = invited;
    await admin.call(editStaff, { body: { userId, version, name: 'Second Name', roles: ['finance'], teamId: null } });
    const [row] = await list({ action: 'identity.editStaff', subjectId: String(userId) });
    expect(row).toMatchObject({
      subjectName: 'Second Name',
      before: { name: 'First Name', roles: ['agent'] },
      after: { name: 'Second Name', roles: ['finance'] },
      address: admin.address,
    });
  });

  it('is filtered by any days that a calendar has, and by no others', async () => {
    await write(entry({ action: 'test.days', subjectId: 1 }));
    const days = (from: string, to: string) => admin.call(listAudit, { query: { action: 'test.days', from, to } });
    expect((await days('0001-01-01', '9999-12-31')).total).toBe(1);
    expect((await days('2026-10-05', '2026-10-05')).total).toBe(1);
    expect((await days('2026-10-06', '9999-12-31')).total).toBe(0);
    expect((await days('0000-01-01', '2026-10-05')).errors).toMatchObject([{ path: 'from' }]);
  });

  it('never holds a secret, whatever a caller of it passes', async () => {
    const after = {
      newPassword: 'Sunny2026',
      webhookSecret: 'abc',
      tokens: ['a', 'b'],
      bank: { iban: 'ES91', bankBic: 'X', holder: 'Ruiz' },
      oldPwd: '',
      hasPassword: true,
      name: 'kept',
    };
    await write(entry({ action: 'test.secret', before: { password: null }, after }));
    const [row] = await list({ action: 'test.secret' });
    expect(row?.before).toEqual({ password: null });
    expect(row?.after).toEqual({
      newPassword: '•••••',
      webhookSecret: '•••••',
      tokens: '•••••',
      bank: { iban: '•••••', bankBic: '•••••', holder: 'Ruiz' },
      oldPwd: '',
      hasPassword: true,
      name: 'kept',
    });
  });

  it('cannot be rewritten, not even past the server', async () => {
    await write(entry({ action: 'test.kept' }));
    const { db } = app.platform;
    await expect(db.updateTable('audit').set({ actor_name: 'someone else' }).execute()).rejects.toThrow('append-only');
    await expect(db.deleteFrom('audit').execute()).rejects.toThrow('append-only');
  });

  it('is filtered by person, action, subject, days and address, together', async () => {
    const other = await buildStaff(app.platform);
    await write(
      entry({ action: 'test.filter', subjectId: 'a', at: new Date('2026-10-01T23:59:59Z') }),
      entry({ action: 'test.filter', subjectId: 'b', at: new Date('2026-10-02T00:00:00Z'), actorId: other.userId }),
      entry({ action: 'test.filter', subjectId: 'c', at: new Date('2026-10-03T23:59:59Z'), address: '203.0.113.9' }),
      entry({ action: 'test.filter', subjectId: 'd', at: new Date('2026-10-04T00:00:00Z'), subjectType: 'page' }),
    );
    const action = 'test.filter';
    expect(await subjects({ action })).toEqual(['d', 'c', 'b', 'a']);
    expect(await subjects({ action, from: '2026-10-02', to: '2026-10-03' })).toEqual(['c', 'b']);
    expect(await subjects({ action, actorId: other.userId })).toEqual(['b']);
    expect(await subjects({ action, subjectType: 'page' })).toEqual(['d']);
    expect(await subjects({ action, subjectId: 'a' })).toEqual(['a']);
    expect(await subjects({ action, address: '203.0.113.9', from: '2026-10-03' })).toEqual(['c']);
    expect(await subjects({ action, address: '203.0.113.9', from: '2026-10-04' })).toEqual([]);
  });

  it('goes on before an entry, through entries of one moment, each once', async () => {
    await write(...Array.from({ length: 25 }, (_, index) => entry({ action: 'test.keyset', subjectId: index })));
    const read: string[] = [];
    for (let before: number | undefined; ;) {
      const rows = await list({ action: 'test.keyset', pageSize: 10, before });
      read.push(...rows.map(({ subjectId }) => subjectId));
      before = rows.at(-1)?.auditId;
      if (rows.length < 10) break;
    }
    expect(read).toEqual(Array.from({ length: 25 }, (_, index) => String(24 - index)));
    const { total } = await admin.call(listAudit, { query: { action: 'test.keyset', pageNum: 3, pageSize: 10 } });
    expect(total).toBe(25);
  });

  it('names its actions, its kinds of subjects and the people to filter by', async () => {
    await write(entry({ action: 'test.words' }), entry({ action: 'test.words' }));
    const { data } = await admin.call(auditWords, {});
    expect(data.actions.filter((action) => action === 'test.words')).toEqual(['test.words']);
    expect(data.subjectTypes).toContain('user');
    expect((await admin.call(auditPeople, { query: { text: chief.email } })).data).toEqual([
      { userId: chief.userId, name: chief.name, email: chief.email },
    ]);
    expect((await admin.call(auditPeople, { query: { userId: customer.userId } })).data).toMatchObject([{ email: customer.email }]);
  });

  it('refuses pages beyond the ten thousandth entry', async () => {
    expect((await admin.call(listAudit, { query: { pageNum: 501, pageSize: 20 } })).errors).toMatchObject([{ rule: 'pageTooDeep' }]);
  });

  it('is open to supervisors, who take no copy along', async () => {
    const lead = app.client((await buildStaff(app.platform, { role: 'supervisor' })).token);
    expect((await lead.call(listAudit, { query: {} })).code).toBe(200);
    expect((await lead.call(exportAudit, { query: {} })).key).toBe('forbidden');
    expect((await app.client((await buildStaff(app.platform)).token).call(listAudit, { query: {} })).key).toBe('forbidden');
  });
});

describe('the export', () => {
  const columns = {
    at: ['Wann (UTC)'],
    actor: ['Wer'],
    action: ['Was'],
    subject: ['Gegenstand'],
    subjectId: ['Nummer des Gegenstands'],
    before: ['Vorher'],
  };
  const sheetOf = async (content: Buffer) => (await readHere(content, { columns, required: Object.keys(columns) })).values;

  it('holds the filtered entries in words of the reader, keeps formulas texts, and is written down', async () => {
    const address = '198.51.100.3';
    await write(entry({ action: 'identity.signOut', actorName: '=cmd|calc', address }));
    await write(entry({ action: 'test.unheard', address, before: { name: 'a' }, after: { name: 'b' } }));
    const { raw } = await admin.call(exportAudit, { query: { address } }, { headers: { lang: 'de' } });
    expect(raw.headers['content-disposition']).toContain('protokoll.xlsx');
    expect(await sheetOf(raw.rawPayload)).toMatchObject({
      at: ['2026/10/05 10:00:00', '2026/10/05 10:00:00'],
      actor: ['Ada Lindqvist', '=cmd|calc'],
      action: ['test.unheard', 'Abgemeldet'],
      subject: ['Zugang: Ada Lindqvist', 'Zugang: Ada Lindqvist'],
      before: ['Name: a', ''],
    });
    expect(await list({ action: 'identity.exportAudit' })).toMatchObject([{ after: { address } }]);
  });

  it.each([
    ['de', 'Wer', 'Jemand ohne Anmeldung'],
    ['fr', 'Qui', 'Personne non connectée'],
  ])('says in %s that a refused sign-in was no one known', async (lang, who, stranger) => {
    const { userId, email } = await buildCustomer(app.platform);
    expect((await enterWithPassword(app.client(), { username: email, password: 'Wrong2026' })).key).toBe('auth.badCredentials');
    const query = { action: 'identity.signInRefused', subjectId: String(userId) };
    expect(await list(query)).toMatchObject([{ actorId: null, actorName: '', subjectName: 'Carmen Ruiz' }]);
    const { raw } = await admin.call(exportAudit, { query }, { headers: { lang } });
    const { values } = await readHere(raw.rawPayload, { columns: { who: [who] }, required: ['who'] });
    expect(values).toEqual({ who: [stranger] });
  });

  it.each([
    [
      'de',
      { before: 'Vorher', after: 'Nachher' },
      ['Name: Ada', 'Rollen: Kundenberatung', 'Sprache: –'],
      ['Name: Ada L.', 'Rollen: Kundenberatung und Buchhaltung', 'Sprache: Polski'],
      ['Ende: 2026/11/24 19:07:58', 'isTold: Ja', 'Neu zuständig: Ada Lindqvist', 'newPassword: verborgen'],
    ],
    [
      'fr',
      { before: 'Avant', after: 'Après' },
      ['Nom: Ada', 'Rôles: Conseiller client', 'Langue: –'],
      ['Nom: Ada L.', 'Rôles: Conseiller client et Comptabilité', 'Langue: Polski'],
      ['Fin: 2026/11/24 19:07:58', 'isTold: Oui', 'Nouvelle personne responsable: Ada Lindqvist', 'newPassword: masqué'],
    ],
  ] as const)('says in %s what changed, a line for each field', async (lang, heads, before, after, alone) => {
    const address = `198.51.100.${lang}`;
    const kept = { version: 1, phone: '+47 1' };
    await write(
      entry({
        address,
        before: { ...kept, name: 'Ada', roles: ['agent'] },
        after: { ...kept, version: 2, name: 'Ada L.', roles: ['agent', 'finance'], language: 'pl' },
      }),
      entry({
        address,
        after: { newPassword: 'Sunny2026', isTold: true, ownerId: chief.userId, endsAt: '2026-11-24T19:07:58.917Z' },
      }),
    );
    const { raw } = await admin.call(exportAudit, { query: { address } }, { headers: { lang } });
    const columnsHere = { before: [heads.before], after: [heads.after] };
    const { values } = await readHere(raw.rawPayload, { columns: columnsHere, required: Object.keys(columnsHere) });
    expect(values).toEqual({ before: ['', before.join('\n')], after: [alone.join('\n'), after.join('\n')] });
  });

  it.each([
    [12, ['4', '3', '2', '1'], 0],
    [4, ['4', '3', '2', '1'], 0],
    [3, ['4', '3', '2'], 1],
  ])('of at most %i entries says when there are more', async (limit, expected, notes) => {
    const action = `test.limit${limit}`;
    await write(...[1, 2, 3, 4].map((subjectId) => entry({ action, subjectId })));
    const context = { ...contextOf(app.platform, null), language: 'de' as const };
    const { at = [], subjectId = [] } = await sheetOf(await buffer((await exportOf(context, { action }, limit)).content));
    expect(subjectId.slice(0, expected.length)).toEqual(expected);
    expect(at.slice(expected.length)).toEqual(notes === 0 ? [] : [expect.stringContaining('höchstens 3 Einträge')]);
  });
});
