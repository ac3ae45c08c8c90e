// @both-engines
import { auditPeople, auditWords, editStaff, exportAudit, inviteStaff, listAudit, type AuditRow } from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#src/platform/audit/audit.ts';
import { auditEntry, writeAudit } from '#src/testing/audit-entries.ts';
import { unlabelledIn } from '#src/testing/audit-in-words.ts';
import { startStaffedApp } from '#src/testing/staffed-app.ts';
import type { TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';
import { buildCustomer, type BuiltCustomer } from '../account/seed.ts';
import { buildStaff, seedEmail, type BuiltUser } from './seed.ts';

let app: TestApp;
let admin: TestClient;
let chief: BuiltUser;
let customer: BuiltCustomer;
beforeAll(async () => {
  ({ app, admin, chief } = await startStaffedApp());
  customer = await buildCustomer(app.platform, { company: { companyName: 'Lumière du Rhône SAS' } });
});
afterAll(() => app.stop());

const entry = (change: Partial<AuditEntry> = {}) => auditEntry(chief, change);
const write = (...entries: AuditEntry[]) => writeAudit(app, ...entries);
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

  it('names the people, companies and teams whose numbers its values hold', async () => {
    const { userId, name } = chief;
    const target = { kind: 'people', userIds: [userId, 999_999] };
    await write(
      entry({ action: 'test.names', before: { ownerId: userId }, after: { accountIds: [customer.accountId], target, version: 7 } }),
    );
    const [row] = await list({ action: 'test.names' });
    expect(row?.names).toEqual({ [`user ${userId}`]: name, [`account ${customer.accountId}`]: 'Lumière du Rhône SAS' });
  });

  it('has a label for each field that any test writes, or that test fails', () => {
    const row = { action: 'test.unlabelled', subject_type: 'user', before: null, after: { name: 'Ada', target: { hatSize: 7 } } };
    expect(unlabelledIn([row])).toEqual(['hatSize (test.unlabelled)']);
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

  it('continues before an entry, through entries of one moment, each once', async () => {
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
