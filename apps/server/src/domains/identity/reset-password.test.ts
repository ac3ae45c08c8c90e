import { checkResetLink, findPassword, getInfo } from '@heliodesk/contract/identity';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#src/platform/db/transaction.ts';
import { eventually } from '#src/testing/eventually.ts';
import { linkValue, mailsTo, mailTo } from '#src/testing/mailbox.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildCustomer } from '../account/seed.ts';
import { demoPassword, hashPassword } from './index.ts';
import { buildStaff, seedEmail, signIn as openSessionOf } from './seed.ts';
import { updatePassword } from './store/users.ts';
import { choosePassword, enterWithPassword } from '#src/testing/passwords.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ask = (email: string, headers: Record<string, string> = {}) => app.client().call(findPassword, { body: { email } }, { headers });

/** The key of the newest reset mail. */
async function keyFor(email: string, count = 1): Promise<string> {
  await ask(email);
  return linkValue(await mailTo(app, email, count), 'key');
}

const reset = (key: string, newPwd?: string, confirmPwd?: string) => choosePassword(app.client(), key, newPwd, confirmPwd);

const enter = (username: string, password: string, form?: 'customer' | 'staff') =>
  enterWithPassword(app.client(), { username, password, form });

describe('forgotten password', () => {
  it('answers alike for known and unknown addresses, and mails only the known', async () => {
    const { email } = await buildCustomer(app.platform);
    const unknown = seedEmail('unknown');
    const [first, second] = [await ask(unknown), await ask(email)];
    expect({ code: first.code, msg: first.msg, data: first.data }).toEqual({ code: second.code, msg: second.msg, data: second.data });
    expect((await mailTo(app, email)).path).toMatch(/^\/resetPwd\?key=[\w-]{43}$/);
    expect(await mailsTo(app, unknown)).toEqual([]);
  });

  it('takes the base of the link from the configuration, never from the call', async () => {
    const { email } = await buildCustomer(app.platform);
    await ask(email, { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' });
    const { text } = await mailTo(app, email);
    expect(text).toContain(`${app.platform.config.publicUrl}/resetPwd?key=`);
    expect(text).not.toContain('evil');
  });

  it('leaves the key of the link nowhere once the mail is sent', async () => {
    const { email } = await buildCustomer(app.platform);
    const key = await keyFor(email);
    await eventually(async () => {
      const { rows } = await sql`select name from job.job where data::text ~ ${`${key}|${email}`}`.execute(app.platform.db);
      expect(rows).toEqual([]);
    });
  });

  it('mails an address twice in a quarter of an hour at most, and refuses neither its owner nor anyone else', async () => {
    const { email } = await buildCustomer(app.platform);
    for (const address of [email, seedEmail('unknown')])
      for (let count = 0; count < 7; count += 1) expect((await ask(address)).code).toBe(200);
    const last = await buildCustomer(app.platform);
    await keyFor(last.email);
    expect(await mailsTo(app, email)).toHaveLength(2);
    const latest = linkValue(await mailTo(app, email, 2), 'key');
    app.clock.advance({ minutes: 15, seconds: 1 });
    await ask(email);
    await mailTo(app, email, 3);
    expect((await reset(latest)).code).toBe(200);
    await ask(email);
    await mailTo(app, email, 4);
  });
});

describe('the reset link', () => {
  it('says when it is opened whether it is still good, and is not used up by that', async () => {
    const { email } = await buildCustomer(app.platform);
    const key = await keyFor(email);
    const check = (sent: string) => app.client().call(checkResetLink, { body: { key: sent } });
    for (let count = 0; count < 2; count += 1) expect((await check(key)).code).toBe(200);
    expect((await check('made-up')).key).toBe('account.resetLinkInvalid');
    expect((await reset(key)).code).toBe(200);
    expect((await check(key)).key).toBe('account.resetLinkInvalid');
  });

  it('sets the password, ends every session and serves once', async () => {
    const user = await buildCustomer(app.platform);
    const second = await openSessionOf(app.platform, user);
    const key = await keyFor(user.email);
    expect((await reset(key)).code).toBe(200);
    for (const token of [user.token, second]) expect((await app.client(token).call(getInfo, {})).code).toBe(401);
    expect((await enter(user.email, demoPassword)).key).toBe('auth.badCredentials');
    expect((await enter(user.email, 'Solaris42')).code).toBe(200);
    expect((await reset(key, 'Another42')).key).toBe('account.resetLinkInvalid');
  });

  it.each([
    [{ minutes: 29 }, 200],
    [{ minutes: 30, seconds: 1 }, 510],
  ])('used after %j answers %i', async (wait, code) => {
    const { email } = await buildCustomer(app.platform);
    const key = await keyFor(email);
    app.clock.advance(wait);
    expect((await reset(key)).code).toBe(code);
  });

  it('lets no one in whose former password was just being looked at', async () => {
    const { userId, email } = await buildCustomer(app.platform);
    const changed = await hashPassword('Solaris42');
    const isLookedAt = () => app.platform.db.selectFrom('sign_in_failure').select('email').where('email', '=', email).executeTakeFirst();
    // Few are verified at a time: the one in question waits behind these.
    const ahead = Array.from({ length: 40 }, () => hashPassword('Solaris42'));
    const entering = enter(email, demoPassword);
    await expect.poll(isLookedAt, { interval: 5 }).toBeDefined();
    await transaction(app.platform.db, (tx) => updatePassword(tx, userId, changed, app.clock.now()));
    expect((await entering).key).toBe('auth.badCredentials');
    await Promise.all(ahead);
  });

  it('used twice at the same time wins once', async () => {
    const { email } = await buildCustomer(app.platform);
    const key = await keyFor(email);
    const answers = await Promise.all(
      ['Winner01', 'Winner02', 'Winner03'].map(async (password) => ({ password, code: (await reset(key, password)).code })),
    );
    const winners = answers.filter(({ code }) => code === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 510)).toHaveLength(2);
    expect((await enter(email, winners[0]?.password ?? '')).code).toBe(200);
  });

  it('makes the older ones worthless', async () => {
    const { email } = await buildCustomer(app.platform);
    const [older, newer] = [await keyFor(email), await keyFor(email, 2)];
    expect((await reset(newer)).code).toBe(200);
    expect((await reset(older)).key).toBe('account.resetLinkInvalid');
  });

  it('cannot be guessed, and an activation code is none', async () => {
    for (const key of ['x', 'A'.repeat(43), 'A'.repeat(128), "' or 1=1 --"])
      expect((await reset(key)).key).toBe('account.resetLinkInvalid');
  });

  it('changes the password of its own user only', async () => {
    const [one, other] = [await buildCustomer(app.platform), await buildCustomer(app.platform)];
    expect((await reset(await keyFor(one.email))).code).toBe(200);
    expect((await app.client(other.token).call(getInfo, {})).code).toBe(200);
    expect((await enter(other.email, demoPassword)).code).toBe(200);
  });

  it('lets someone in who waits for the end of a lock-out', async () => {
    const { email } = await buildCustomer(app.platform);
    for (let count = 0; count < 6; count += 1) await enter(email, 'Wrong2026');
    expect((await enter(email, demoPassword)).key).toBe('auth.tooManyAttempts');
    await reset(await keyFor(email));
    expect((await enter(email, 'Solaris42')).code).toBe(200);
  });

  it('activates as well: it went to the mailbox that is to be findProvedUser', async () => {
    const { email } = await buildCustomer(app.platform, { isInactive: true });
    await reset(await keyFor(email));
    expect((await enter(email, 'Solaris42')).code).toBe(200);
  });

  it('is not sent to a disabled user, nor does an older one serve', async () => {
    const user = await buildStaff(app.platform);
    const key = await keyFor(user.email);
    await app.platform.db.updateTable('app_user').set({ disabled_at: app.clock.now() }).where('id', '=', user.userId).execute();
    expect((await reset(key)).key).toBe('account.resetLinkInvalid');
  });
});

describe('a new password', () => {
  it.each([
    ['12345', 'tooShort'],
    ['abc12', 'tooShort'],
    ['abcdefghij1234567', 'tooLong'],
    ['abcdefgh', 'password'],
    ['12345678', 'password'],
    ['Solar is 42', 'password'],
    ['Sonne42ß', 'password'],
    ['Sunny-2026', 'password'],
    ['password1', 'passwordCommon'],
    ['Qwerty123', 'passwordCommon'],
    ['carmen7', 'passwordIsName'],
    ['CARMEN7', 'passwordIsName'],
  ])('%s is refused: %s', async (password, rule) => {
    const email = `carmen7@${seedEmail('x').replace('@', '.')}`;
    await buildCustomer(app.platform, { email });
    const key = await keyFor(email);
    expect((await reset(key, password)).errors).toMatchObject([{ path: 'newPwd', rule }]);
    expect((await reset(key, 'Carmen77x')).code).toBe(200);
  });

  it.each(['zbqd12', 'Abcdefgh12345678'])('%s is long and short enough', async (password) => {
    const { email } = await buildCustomer(app.platform);
    expect((await reset(await keyFor(email), password)).code).toBe(200);
  });

  it('has to be entered twice alike, and the link survives a mistake', async () => {
    const { email } = await buildCustomer(app.platform);
    const key = await keyFor(email);
    const answer = await reset(key, 'Solaris42', 'Solaris43');
    expect(answer.errors).toMatchObject([{ path: 'confirmPwd', rule: 'passwordsDiffer', message: 'The passwords don’t match.' }]);
    expect((await reset(key)).code).toBe(200);
  });
});
