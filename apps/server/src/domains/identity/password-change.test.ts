import { changePassword, findPassword, forgetPassword, getInfo, getMyProfile } from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeCodes } from '#src/platform/live/connection.ts';
import { encryptPasswords } from '#src/testing/encrypt-passwords.ts';
import { openLive } from '#src/testing/live-client.ts';
import { linkValue, mailTo } from '#src/testing/mailbox.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildCustomer } from '../account/seed.ts';
import { demoPassword } from './index.ts';
import { buildStaff, signIn as openSessionOf } from './seed.ts';
import { enterWithPassword } from '#src/testing/passwords.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Change {
  oldPwd?: string;
  newPwd?: string;
  confirmPwd?: string;
  email?: string;
}

async function change(
  { token }: { token: string },
  { oldPwd = demoPassword, newPwd = 'Solaris42', confirmPwd = newPwd, ...rest }: Change = {},
) {
  const client = app.client(token);
  const { encryptKey, passwords } = await encryptPasswords(client, [oldPwd, newPwd, confirmPwd]);
  const body = { oldPwd: passwords[0] ?? '', newPwd: passwords[1] ?? '', confirmPwd: passwords[2] ?? '', ...rest };
  return client.call(changePassword, { body }, { headers: { EncryptKey: encryptKey } });
}

const enter = (username: string, password: string) => enterWithPassword(app.client(), { username, password });

const isOpen = async (token: string): Promise<boolean> => (await app.client(token).call(getInfo, {})).code === 200;

describe('changing the password', () => {
  it('lets one in by the new one only, and keeps only this session', async () => {
    const customer = await buildCustomer(app.platform);
    const elsewhere = await openSessionOf(app.platform, customer);
    expect((await change(customer)).code).toBe(200);
    expect(await isOpen(customer.token)).toBe(true);
    expect(await isOpen(elsewhere)).toBe(false);
    expect((await enter(customer.email, demoPassword)).key).toBe('auth.badCredentials');
    expect((await enter(customer.email, 'Solaris42')).code).toBe(200);
  });

  it('tells in the own profile since when it is that one', async () => {
    const customer = await buildCustomer(app.platform);
    const since = async () => (await app.client(customer.token).call(getMyProfile, {})).data.passwordChangedAt;
    const chosen = await since();
    app.clock.advance({ minutes: 5 });
    await change(customer);
    expect(Date.parse((await since()) ?? '') - Date.parse(chosen ?? '')).toBeGreaterThanOrEqual(300_000);
  });

  it('closes the live connections of the other sessions immediately', async () => {
    const agent = await buildStaff(app.platform);
    const base = await app.http.listen({ port: 0, host: '127.0.0.1' });
    const [here, elsewhere] = [
      await openLive(app, base, agent),
      await openLive(app, base, { token: await openSessionOf(app.platform, agent) }),
    ];
    await change(agent);
    expect(await elsewhere.closedWith()).toBe(closeCodes.sessionEnded);
    expect(here.closed).toBeUndefined();
    here.socket.terminate();
  });

  it('is told to the owner by mail, in their language', async () => {
    const customer = await buildCustomer(app.platform, { language: 'de' });
    await change(customer);
    const { subject, text, path } = await mailTo(app, customer.email);
    expect(subject).toBe('Ihr Passwort wurde geändert');
    expect(text).toContain('Carmen Ruiz');
    expect(text).not.toContain('Solaris42');
    expect(path).toBe('/forget');
  });

  it('needs the old one, whose it is the session says, not the body', async () => {
    const [owner, thief] = [await buildCustomer(app.platform), await buildCustomer(app.platform)];
    expect((await change(thief, { email: owner.email })).code).toBe(200);
    expect((await enter(owner.email, demoPassword)).code).toBe(200);
    expect((await enter(owner.email, 'Solaris42')).key).toBe('auth.badCredentials');
    const answer = await change(owner, { oldPwd: 'Wrong2026' });
    expect(answer).toMatchObject({ code: 510, errors: [{ path: 'oldPwd', rule: 'passwordWrong' }] });
    const actions = await app.platform.db.selectFrom('audit').select('action').where('actor_id', '=', owner.userId).execute();
    expect(actions.map(({ action }) => action)).toContain('identity.changePasswordRefused');
  });

  it('counts wrong old passwords with those of sign-in', async () => {
    const customer = await buildCustomer(app.platform);
    for (let count = 1; count <= 3; count += 1) await change(customer, { oldPwd: 'Wrong2026' });
    for (let count = 1; count <= 2; count += 1) await enter(customer.email, 'Wrong2026');
    expect((await change(customer)).key).toBe('auth.tooManyAttempts');
    expect((await enter(customer.email, demoPassword)).key).toBe('auth.tooManyAttempts');
    app.clock.advance({ minutes: 2 });
    expect((await change(customer)).code).toBe(200);
    expect((await enter(customer.email, 'Solaris42')).code).toBe(200);
  });

  it.each([
    [{ newPwd: 'abc12' }, 'newPwd', 'tooShort'],
    [{ newPwd: 'OnlyLetters' }, 'newPwd', 'password'],
    [{ newPwd: 'password1' }, 'newPwd', 'passwordCommon'],
    [{ newPwd: demoPassword }, 'newPwd', 'passwordSame'],
    [{ confirmPwd: 'Solaris43' }, 'confirmPwd', 'passwordsDiffer'],
  ])('refuses %j at its field', async (wrong, path, rule) => {
    const customer = await buildCustomer(app.platform);
    expect(await change(customer, wrong)).toMatchObject({ code: 510, errors: [{ path, rule }] });
    expect((await enter(customer.email, demoPassword)).code).toBe(200);
  });

  it('takes one of two simultaneous changes', async () => {
    const customer = await buildCustomer(app.platform);
    const answers = await Promise.all([change(customer, { newPwd: 'Solaris42' }), change(customer, { newPwd: 'Solaris43' })]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 510]);
  });

  it('takes the reset links that are still on their way out of use', async () => {
    const customer = await buildCustomer(app.platform);
    await app.client().call(findPassword, { body: { email: customer.email } });
    const key = linkValue(await mailTo(app, customer.email), 'key');
    await change(customer);
    const client = app.client();
    const { encryptKey, passwords } = await encryptPasswords(client, ['Solaris44', 'Solaris44']);
    const body = { key, newPwd: passwords[0] ?? '', confirmPwd: passwords[1] ?? '' };
    expect((await client.call(forgetPassword, { body }, { headers: { EncryptKey: encryptKey } })).key).toBe('account.resetLinkInvalid');
  });

  it('is not for anyone who has none: they came by single sign-on', async () => {
    const agent = await buildStaff(app.platform);
    await app.platform.db.updateTable('app_user').set({ password_hash: null }).where('id', '=', agent.userId).execute();
    expect(await change(agent)).toMatchObject({ code: 510, errors: [{ path: 'oldPwd', rule: 'passwordWrong' }] });
  });
});
