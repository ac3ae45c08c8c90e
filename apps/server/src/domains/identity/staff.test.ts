// @both-engines
import {
  addTeam,
  disableStaff,
  editStaff,
  enableStaff,
  endStaffSessions,
  getInfo,
  getRouters,
  inviteStaff,
  inviteStaffAgain,
  listStaff,
  listTeams,
  mailStaffReset,
  removeTeam,
  renameTeam,
  updateMyProfile,
  type StaffRole,
  type StaffUser,
} from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkValue, mailTo } from '#src/testing/mailbox.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';
import { buildCustomer } from '../account/seed.ts';
import { buildStaff, seedEmail, type BuiltUser } from './seed.ts';
import { choosePassword, enterWithPassword } from '#src/testing/passwords.ts';

let app: TestApp;
let admin: TestClient;
let chief: BuiltUser;
beforeAll(async () => {
  app = await startTestApp();
  chief = await buildStaff(app.platform, { role: 'admin', name: 'Ada Lindqvist' });
  admin = app.client(chief.token);
});
afterAll(() => app.stop());

const person = (change: object = {}) => ({
  email: seedEmail('new person'),
  name: 'Nora Nováková',
  language: 'en' as const,
  phone: '+420 222 111 000',
  jobTitle: 'Specialist',
  teamId: null,
  roles: ['agent'] as StaffRole[],
  ...change,
});
const invite = (change: object = {}) => admin.call(inviteStaff, { body: person(change) });
const shown = async (userId: number): Promise<StaffUser> => {
  const { email } = await app.platform.db.selectFrom('app_user').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  const { data } = await admin.call(listStaff, { query: { text: email } });
  return data[0] as StaffUser;
};
const bodyOf = ({ userId, version, name, phone, jobTitle, teamId, roles }: StaffUser) => ({
  userId,
  version,
  name,
  phone,
  jobTitle,
  teamId,
  roles,
});

const choose = (key: string, password?: string) => choosePassword(app.client(), key, password);

const enter = (username: string) => enterWithPassword(app.client(), { username, password: 'Solaris42', form: 'staff' });

const keyOf = async (email: string, count = 1) => linkValue(await mailTo(app, email, count), 'key');

describe('an invitation', () => {
  it('is mailed in the language of the invited, and its link activates them as staff', async () => {
    const { data, code } = await invite({ language: 'de', name: 'Jens Albers' });
    expect(code).toBe(200);
    expect(data).toMatchObject({ state: 'invited', roles: ['agent'], sessions: 0, openCases: 0, jobTitle: 'Specialist' });
    const mail = await mailTo(app, data.email);
    expect(mail.subject).toBe('Ada Lindqvist lädt Sie zu Heliodesk ein');
    expect(mail.path).toMatch(/^\/resetPwd\?key=[\w-]{43}$/);
    expect((await enter(data.email)).key).toBe('auth.badCredentials');
    expect((await choose(linkValue(mail, 'key'))).code).toBe(200);
    expect((await enter(data.email)).code).toBe(200);
    expect(await shown(data.userId)).toMatchObject({ state: 'active', invitedUntil: null, sessions: 1 });
  });

  it.each([
    [{ days: 6, hours: 23 }, 200, undefined],
    [{ days: 7, seconds: 1 }, 510, 'user.invitationInvalid'],
  ])('used after %j answers %i', async (wait, code, key) => {
    const { data } = await invite();
    const link = await keyOf(data.email);
    app.clock.advance(wait);
    // The administrator's own session has ended in the meantime.
    chief = await buildStaff(app.platform, { role: 'admin', name: 'Ada Lindqvist' });
    admin = app.client(chief.token);
    expect(await choose(link)).toMatchObject({ code, key });
  });

  it('used twice at once wins once, and later never again', async () => {
    const { data } = await invite();
    const link = await keyOf(data.email);
    const answers = await Promise.all([choose(link, 'Solaris42'), choose(link, 'Lunaris42')]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 510]);
    expect((await choose(link)).key).toBe('user.invitationInvalid');
  });

  it('sent again ends the one before, and is refused once the person has come', async () => {
    const { data } = await invite();
    const first = await keyOf(data.email);
    expect((await admin.call(inviteStaffAgain, { body: { userId: data.userId } })).code).toBe(200);
    const second = await keyOf(data.email, 2);
    expect((await choose(first)).key).toBe('user.invitationInvalid');
    expect((await choose(second)).code).toBe(200);
    expect((await admin.call(inviteStaffAgain, { body: { userId: data.userId } })).key).toBe('conflict');
  });

  it('goes to no address that is known: of staff, of a customer, of a contact without a sign-in', async () => {
    const customer = await buildCustomer(app.platform);
    const other = await buildCustomer(app.platform);
    const email = seedEmail('rts');
    await app.platform.db.updateTable('contact').set({ user_id: null, email }).where('id', '=', other.contactId).execute();
    for (const taken of [chief.email, customer.email.toUpperCase(), email])
      expect((await invite({ email: taken })).errors).toMatchObject([{ path: 'email', rule: 'emailTaken' }]);
  });

  it('takes staff roles alone, at least one, and only teams there are', async () => {
    for (const roles of [[], ['customer'], ['provider'], ['agent', 'root']])
      expect((await admin.send({ method: 'POST', url: inviteStaff.path, payload: person({ roles }) })).code).toBe(510);
    expect((await invite({ teamId: 999_999 })).errors).toMatchObject([{ path: 'teamId' }]);
  });

  it('counts a role once that is named twice', async () => {
    const { data, code } = await invite({ roles: ['supervisor', 'agent', 'supervisor'] });
    expect(code).toBe(200);
    expect(data.roles.toSorted()).toEqual(['agent', 'supervisor']);
  });

  it('sent twice under one key makes one person', async () => {
    const body = person();
    const answers = await Promise.all([1, 2].map(() => admin.call(inviteStaff, { body }, { idempotencyKey: body.email })));
    expect(new Set(answers.map(({ data }) => data.userId)).size).toBe(1);
  });
});

describe('the list', () => {
  it('finds by name and address, filters by role, team and state, and shows no customers', async () => {
    const team = await admin.call(addTeam, { body: { name: 'Team Ωmega' } });
    const { data } = await invite({ name: 'Zoë Unfindbar 100%', teamId: team.data.teamId, roles: ['finance', 'agent'] });
    const found = async (query: object) => (await admin.call(listStaff, { query })).data.map(({ userId }) => userId);
    expect(await found({ text: 'unfindbar 100%' })).toEqual([data.userId]);
    expect(await found({ text: data.email.slice(0, 20), role: 'finance' })).toEqual([data.userId]);
    expect(await found({ team: team.data.teamId, state: 'invited' })).toEqual([data.userId]);
    expect(await found({ team: team.data.teamId, state: 'active' })).toEqual([]);
    expect(await found({ text: (await buildCustomer(app.platform)).email })).toEqual([]);
  });

  it('is sorted and paged', async () => {
    for (let count = 0; count < 11; count += 1) await invite({ name: `Paging ${String(count).padStart(2, '0')}` });
    const query = { text: 'Paging', pageSize: 10, orderByColumn: 'name', isAsc: 'desc' } as const;
    const [first, second] = [await admin.call(listStaff, { query }), await admin.call(listStaff, { query: { ...query, pageNum: 2 } })];
    expect(first.total).toBe(11);
    expect([...first.data, ...second.data].map(({ name }) => name)).toEqual(
      Array.from({ length: 11 }, (_, index) => `Paging ${String(10 - index).padStart(2, '0')}`),
    );
  });

  it('is open to supervisors, who change nothing', async () => {
    const lead = app.client((await buildStaff(app.platform, { role: 'supervisor' })).token);
    expect((await lead.call(listStaff, { query: {} })).code).toBe(200);
    expect((await lead.call(inviteStaff, { body: person() })).key).toBe('forbidden');
    expect((await lead.call(endStaffSessions, { body: { userId: chief.userId } })).key).toBe('forbidden');
  });
});

describe('a change', () => {
  it('of roles holds at the next call', async () => {
    const agent = await buildStaff(app.platform);
    const client = app.client(agent.token);
    expect((await client.call(listStaff, { query: {} })).code).toBe(403);
    const edited = await admin.call(editStaff, { body: { ...bodyOf(await shown(agent.userId)), roles: ['supervisor', 'finance'] } });
    expect(edited.data).toMatchObject({ roles: ['finance', 'supervisor'], version: 1 });
    expect((await client.call(listStaff, { query: {} })).code).toBe(200);
    expect((await client.call(getInfo, {})).data.roles).toEqual(['finance', 'supervisor']);
  });

  it('of an older state is answered with the present one', async () => {
    const { data } = await invite();
    await admin.call(editStaff, { body: { ...bodyOf(data), name: 'Newer Name' } });
    const stale = await admin.call(editStaff, { body: { ...bodyOf(data), name: 'Older Name' } });
    expect(stale).toMatchObject({ code: 409, key: 'stale', data: { current: { name: 'Newer Name', version: 1 } } });
  });

  it('and one by the employee themselves at the same time: one holds, the other is told', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { userId, token } = await buildStaff(app.platform);
      const state = await shown(userId);
      const answers = await Promise.all([
        admin.call(editStaff, { body: { ...bodyOf(state), phone: '+49 30 111 1111' } }),
        app.client(token).call(updateMyProfile, { body: { phone: '+49 30 222 2222', jobTitle: '', version: state.version } }),
      ]);
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409]);
    }
  });

  it('of a customer, a provider or no one finds nothing', async () => {
    const customer = await buildCustomer(app.platform);
    for (const userId of [customer.userId, 999_999_999])
      for (const [spec, body] of [
        [editStaff, { ...person(), email: undefined, language: undefined, userId, version: 0 }],
        [disableStaff, { userId, version: 0, handOverTo: null }],
        [endStaffSessions, { userId }],
        [mailStaffReset, { userId }],
        [inviteStaffAgain, { userId }],
      ] as const)
        expect((await admin.send({ method: spec.method, url: spec.path, payload: body })).code, spec.path).toBe(404);
    expect((await app.client(customer.token).call(getRouters, {})).code).toBe(200);
  });
});

describe('access', () => {
  it('ends at once with disabling, comes back with enabling, and the mail for a new password goes only to the active', async () => {
    const agent = await buildStaff(app.platform);
    const client = app.client(agent.token);
    const body = { userId: agent.userId, version: 0, handOverTo: null, reason: 'Left the company' };
    expect((await admin.call(disableStaff, { body })).data).toMatchObject({ state: 'disabled', sessions: 0 });
    expect((await client.call(getInfo, {})).code).toBe(401);
    expect((await admin.call(mailStaffReset, { body })).key).toBe('conflict');
    expect((await admin.call(disableStaff, { body: { ...body, version: 1 } })).key).toBe('conflict');
    expect((await admin.call(enableStaff, { body: { userId: agent.userId, version: 1 } })).data.state).toBe('active');
    expect((await client.call(getInfo, {})).code).toBe(401);
    expect((await admin.call(mailStaffReset, { body: { userId: agent.userId } })).code).toBe(200);
    expect((await choose(await keyOf(agent.email))).code).toBe(200);
    expect((await enter(agent.email)).code).toBe(200);
  });

  it('ends everywhere when asked for, and starts again with the next sign-in', async () => {
    const agent = await buildStaff(app.platform);
    expect((await admin.call(endStaffSessions, { body: { userId: agent.userId } })).data).toMatchObject({ state: 'active', sessions: 0 });
    expect((await app.client(agent.token).call(getInfo, {})).code).toBe(401);
  });

  it('to the administration cannot be taken from oneself', async () => {
    const own = await shown(chief.userId);
    expect((await admin.call(editStaff, { body: { ...bodyOf(own), roles: ['agent'] } })).key).toBe('user.ownAccess');
    expect((await admin.call(disableStaff, { body: { userId: own.userId, version: own.version, handOverTo: null } })).key).toBe(
      'user.ownAccess',
    );
    expect((await admin.call(editStaff, { body: { ...bodyOf(own), roles: ['admin', 'finance'] } })).code).toBe(200);
  });

  it('of two administrators who shut each other out at once stays with one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const pair = [await buildStaff(app.platform, { role: 'admin' }), await buildStaff(app.platform, { role: 'admin' })] as const;
      const ids = pair.map(({ userId }) => userId);
      const isRefused = (by: BuiltUser, whom: BuiltUser) =>
        round % 2 === 0
          ? app.client(by.token).call(disableStaff, { body: { userId: whom.userId, version: 0, handOverTo: null } })
          : app.client(by.token).call(editStaff, {
              body: { userId: whom.userId, version: 0, name: whom.name, phone: '', jobTitle: '', teamId: null, roles: ['agent'] },
            });
      const answers = await Promise.all([isRefused(pair[0], pair[1]), isRefused(pair[1], pair[0])]);
      const codes = answers.map(({ code }) => code).toSorted();
      expect(codes[0]).toBe(200);
      expect([401, 403]).toContain(codes[1]);
      const left = await app.platform.db
        .selectFrom('user_role')
        .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
        .select('user_id')
        .where('role', '=', 'admin')
        .where('disabled_at', 'is', null)
        .where('user_id', 'in', ids)
        .execute();
      expect(left).toHaveLength(1);
    }
  });
});

describe('teams', () => {
  it('are added, renamed and removed; their people stay', async () => {
    const { data: team } = await admin.call(addTeam, { body: { name: 'North' } });
    const { data: member } = await invite({ teamId: team.teamId });
    expect((await admin.call(addTeam, { body: { name: 'NORTH' } })).errors).toMatchObject([{ path: 'name', rule: 'nameTaken' }]);
    const { data: other } = await admin.call(addTeam, { body: { name: 'South' } });
    expect((await admin.call(renameTeam, { body: { teamId: other.teamId, name: 'north' } })).errors).toMatchObject([{ rule: 'nameTaken' }]);
    expect((await admin.call(renameTeam, { body: { teamId: team.teamId, name: 'Nordic' } })).data).toMatchObject({
      name: 'Nordic',
      members: 1,
    });
    expect((await shown(member.userId)).teamName).toBe('Nordic');
    expect((await admin.call(removeTeam, { params: { teamId: team.teamId } })).code).toBe(200);
    expect((await admin.call(removeTeam, { params: { teamId: team.teamId } })).key).toBe('notFound');
    expect(await shown(member.userId)).toMatchObject({ teamId: null, state: 'invited' });
    expect((await admin.call(listTeams, {})).data.map(({ name }) => name)).not.toContain('Nordic');
  });
});
