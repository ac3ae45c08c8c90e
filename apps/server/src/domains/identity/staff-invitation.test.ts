// @both-engines
import { getInfo, inviteStaff, inviteStaffAgain } from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEmployee, shownEmployee } from '#src/testing/employees.ts';
import { linkValue, mailTo } from '#src/testing/mailbox.ts';
import { choosePassword, enterWithPassword } from '#src/testing/passwords.ts';
import { startStaffedApp } from '#src/testing/staffed-app.ts';
import type { TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';
import { buildCustomer } from '../account/seed.ts';
import { buildStaff, seedEmail } from './seed.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  ({ app, admin } = await startStaffedApp());
});
afterAll(() => app.stop());

const invite = (change: object = {}) => admin.call(inviteStaff, { body: newEmployee(change) });

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
    expect(await shownEmployee(app, admin, data.userId)).toMatchObject({ state: 'active', invitedUntil: null, sessions: 1 });
  });

  it.each([
    [{ days: 6, hours: 23 }, 200, undefined],
    [{ days: 7, seconds: 1 }, 510, 'user.invitationInvalid'],
  ])('used after %j answers %i', async (wait, code, key) => {
    const { data } = await invite();
    const link = await keyOf(data.email);
    app.clock.advance(wait);
    // The administrator's own session has ended in the meantime.
    admin = app.client((await buildStaff(app.platform, { role: 'admin' })).token);
    expect(await choose(link)).toMatchObject({ code, key });
  });

  it('used twice at the same time wins once, and later never again', async () => {
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
    const own = (await admin.call(getInfo, {})).data.user.email;
    const email = seedEmail('rts');
    await app.platform.db.updateTable('contact').set({ user_id: null, email }).where('id', '=', other.contactId).execute();
    for (const taken of [own, customer.email.toUpperCase(), email])
      expect((await invite({ email: taken })).errors).toMatchObject([{ path: 'email', rule: 'emailTaken' }]);
  });

  it('takes staff roles alone, at least one, and only teams there are', async () => {
    for (const roles of [[], ['customer'], ['provider'], ['agent', 'root']])
      expect((await admin.send({ method: 'POST', url: inviteStaff.path, payload: newEmployee({ roles }) })).code).toBe(510);
    expect((await invite({ teamId: 999_999 })).errors).toMatchObject([{ path: 'teamId' }]);
  });

  it('counts a role once that is named twice', async () => {
    const { data, code } = await invite({ roles: ['supervisor', 'agent', 'supervisor'] });
    expect(code).toBe(200);
    expect(data.roles.toSorted()).toEqual(['agent', 'supervisor']);
  });

  it('sent twice under one key makes one person', async () => {
    const body = newEmployee();
    const answers = await Promise.all([1, 2].map(() => admin.call(inviteStaff, { body }, { idempotencyKey: body.email })));
    expect(new Set(answers.map(({ data }) => data.userId)).size).toBe(1);
  });
});
