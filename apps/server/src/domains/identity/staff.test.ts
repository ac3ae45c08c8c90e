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
  type StaffUser,
} from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEmployee, shownEmployee } from '#src/testing/employees.ts';
import { linkValue, mailTo } from '#src/testing/mailbox.ts';
import { choosePassword, enterWithPassword } from '#src/testing/passwords.ts';
import { startStaffedApp } from '#src/testing/staffed-app.ts';
import type { TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';
import { buildCustomer } from '../account/seed.ts';
import { buildStaff, type BuiltUser } from './seed.ts';

let app: TestApp;
let admin: TestClient;
let chief: BuiltUser;
beforeAll(async () => {
  ({ app, chief, admin } = await startStaffedApp());
});
afterAll(() => app.stop());

const invite = (change: object = {}) => admin.call(inviteStaff, { body: newEmployee(change) });
const shown = (userId: number) => shownEmployee(app, admin, userId);
const bodyOf = ({ userId, version, name, phone, jobTitle, teamId, roles }: StaffUser) => ({
  userId,
  version,
  name,
  phone,
  jobTitle,
  teamId,
  roles,
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
    expect((await lead.call(inviteStaff, { body: newEmployee() })).key).toBe('forbidden');
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
        [editStaff, { ...newEmployee(), email: undefined, language: undefined, userId, version: 0 }],
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
  it('ends immediately with disabling, comes back with enabling, and the mail for a new password goes only to the active', async () => {
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
    expect((await choosePassword(app.client(), linkValue(await mailTo(app, agent.email), 'key'))).code).toBe(200);
    expect((await enterWithPassword(app.client(), { username: agent.email, password: 'Solaris42', form: 'staff' })).code).toBe(200);
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
  });

  it('no one widens for themselves: an administrator gets further roles, such as to pay, from another one', async () => {
    const other = await buildStaff(app.platform, { role: 'admin' });
    const body = { ...bodyOf(await shown(other.userId)), roles: ['admin' as const, 'finance' as const] };
    const self = app.client(other.token);
    expect((await self.call(editStaff, { body })).key).toBe('user.ownAccess');
    expect((await shown(other.userId)).roles).toEqual(['admin']);
    const given = await admin.call(editStaff, { body });
    expect(given.data.roles.toSorted()).toEqual(['admin', 'finance']);
    const kept = { ...body, version: given.data.version, jobTitle: 'Accountant' };
    expect((await self.call(editStaff, { body: kept })).code).toBe(200);
    expect((await self.call(editStaff, { body: { ...kept, version: kept.version + 1, roles: ['admin'] } })).code).toBe(200);
  });

  it('of two administrators who shut each other out at the same time stays with one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const pair = [await buildStaff(app.platform, { role: 'admin' }), await buildStaff(app.platform, { role: 'admin' })] as const;
      const ids = pair.map(({ userId }) => userId);
      const isRefused = (by: BuiltUser, other: BuiltUser) =>
        round % 2 === 0
          ? app.client(by.token).call(disableStaff, { body: { userId: other.userId, version: 0, handOverTo: null } })
          : app.client(by.token).call(editStaff, {
              body: { userId: other.userId, version: 0, name: other.name, phone: '', jobTitle: '', teamId: null, roles: ['agent'] },
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
