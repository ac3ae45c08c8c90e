// @both-engines
import { getInfo, getRouters, signOut } from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#src/platform/db/transaction.ts';
import { sessionTopic, type SessionEnded } from '#src/platform/live/topics.ts';
import { eventually } from '#src/testing/eventually.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildCustomer } from '../account/seed.ts';
import { disableUser, enableUser } from './index.ts';
import { buildProvider, buildStaff, signIn, type StaffRole } from './seed.ts';
import { cleanUp } from './service/clean-up.ts';

let app: TestApp;
const ended: SessionEnded[] = [];
beforeAll(async () => {
  app = await startTestApp();
  app.platform.events.subscribe(sessionTopic, (payload) => ended.push(payload as SessionEnded));
});
afterAll(() => app.stop());

const codeWith = async (token: string): Promise<number> => (await app.client(token).call(getInfo, {})).code;
const sessionsOf = (userId: number) =>
  app.platform.db.selectFrom('session').select(['seen_at', 'token_hash']).where('user_id', '=', userId).execute();

describe('a session', () => {
  it('is asked for', async () => {
    for (const token of [undefined, '', 'x', 'x'.repeat(500), "' or 1=1 --"]) {
      const answer = await app.client(token).call(getInfo, {});
      expect(answer.code, token).toBe(401);
      expect(answer.key).toBe('auth.signInRequired');
    }
  });

  it('ends after 2 idle hours, not before', async () => {
    const { token } = await buildStaff(app.platform);
    app.clock.advance({ hours: 1, minutes: 59 });
    expect(await codeWith(token)).toBe(200);
    app.clock.advance({ hours: 1, minutes: 59 });
    expect(await codeWith(token)).toBe(200);
    app.clock.advance({ hours: 2, minutes: 1 });
    expect(await codeWith(token)).toBe(401);
  });

  it('ends after 12 hours, however busy', async () => {
    const { token } = await buildStaff(app.platform);
    for (let hour = 1; hour < 12; hour += 1) {
      app.clock.advance({ hours: 1 });
      expect(await codeWith(token)).toBe(200);
    }
    app.clock.advance({ minutes: 59 });
    expect(await codeWith(token)).toBe(200);
    app.clock.advance({ minutes: 2 });
    expect(await codeWith(token)).toBe(401);
  });

  it('is written to at most once a minute', async () => {
    const { token, userId } = await buildStaff(app.platform);
    const [before] = await sessionsOf(userId);
    app.clock.advance({ seconds: 50 });
    await codeWith(token);
    expect((await sessionsOf(userId))[0]?.seen_at).toEqual(before?.seen_at);
    app.clock.advance({ seconds: 15 });
    await codeWith(token);
    expect((await sessionsOf(userId))[0]?.seen_at.getTime()).toBeGreaterThan(before?.seen_at.getTime() ?? Infinity);
  });

  it('keeps the token nowhere', async () => {
    const { token, userId } = await buildStaff(app.platform);
    const [row] = await sessionsOf(userId);
    expect(Buffer.from(row?.token_hash ?? []).toString('latin1')).not.toContain(token);
  });

  it('dies with sign-out, the others of the same user live on', async () => {
    const user = await buildCustomer(app.platform);
    const second = await signIn(app.platform, user);
    expect((await app.client(user.token).call(signOut, {})).code).toBe(200);
    expect(await codeWith(user.token)).toBe(401);
    expect(await codeWith(second)).toBe(200);
    await eventually(() => expect(ended).toContainEqual({ userId: user.userId, sessionKey: expect.any(String) }));
    expect((await app.client(user.token).call(signOut, {})).code).toBe(200);
    const rows = await app.platform.db.selectFrom('audit').select('action').where('actor_id', '=', user.userId).execute();
    expect(rows).toEqual([{ action: 'identity.signOut' }]);
  });

  it('is not ended by a sign-out without its token', async () => {
    const { token } = await buildStaff(app.platform);
    const answer = await app.client().send({ method: 'POST', url: signOut.path, headers: { cookie: `Admin-Token=${token}` } });
    expect(answer.code).toBe(200);
    expect(await codeWith(token)).toBe(200);
  });

  it('of a disabled user ends immediately, and is told to open connections', async () => {
    const { token, userId } = await buildCustomer(app.platform);
    await transaction(app.platform.db, (tx) => disableUser(app.platform, tx, userId));
    const { code, key, data } = await app.client(token).call(getInfo, {});
    expect([code, key, data]).toEqual([401, 'auth.signInRequired', expect.objectContaining({ reason: 'disabled' })]);
    expect((await app.client().call(getInfo, {})).data).not.toHaveProperty('reason');
    await eventually(() => expect(ended).toContainEqual({ userId, sessionKey: null }));
    await transaction(app.platform.db, (tx) => enableUser(tx, userId));
    expect(await codeWith(token)).toBe(401);
    expect(await codeWith(await signIn(app.platform, { userId }))).toBe(200);
  });

  it('of a disabled user tells why for as long as it would have lasted, and no longer', async () => {
    const { token, userId } = await buildCustomer(app.platform);
    await transaction(app.platform.db, (tx) => disableUser(app.platform, tx, userId));
    const told = async () => (await app.client(token).call(getInfo, {})).data;
    app.clock.advance({ hours: 1 });
    await cleanUp(app.platform);
    expect(await told()).toMatchObject({ reason: 'disabled' });
    expect(await told()).toMatchObject({ reason: 'disabled' });
    app.clock.advance({ hours: 1, minutes: 1 });
    await cleanUp(app.platform);
    expect(await told()).not.toHaveProperty('reason');
    expect(await sessionsOf(userId)).toEqual([]);
  });

  it('of a disabled contact counts no more', async () => {
    const { token, contactId } = await buildCustomer(app.platform);
    await app.platform.db.updateTable('contact').set({ status: 'disabled' }).where('id', '=', contactId).execute();
    expect(await codeWith(token)).toBe(401);
  });

  it('is removed when its time is over', async () => {
    const [old, live] = [await buildStaff(app.platform), await buildStaff(app.platform)];
    app.clock.advance({ hours: 1 });
    await codeWith(live.token);
    app.clock.advance({ hours: 1, minutes: 30 });
    await cleanUp(app.platform);
    expect(await sessionsOf(old.userId)).toEqual([]);
    expect(await sessionsOf(live.userId)).toHaveLength(1);
    await eventually(() => expect(ended).toContainEqual({ userId: old.userId, sessionKey: expect.any(String) }));
  });
});

describe('roles', () => {
  const menuOf = async (token: string): Promise<string[]> =>
    (await app.client(token).call(getRouters, {})).data.filter(({ meta }) => !meta.hidden).map(({ path }) => path);

  it('are read on every call', async () => {
    const { token, userId } = await buildStaff(app.platform, { role: 'agent' });
    await app.platform.db.updateTable('user_role').set({ role: 'finance' }).where('user_id', '=', userId).execute();
    const { data } = await app.client(token).call(getInfo, {});
    expect(data.roles).toEqual(['finance']);
    expect(data.permissions).toContain('csp:pay:check');
    expect(data.permissions).not.toContain('csp:request:pickup');
  });

  it('fall back to the default role with nothing allowed', async () => {
    const { token, userId } = await buildStaff(app.platform);
    await app.platform.db.deleteFrom('user_role').where('user_id', '=', userId).execute();
    const { data } = await app.client(token).call(getInfo, {});
    expect(data).toMatchObject({ roles: ['ROLE_DEFAULT'], permissions: [] });
    expect(await menuOf(token)).toEqual(['/user/profile']);
  });

  const caseWork = [
    '/desk',
    '/enquiryrequest/rts',
    '/enquiryrequest/assing/contact-list',
    '/profile/history',
    '/desk/team',
    '/profile/rma',
  ];
  const leading = ['/admin/customermanagement', '/admin/internalcustomermanagement', '/profile/managerAccountContact', '/admin/active'];

  it.each<[StaffRole, string[]]>([
    ['agent', [...caseWork, '/callcenter/customermanagement']],
    ['module_agent', [...caseWork, '/callcenter/customermanagement']],
    ['tracker_agent', [...caseWork, '/callcenter/customermanagement']],
    [
      'supervisor',
      [...caseWork, ...leading, '/admin/user', '/admin/provider', '/routing', '/macro', '/profile/mutipleLanguage', '/admin/audit'],
    ],
    ['finance', ['/payment/bank']],
    [
      'admin',
      [
        ...caseWork,
        ...leading,
        '/admin/user',
        '/admin/provider',
        '/routing',
        '/macro',
        '/dict',
        '/admin/config',
        '/profile/mutipleLanguage',
        '/admin/announcement',
        '/admin/page',
        '/admin/audit',
      ],
    ],
  ])('give %s their menu', async (role, paths) => {
    expect(await menuOf((await buildStaff(app.platform, { role })).token)).toEqual(paths);
  });

  it('give customers their requests and their company, and providers their profile', async () => {
    const [customer, provider] = [await buildCustomer(app.platform), await buildProvider(app.platform)];
    expect(await menuOf(customer.token)).toEqual([
      '/profile/tasks',
      '/profile/myRequest',
      '/profile/draftRequest',
      '/profile/history',
      '/profile/rma',
      '/enquiryrequest/moduleenquiry',
      '/enquiryrequest/partsenquiry',
      '/warrantyclaim/moduleclaim',
      '/warrantyclaim/partsclaim',
      '/profile/account',
    ]);
    expect(await menuOf(provider.token)).toEqual(['/user/profile']);
  });

  it.each<StaffRole>(['agent', 'tracker_agent', 'supervisor', 'admin'])(
    'let %s open the list of all customers, which the search of the header leads to',
    async (role) => {
      const { token } = await buildStaff(app.platform, { role });
      const { data } = await app.client(token).call(getRouters, {});
      expect(data.map(({ path }) => path)).toContain('/callcenter/customermanagement');
    },
  );

  it('give the administrator every permission', async () => {
    const { token } = await buildStaff(app.platform, { role: 'admin' });
    expect((await app.client(token).call(getInfo, {})).data.permissions).toEqual(['*:*:*']);
  });
});
