import {
  addApp,
  addPasskey,
  beginApp,
  beginPasskey,
  proveAgain,
  proveFactor,
  type FactorProof,
  type SecondStep,
} from '@heliodesk/contract/identity';
import { Secret, TOTP } from 'otpauth';
import { demoPassword } from '#src/domains/identity/index.ts';
import { TestAuthenticator } from './authenticator.ts';
import { encryptPasswords } from './encrypt-passwords.ts';
import { enterWithPassword } from './passwords.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** The code that an app shows `steps` half minutes from now. */
export const codeOf = (app: TestApp, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp: app.clock.now().getTime() + steps * 30_000 });

/** Turns on an authenticator app; answers its key and the recovery codes that came with it. */
export async function turnOnApp(app: TestApp, client: TestClient) {
  const { secret } = (await client.call(beginApp, {})).data;
  const { recoveryCodes } = (await client.call(addApp, { body: { code: codeOf(app, secret) } })).data;
  // The code that turned it on is used up; the next sign-in comes later.
  app.clock.advance({ seconds: 60 });
  return { secret, recoveryCodes };
}

/** Adds a passkey. */
export async function makePasskey(client: TestClient, name = 'Laptop') {
  const authenticator = new TestAuthenticator();
  const { data: options } = await client.call(beginPasskey, {});
  const { data } = await client.call(addPasskey, { body: { passkey: authenticator.create(options), name } });
  return { authenticator, recoveryCodes: data.recoveryCodes };
}

/** Signs in with a password up to the second step. */
export async function enterFirst(client: TestClient, username: string, form: 'customer' | 'staff' = 'staff'): Promise<SecondStep> {
  const { data } = await enterWithPassword(client, { username, password: demoPassword, form });
  if (data.secondStep === undefined) throw new Error('There is no second step');
  return data.secondStep;
}

export const prove = (client: TestClient, pendingToken: string, proof: FactorProof, remember = false) =>
  client.call(proveFactor, { body: { pendingToken, proof, remember } });

/** Proves again who one is, by the password. */
export async function provePassword(client: TestClient, password = demoPassword, code?: string) {
  const { encryptKey, passwords } = await encryptPasswords(client, [password]);
  const proof = { way: 'password' as const, password: passwords[0] ?? '', ...(code === undefined ? {} : { code }) };
  return client.call(proveAgain, { body: { proof } }, { headers: { EncryptKey: encryptKey } });
}
