import { createCipheriv } from 'node:crypto';
import {
  beginSignOn,
  captchaImage,
  changePassword,
  findPassword,
  finishSignOn,
  getInfo,
  getRouters,
  oauthLogin,
  signIn,
  signOut,
  type SignInBody,
} from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { demoPassword } from '#src/domains/identity/index.ts';
import { buildStaff, seedEmail, signIn as openSessionOf } from '#src/domains/identity/seed.ts';
import { encryptPasswords, wrapKey } from '#src/testing/encrypt-passwords.ts';
import { startIdentityProvider, type TestIdentityProvider } from '#src/testing/identity-provider.ts';
import { linkValue, mailTo } from '#src/testing/mailbox.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { choosePassword, enterWithPassword } from '#src/testing/passwords.ts';

/* What strangers try at the doors: section 1 of the abuse cases, one test for each. Finer ones are beside the domain. */

let app: TestApp;
let provider: TestIdentityProvider;
/** A server that asks for captchas. */
let guarded: TestApp;
beforeAll(async () => {
  provider = await startIdentityProvider();
  app = await startTestApp({ oidc: provider.oidc });
  guarded = await startTestApp({ captchaEnabled: true });
});
afterAll(async () => {
  await guarded.stop();
  await app.stop();
  await provider.stop();
});

const enter = (username: string, password = demoPassword, more: Partial<SignInBody> = {}, on = app) =>
  enterWithPassword(on.client(), { username, password, ...more });

const told = ({ code, key, msg, data }: { code: number; key: string | undefined; msg: string; data: unknown }) => ({
  code,
  key,
  msg,
  data,
});

describe('POST /login', () => {
  it('password guessing: after five wrong ones the name waits, also for the right one', async () => {
    const { email } = await buildCustomer(app.platform);
    for (let count = 0; count < 5; count += 1) expect((await enter(email, 'Wrong2026')).key).toBe('auth.badCredentials');
    expect(await enter(email)).toMatchObject({ code: 429, key: 'auth.tooManyAttempts' });
  });

  it('captcha skipped, replayed or with an empty uuid: refused before the password is looked at', async () => {
    const { email } = await buildCustomer(guarded.platform);
    const { data } = await guarded.client().call(captchaImage, {});
    for (const answer of [
      {},
      { code: '', uuid: '' },
      { code: 'AAAAA', uuid: data.uuid },
      { code: 'AAAAA', uuid: data.uuid },
      { code: 'AAAAA', uuid: 'x' },
    ])
      expect(told(await enter(email, demoPassword, answer, guarded))).toMatchObject({ code: 510, key: 'captcha.wrong' });
    const failures = await guarded.platform.db.selectFrom('sign_in_failure').selectAll().where('email', '=', email).execute();
    expect(failures).toEqual([]);
  });

  it('user probing by text: unknown, wrong, inactive and of the other form are told the same', async () => {
    const [known, inactive, staff] = [
      await buildCustomer(app.platform),
      await buildCustomer(app.platform, { isInactive: true }),
      await buildStaff(app.platform),
    ];
    const answers = [
      await enter(seedEmail('unknown'), 'Wrong2026'),
      await enter(known.email, 'Wrong2026'),
      await enter(inactive.email),
      await enter(staff.email),
      await enter(known.email, demoPassword, { form: 'staff' }),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(told(answer)))).size).toBe(1);
  });

  it('ECB key reuse: the same password twice is two different texts, and an answer of one sign-in opens no second', async () => {
    const { email } = await buildCustomer(app.platform);
    const client = app.client();
    const [one, other] = [await encryptPasswords(client, [demoPassword]), await encryptPasswords(client, [demoPassword])];
    expect(one.passwords).not.toEqual(other.passwords);
    const mixed = await client.call(
      signIn,
      { body: { username: email, password: one.passwords[0] ?? '' } },
      { headers: { EncryptKey: other.encryptKey } },
    );
    expect(mixed.code).not.toBe(200);
  });
});

describe('an encrypted password that someone has read', () => {
  it('wrapped again: its key serves once, however it is wrapped', async () => {
    const { email } = await buildCustomer(app.platform);
    const client = app.client();
    const key = '0123456789abcdef';
    const cipher = createCipheriv('aes-128-ecb', Buffer.from(key), null);
    const password = Buffer.concat([cipher.update(demoPassword, 'utf8'), cipher.final()]).toString('base64');
    const enterUnder = async (wrapped: string) =>
      client.call(signIn, { body: { username: email, password } }, { headers: { EncryptKey: await wrapKey(client, wrapped) } });
    expect((await enterUnder(key)).code).toBe(200);
    for (const wrapped of [key, Buffer.from(key).toString('base64')])
      expect((await enterUnder(wrapped)).errors).toMatchObject([{ path: 'password', rule: 'passwordUnreadable' }]);
  });

  it('changed over and over: after 20 tries in a quarter of an hour no more are read', async () => {
    const { token } = await buildCustomer(app.platform);
    const client = app.client(token);
    const change = async () => {
      const { encryptKey, passwords } = await encryptPasswords(client, [demoPassword, demoPassword, demoPassword]);
      const [oldPwd = '', newPwd = '', confirmPwd = ''] = passwords;
      return client.call(changePassword, { body: { oldPwd, newPwd, confirmPwd } }, { headers: { EncryptKey: encryptKey } });
    };
    for (let tries = 0; tries < 20; tries += 1) expect((await change()).code).toBe(510);
    expect(await change()).toMatchObject({ code: 429, key: 'tooManyRequests' });
  });

  it('replayed: serves once, also at the same time, also where another call sent it', async () => {
    const { email, token } = await buildCustomer(app.platform);
    const client = app.client();
    const replay = ({ encryptKey, passwords }: Awaited<ReturnType<typeof encryptPasswords>>, index = 0) =>
      client.call(signIn, { body: { username: email, password: passwords[index] ?? '' } }, { headers: { EncryptKey: encryptKey } });
    const read = await encryptPasswords(client, [demoPassword]);
    const answers = await Promise.all([replay(read), replay(read), replay(read)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 510, 510]);
    expect((await replay({ ...read, encryptKey: read.encryptKey.replaceAll('+', '-').replaceAll('/', '_') })).errors).toMatchObject([
      { path: 'password', rule: 'passwordUnreadable' },
    ]);
    const change = await encryptPasswords(client, [demoPassword, 'Solaris42', 'Solaris42']);
    const [oldPwd = '', newPwd = '', confirmPwd = ''] = change.passwords;
    const changed = await app
      .client(token)
      .call(changePassword, { body: { oldPwd, newPwd, confirmPwd } }, { headers: { EncryptKey: change.encryptKey } });
    expect(changed.code).toBe(200);
    expect((await replay(change, 1)).code).toBe(510);
    expect((await enter(email, 'Solaris42')).code).toBe(200);
  });
});

describe('POST /oauthLogin, /api/oauth2/callback', () => {
  it('foreign redirectUrl, missing state, made-up code: refused alike', async () => {
    const redirectUrl = `${app.platform.config.publicUrl}/oauth2/callback`;
    const state = 's'.repeat(43);
    const answers = [
      { code: 'x', redirectUrl: 'https://evil.example/oauth2/callback', state },
      { code: 'x', redirectUrl },
      { code: 'x', redirectUrl, state },
    ];
    for (const body of answers) expect((await app.client().call(oauthLogin, { body })).key).toBe('auth.signOnFailed');
  });

  it('a stolen or replayed code, a role sent along: serves once, and the role is that of the server', async () => {
    const { email } = await buildStaff(app.platform, { role: 'module_agent' });
    const subject = crypto.randomUUID();
    provider.accounts.set(subject, { subject, email, name: 'Nora Neumann', isEmailVerified: true });
    const { data: started } = await app.client().call(beginSignOn, { query: {} });
    const code = (await provider.answerOf(started.url, subject)).get('code') ?? '';
    const request = {
      method: 'POST',
      url: finishSignOn.path,
      payload: { code, state: started.state, roleId: 1, roles: ['admin'] },
    } as const;
    expect((await app.client().send<{ roleId: number }>(request)).data.roleId).toBe(4);
    expect((await app.client().send(request)).key).toBe('auth.signOnFailed');
    const { data: another } = await app.client().call(beginSignOn, { query: {} });
    expect((await app.client().call(finishSignOn, { body: { code, state: another.state } })).key).toBe('auth.signOnFailed');
  });

  it('an e-mail collision with a customer: neither signed in nor bound', async () => {
    const { email } = await buildCustomer(app.platform, { isInactive: true });
    const subject = crypto.randomUUID();
    provider.accounts.set(subject, { subject, email, name: 'Nora Neumann', isEmailVerified: true });
    const { data: started } = await app.client().call(beginSignOn, { query: {} });
    const code = (await provider.answerOf(started.url, subject)).get('code') ?? '';
    expect((await app.client().call(finishSignOn, { body: { code, state: started.state } })).data.outcome).toBe('unknown');
  });
});

describe('GET /api/getInfo, /getRouters', () => {
  it('role tampering in the client: roles and menu come from the database on every call', async () => {
    const { token, userId } = await buildStaff(app.platform, { role: 'admin' });
    const client = app.client(token);
    const sent = await client.send<{ roles: string[] }>({
      method: 'GET',
      url: '/api/getInfo?roles=admin&permissions=*:*:*',
      headers: { role: 'admin' },
    });
    expect(sent.data.roles).toEqual(['admin']);
    await app.platform.db.updateTable('user_role').set({ role: 'finance' }).where('user_id', '=', userId).execute();
    expect((await client.call(getInfo, {})).data.roles).toEqual(['finance']);
    expect((await client.call(getRouters, {})).data.map(({ path }) => path)).not.toContain('/admin/user');
  });
});

describe('POST /logout', () => {
  it('the token still works: it is dead immediately', async () => {
    const { token } = await buildCustomer(app.platform);
    await app.client(token).call(signOut, {});
    expect((await app.client(token).call(getInfo, {})).code).toBe(401);
  });

  it('CSRF logout: the cookie alone ends nothing', async () => {
    const { token } = await buildCustomer(app.platform);
    await app.client().call(signOut, {}, { headers: { cookie: `Admin-Token=${token}`, origin: 'https://evil.example' } });
    expect((await app.client(token).call(getInfo, {})).code).toBe(200);
  });
});

describe('GET /captchaImage', () => {
  it('flood: an address gets 60 pictures a minute, and late ones are gone', async () => {
    const client = guarded.client();
    const codes: number[] = [];
    for (let count = 0; count < 61; count += 1) codes.push((await client.call(captchaImage, {})).code);
    expect(codes.indexOf(429)).toBe(60);
  });
});

describe('POST /api/common/findpasswd, PUT forgetpwd', () => {
  const reset = (key: string) => choosePassword(app.client(), key);
  const keyFor = async (email: string, headers: Record<string, string> = {}) => {
    await app.client().call(findPassword, { body: { email } }, { headers });
    return mailTo(app, email);
  };

  it('probing: one answer for every address', async () => {
    const { email } = await buildCustomer(app.platform);
    const ask = (address: string) => app.client().call(findPassword, { body: { email: address } });
    expect(told(await ask(email))).toEqual(told(await ask(seedEmail('unknown'))));
  });

  it('takes its values in the query as in the body, and refuses both alike', async () => {
    const { email } = await buildCustomer(app.platform);
    const ask = (query: Record<string, string>) => app.client().send({ method: 'POST', url: '/api/common/findpasswd', query });
    expect((await ask({ email })).code).toBe(200);
    expect((await mailTo(app, email)).text).toContain('/resetPwd?key=');
    expect(await ask({ email: 'no address' })).toMatchObject({ code: 510, errors: [{ path: 'email', rule: 'email' }] });
  });

  it('host-header poisoned link: the base comes from the configuration', async () => {
    const { email } = await buildCustomer(app.platform);
    const mail = await keyFor(email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    expect(mail.text).not.toContain('evil.example');
  });

  it('reuse and a race of two resets: the key serves once, and all sessions end', async () => {
    const customer = await buildCustomer(app.platform);
    const key = linkValue(await keyFor(customer.email), 'key');
    const answers = await Promise.all([reset(key), reset(key)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 510]);
    expect((await reset(key)).key).toBe('account.resetLinkInvalid');
    expect((await app.client(customer.token).call(getInfo, {})).code).toBe(401);
  });

  it('the code of A for the e-mail of B: the key alone says whose password it is', async () => {
    const [one, other] = [await buildCustomer(app.platform), await buildCustomer(app.platform)];
    await reset(linkValue(await keyFor(one.email), 'key'));
    expect((await enter(other.email)).code).toBe(200);
    expect((await enter(one.email, 'Solaris42')).code).toBe(200);
  });
});

describe('password change', () => {
  const change = async (token: string, [oldPwd, email]: [string, string?]) => {
    const client = app.client(token);
    const { encryptKey, passwords } = await encryptPasswords(client, [oldPwd, 'Solaris42', 'Solaris42']);
    const [old = '', newPwd = '', confirmPwd = ''] = passwords;
    return client.call(changePassword, { body: { email, oldPwd: old, newPwd, confirmPwd } }, { headers: { EncryptKey: encryptKey } });
  };

  it('without the old password: refused at its field', async () => {
    const { token } = await buildCustomer(app.platform);
    expect((await change(token, ['Wrong2026'])).errors.map(({ path }) => path)).toEqual(['oldPwd']);
  });

  it("another user's e-mail in the body: the session says whose it is", async () => {
    const [self, other] = [await buildCustomer(app.platform), await buildCustomer(app.platform)];
    const token = await openSessionOf(app.platform, self);
    expect((await change(token, [demoPassword, other.email])).code).toBe(200);
    expect((await enter(other.email)).code).toBe(200);
    expect((await enter(self.email, 'Solaris42')).code).toBe(200);
  });
});
