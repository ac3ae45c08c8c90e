// @both-engines
import { getInfo, signIn, signOut } from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { demoPassword, disableUser, enableUser } from '#src/domains/identity/index.ts';
import { systemConfigOf } from '#src/domains/reference/index.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { encryptPasswords } from '#src/testing/encrypt-passwords.ts';
import { eventually } from '#src/testing/eventually.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';
import { enterWithPassword } from '#src/testing/passwords.ts';

/** Two servers on one database; on the embedded one there can be only one, and it must answer alike. */
let here: TestApp;
let there: TestApp;
let customer: BuiltCustomer;
beforeAll(async () => {
  here = await startTestApp();
  const { databaseUrl, dataDir } = here.platform.config;
  there = databaseUrl === undefined ? here : await startTestApp({ databaseUrl, dataDir });
  customer = await buildCustomer(here.platform);
});
afterAll(async () => {
  if (there !== here) await there.stop();
  await here.stop();
});

const enter = (client: TestClient, username: string, password = demoPassword) => enterWithPassword(client, { username, password });

const codeAt = async (app: TestApp, token: string): Promise<number> => (await app.client(token).call(getInfo, {})).code;

describe('two instances on one database', () => {
  it('take a password that was encrypted under the key of the other', async () => {
    const { encryptKey, passwords } = await encryptPasswords(here.client(), [demoPassword]);
    const body = { username: customer.email, password: passwords[0] ?? '' };
    expect((await there.client().call(signIn, { body }, { headers: { encryptkey: encryptKey } })).code).toBe(200);
  });

  it('know a session that was opened at the other, and forget it when it ends there', async () => {
    const { token } = (await enter(here.client(), customer.email)).data;
    expect(await codeAt(there, token)).toBe(200);
    await there.client(token).call(signOut, {});
    expect(await codeAt(here, token)).toBe(401);
  });

  it('shut someone out together, and let them in again', async () => {
    const { token } = (await enter(there.client(), customer.email)).data;
    await transaction(here.platform.db, (tx) => disableUser(here.platform, tx, customer.userId));
    expect(await codeAt(there, token)).toBe(401);
    expect((await enter(there.client(), customer.email)).key).toBe('auth.badCredentials');
    await transaction(there.platform.db, (tx) => enableUser(tx, customer.userId));
    expect((await enter(here.client(), customer.email)).code).toBe(200);
  });

  it('count wrong passwords together', async () => {
    const { email } = await buildCustomer(here.platform);
    for (const app of [here, there, here, there, here])
      expect((await enter(app.client(), email, 'Wrong2026')).key).toBe('auth.badCredentials');
    for (const app of [here, there]) expect(await enter(app.client(), email)).toMatchObject({ code: 429, key: 'auth.tooManyAttempts' });
  });

  it('count the calls of an address together', async () => {
    const [one, other] = [here.client(), there.client()];
    const from = { headers: { 'x-forwarded-for': '10.99.99.99' } };
    const ask = (client: TestClient) => client.send({ method: 'GET', url: '/captchaImage', ...from });
    const codes: number[] = [];
    for (let count = 0; count < 200 && codes.at(-1) !== 429; count += 1) codes.push((await ask(count % 2 === 0 ? one : other)).code);
    expect(codes.at(-1)).toBe(429);
    expect((await ask(one)).code).toBe(429);
    expect((await ask(other)).code).toBe(429);
  });

  it('see a changed setting immediately', async () => {
    const limitAt = (app: TestApp): Promise<number> => systemConfigOf(app.platform).get('claim.serialLimit');
    expect(await limitAt(there)).toBe(100_000);
    await transaction(here.platform.db, (tx) => systemConfigOf(here.platform).set(tx, 'claim.serialLimit', '4321'));
    await eventually(async () => expect(await limitAt(there)).toBe(4_321));
  });
});
