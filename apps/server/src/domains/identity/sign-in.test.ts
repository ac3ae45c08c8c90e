// @both-engines
import { getInfo, signIn } from '@heliodesk/contract/identity';
import { roleKeys, roles } from '@heliodesk/contract/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#src/platform/db/transaction.ts';
import { encryptPasswords, wrapKey, type KeyForm } from '#src/testing/encrypt-passwords.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';
import { buildCustomer } from '../account/seed.ts';
import { demoPassword, disableUser } from './index.ts';
import { buildProvider, buildStaff } from './seed.ts';
import { enterWithPassword } from '#src/testing/passwords.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Form = 'customer' | 'staff';

/** Tries to sign in the way the screen does. */
const enter = (client: TestClient, username: string, password = demoPassword, form: Form = 'customer', keyForm?: KeyForm) =>
  enterWithPassword(client, { username, password, form }, keyForm);

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe('sign-in', () => {
  it.each<KeyForm>(['plain', 'base64'])('takes the AES key as %s', async (keyForm) => {
    const customer = await buildCustomer(app.platform);
    const answer = await enter(app.client(), customer.email, demoPassword, 'customer', keyForm);
    expect(answer.code).toBe(200);
    expect(answer.data).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), expireIn: 12 * 3_600 });
    const info = await app.client(answer.data.token).call(getInfo, {});
    expect(info.data.user).toMatchObject({
      email: customer.email,
      kind: 'customer',
      companyName: customer.companyName,
      contactId: customer.contactId,
    });
  });

  it('takes an address in capitals and the token without "Bearer"', async () => {
    const customer = await buildCustomer(app.platform);
    const { data } = await enter(app.client(), ` ${customer.email.toUpperCase()} `);
    const info = await app.client().send({ method: 'GET', url: getInfo.path, headers: { authorization: data.token } });
    expect(info.code).toBe(200);
  });

  it('leaves the session that it was called with, and no other', async () => {
    const customer = await buildCustomer(app.platform);
    const [former, other] = [(await enter(app.client(), customer.email)).data.token, customer.token];
    const refused = await enter(app.client(former), customer.email, 'Wrong2026');
    expect(refused.key).toBe('auth.badCredentials');
    expect((await app.client(former).call(getInfo, {})).code).toBe(200);
    const { data } = await enter(app.client(former), customer.email);
    expect((await app.client(former).call(getInfo, {})).code).toBe(401);
    for (const token of [data.token, other]) expect((await app.client(token).call(getInfo, {})).code).toBe(200);
  });

  it('takes the password exactly as it was chosen', async () => {
    const customer = await buildCustomer(app.platform);
    for (const like of [demoPassword.toLowerCase(), ` ${demoPassword}`, `${demoPassword} `, demoPassword.slice(0, -1)])
      expect((await enter(app.client(), customer.email, like)).key).toBe('auth.badCredentials');
    expect((await enter(app.client(), customer.email)).code).toBe(200);
  });

  it.each(roleKeys)('lets %s in at the own form only', async (role) => {
    const { kind } = roles[role];
    const user =
      kind === 'customer'
        ? await buildCustomer(app.platform)
        : kind === 'provider'
          ? await buildProvider(app.platform)
          : await buildStaff(app.platform, { role: role as 'agent' });
    const [own, other]: Form[] = kind === 'staff' ? ['staff', 'customer'] : ['customer', 'staff'];
    expect((await enter(app.client(), user.email, demoPassword, own)).code).toBe(200);
    expect((await enter(app.client(), user.email, demoPassword, other)).key).toBe('auth.badCredentials');
  });

  it('answers an unknown name, a wrong password and everyone who may not enter alike', async () => {
    const [known, inactive, disabled, left] = await Promise.all([
      buildCustomer(app.platform),
      buildCustomer(app.platform, { isInactive: true }),
      buildCustomer(app.platform),
      buildCustomer(app.platform),
    ]);
    await transaction(app.platform.db, (tx) => disableUser(app.platform, tx, disabled.userId));
    await app.platform.db.updateTable('contact').set({ status: 'disabled' }).where('id', '=', left.contactId).execute();
    const answers = await Promise.all([
      enter(app.client(), 'unknown@solar.example'),
      enter(app.client(), known.email, 'Wrong2026'),
      enter(app.client(), known.email, demoPassword, 'staff'),
      enter(app.client(), inactive.email),
      enter(app.client(), disabled.email),
      enter(app.client(), left.email),
    ]);
    const said = answers.map(({ status, code, msg, data }) => ({ status, code, msg, data }));
    expect(new Set(said.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(said[0]).toMatchObject({ status: 400, code: 400, data: { key: 'auth.badCredentials' } });
  });

  it('refuses a body with unknown kinds of things, and never with a 500', async () => {
    for (const body of [
      null,
      [],
      'x',
      { username: { $gt: '' } },
      { username: 'a@b.example', password: 'x'.repeat(600) },
      { username: 'a@b.example', password: 'AAAA', form: 'admin' },
    ]) {
      const answer = await app
        .client()
        .send({ method: 'POST', url: signIn.path, headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) });
      expect(answer.status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
      expect(answer.status, JSON.stringify(body)).toBeLessThan(500);
    }
  });

  it('takes as long whatever keeps someone out', async () => {
    const { platform } = app;
    const [known, inactive, disabled, invited] = [
      await buildCustomer(platform),
      await buildCustomer(platform, { isInactive: true }),
      await buildCustomer(platform),
      await buildCustomer(platform),
    ];
    await transaction(platform.db, (tx) => disableUser(platform, tx, disabled.userId));
    await platform.db.updateTable('app_user').set({ password_hash: null }).where('id', '=', invited.userId).execute();
    const tries: [email: string, password: string, form: Form][] = [
      [known.email, 'Wrong2026', 'customer'],
      [known.email, demoPassword, 'staff'],
      ['unknown.name@solar.example', 'Wrong2026', 'customer'],
      [inactive.email, demoPassword, 'customer'],
      [disabled.email, demoPassword, 'customer'],
      [invited.email, demoPassword, 'customer'],
    ];
    const took = async ([email, password, form]: (typeof tries)[number]): Promise<number> => {
      const started = process.cpuUsage();
      expect((await enter(app.client(), email, password, form)).key).toBe('auth.badCredentials');
      const { user, system } = process.cpuUsage(started);
      return user + system;
    };
    // Time of the processor: that of the clock depends on what else runs on this machine.
    const shortest = tries.map(() => Infinity);
    for (const _ of times(9)) {
      for (const [index, attempt] of tries.entries()) shortest[index] = Math.min(shortest[index] ?? 0, await took(attempt));
      await platform.db.deleteFrom('sign_in_failure').execute();
    }
    // Without the decoy hash an unknown name would take a tenth; a second hash would take twice as long.
    expect(Math.max(...shortest) / Math.min(...shortest), shortest.join(' ')).toBeLessThan(1.6);
  });

  it('writes sign-ins and refusals down', async () => {
    const customer = await buildCustomer(app.platform);
    const client = app.client();
    await enter(client, customer.email, 'Wrong2026');
    await enter(client, customer.email);
    await enter(client, 'stranger@solar.example', 'Wrong2026');
    const rows = await app.platform.db
      .selectFrom('audit')
      .select(['action', 'actor_id', 'actor_name', 'subject_id', 'address'])
      .where('subject_id', 'in', [String(customer.userId), 'stranger@solar.example'])
      .where('action', 'like', 'identity.%')
      .orderBy('id')
      .execute();
    const subject_id = String(customer.userId);
    const [of, byStranger] = [
      { subject_id, address: client.address },
      { actor_id: null, actor_name: '', address: client.address },
    ];
    // Who failed may be anyone; the name that was tried is what it happened to.
    expect(rows).toEqual([
      { action: 'identity.signInRefused', ...byStranger, subject_id },
      { action: 'identity.signIn', ...of, actor_id: customer.userId, actor_name: customer.name },
      { action: 'identity.signInRefused', ...byStranger, subject_id: 'stranger@solar.example' },
    ]);
  });
});

describe('the encrypted password', () => {
  it.each([
    ['no key', async () => ''],
    ['a key that is no base64', async () => '***'],
    ['a key under no public key', async () => Buffer.alloc(256, 7).toString('base64')],
    ['a key that is too long', async () => 'A'.repeat(2_000)],
    ['15 characters', (client: TestClient) => wrapKey(client, '123456789012345')],
    ['17 characters', (client: TestClient) => wrapKey(client, '12345678901234567')],
  ])('is refused with %s', async (_, keyOf) => {
    const client = app.client();
    const { passwords } = await encryptPasswords(client, [demoPassword]);
    const answer = await client.call(
      signIn,
      { body: { username: 'a@solar.example', password: passwords[0] ?? '' } },
      { headers: { EncryptKey: await keyOf(client) } },
    );
    expect(answer.code).toBe(510);
    expect(answer.errors).toMatchObject([{ path: 'password', rule: 'passwordUnreadable' }]);
  });

  it.each([
    ['in clear', demoPassword],
    ['with half a block', 'AAAA'],
    ['with wrong padding', Buffer.alloc(16, 1).toString('base64')],
  ])('is refused %s', async (_, password) => {
    const client = app.client();
    const answer = await client.call(
      signIn,
      { body: { username: 'a@solar.example', password } },
      { headers: { EncryptKey: await wrapKey(client, '1234567890123456') } },
    );
    expect(answer.errors).toMatchObject([{ path: 'password', rule: 'passwordUnreadable' }]);
  });
});

describe('guessing passwords', () => {
  const wrong = (email: string) => enter(app.client(), email, 'Wrong2026');

  it('is free five times, then the name waits a minute, also with the right password', async () => {
    const { email } = await buildCustomer(app.platform);
    for (const _ of times(5)) expect((await wrong(email)).key).toBe('auth.badCredentials');
    const refused = await enter(app.client(), email);
    expect(refused.key).toBe('auth.tooManyAttempts');
    expect(refused.msg).toContain('Try again in 1 min');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(55);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    app.clock.advance({ seconds: 50 });
    expect((await enter(app.client(), email)).key).toBe('auth.tooManyAttempts');
    app.clock.advance({ seconds: 11 });
    expect((await enter(app.client(), email)).code).toBe(200);
  });

  it('starts again after a success', async () => {
    const { email } = await buildCustomer(app.platform);
    for (const _ of times(4)) await wrong(email);
    expect((await enter(app.client(), email)).code).toBe(200);
    for (const _ of times(5)) expect((await wrong(email)).key).toBe('auth.badCredentials');
    expect((await wrong(email)).key).toBe('auth.tooManyAttempts');
  });

  it('doubles the wait up to an hour, for names that no one has as well', async () => {
    const email = 'not.known@solar.example';
    for (const _ of times(5)) await wrong(email);
    const waits: number[] = [];
    for (const _ of times(8)) {
      waits.push(Math.round(Number((await wrong(email)).headers['retry-after']) / 60));
      app.clock.advance({ minutes: waits.at(-1) ?? 0, seconds: 1 });
      expect((await wrong(email)).key).toBe('auth.badCredentials');
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  });

  it('does not get through side by side', async () => {
    const { email } = await buildCustomer(app.platform);
    const answers = await Promise.all(times(12).map(() => wrong(email)));
    expect(answers.filter(({ key }) => key === 'auth.badCredentials')).toHaveLength(5);
    expect(answers.filter(({ key }) => key === 'auth.tooManyAttempts')).toHaveLength(7);
  });

  it('over many names from one address ends after 30', async () => {
    const client = app.client();
    const guess = (index: number) => enter(client, `guess${index}@solar.example`, 'Wrong2026');
    for (const index of times(30)) expect((await guess(index)).key, String(index)).toBe('auth.badCredentials');
    expect((await guess(30)).key).toBe('auth.tooManyAttempts');
    expect((await enter(app.client(), 'guess30@solar.example', 'Wrong2026')).key).toBe('auth.badCredentials');
  });
  it('over many names from one address does not get further side by side, and right ones count for nothing', async () => {
    const client = app.client();
    const owner = await buildCustomer(app.platform);
    for (const _ of times(25)) await enter(client, `guess${_}@parallel.example`, 'Wrong2026');
    for (const _ of times(7)) expect((await enter(client, owner.email, demoPassword)).code).toBe(200);
    const answers = await Promise.all(times(12).map((index) => enter(client, `other${index}@parallel.example`, 'Wrong2026')));
    expect(answers.filter(({ key }) => key === 'auth.badCredentials')).toHaveLength(5);
    expect(answers.filter(({ key }) => key === 'auth.tooManyAttempts')).toHaveLength(7);
  });
});
