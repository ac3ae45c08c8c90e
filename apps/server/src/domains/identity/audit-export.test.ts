import { exportAudit, listAudit } from '@heliodesk/contract/identity';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contextOf } from '#src/platform/context.ts';
import { readHere } from '#src/platform/spreadsheet/testing/read-here.ts';
import { auditEntry, writeAudit } from '#src/testing/audit-entries.ts';
import { enterWithPassword } from '#src/testing/passwords.ts';
import { startStaffedApp } from '#src/testing/staffed-app.ts';
import type { TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';
import { buildCustomer } from '../account/seed.ts';
import type { BuiltUser } from './seed.ts';
import { exportAudit as exportOf } from './service/audit-export.ts';

let app: TestApp;
let chief: BuiltUser;
let admin: TestClient;
beforeAll(async () => {
  ({ app, chief, admin } = await startStaffedApp());
});
afterAll(() => app.stop());

const list = async (query: object) => (await admin.call(listAudit, { query })).data;

describe('the export', () => {
  const columns = {
    at: ['Wann (UTC)'],
    actor: ['Wer'],
    action: ['Was'],
    subject: ['Objekt'],
    subjectId: ['Objekt-ID'],
    before: ['Vorher'],
  };
  const sheetOf = async (content: Buffer) => (await readHere(content, { columns, required: Object.keys(columns) })).values;

  it('holds the filtered entries in words of the reader, keeps formulas texts, and is written down', async () => {
    const address = '198.51.100.3';
    await writeAudit(app, auditEntry(chief, { action: 'identity.signOut', actorName: '=cmd|calc', address }));
    await writeAudit(app, auditEntry(chief, { action: 'test.unheard', address, before: { name: 'a' }, after: { name: 'b' } }));
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
    ['de', 'Wer', 'Nicht angemeldet'],
    ['fr', 'Auteur', 'Personne non connectée'],
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
      ['Nom\u00a0: Ada', 'Rôles\u00a0: Conseiller client', 'Langue\u00a0: –'],
      ['Nom\u00a0: Ada L.', 'Rôles\u00a0: Conseiller client et Comptabilité', 'Langue\u00a0: Polski'],
      [
        'Fin\u00a0: 2026/11/24 19:07:58',
        'isTold\u00a0: Oui',
        'Nouvelle personne responsable\u00a0: Ada Lindqvist',
        'newPassword\u00a0: masqué',
      ],
    ],
  ] as const)('says in %s what changed, a line for each field', async (lang, heads, before, after, alone) => {
    const address = `198.51.100.${lang}`;
    const kept = { version: 1, phone: '+47 1' };
    await writeAudit(
      app,
      auditEntry(chief, {
        address,
        before: { ...kept, name: 'Ada', roles: ['agent'] },
        after: { ...kept, version: 2, name: 'Ada L.', roles: ['agent', 'finance'], language: 'pl' },
      }),
      auditEntry(chief, {
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
    await writeAudit(app, ...[1, 2, 3, 4].map((subjectId) => auditEntry(chief, { action, subjectId })));
    const context = { ...contextOf(app.platform, null), language: 'de' as const };
    const { at = [], subjectId = [] } = await sheetOf(await buffer((await exportOf(context, { action }, limit)).content));
    expect(subjectId.slice(0, expected.length)).toEqual(expected);
    expect(at.slice(expected.length)).toEqual(notes === 0 ? [] : [expect.stringContaining('höchstens 3 Einträge')]);
  });
});
