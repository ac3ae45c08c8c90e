import {
  askPasskeyProof,
  disableStaff,
  editStaff,
  enableStaff,
  endMyOtherSessions,
  freshProofWays,
  mailStaffReset,
  proveAgain,
} from '@heliodesk/contract/identity';
import { editConfig, listConfig } from '@heliodesk/contract/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shownEmployee } from '#src/testing/employees.ts';
import { codeOf, makePasskey, provePassword, turnOnApp } from '#src/testing/second-factor.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';
import { demoPassword } from './index.ts';
import { buildStaff } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Long enough for a sign-in to be no proof any more. */
const later = () => app.clock.advance({ minutes: 5, seconds: 1 });
const endOthers = async (client: TestClient) => (await client.call(endMyOtherSessions, {})).key;

describe('fresh proof of identity', () => {
  it('is a sign-in of the last five minutes, then the password, for this session only', async () => {
    const person = await buildStaff(app.platform);
    const client = app.client(person.token);
    expect(await endOthers(client)).toBeUndefined();
    later();
    const refused = await client.call(endMyOtherSessions, {});
    expect(refused).toMatchObject({ code: 428, key: 'auth.freshProofRequired' });
    expect((await provePassword(client, 'Wrong2026')).errors).toMatchObject([{ path: 'proof.password', rule: 'passwordWrong' }]);
    expect(await endOthers(client)).toBe('auth.freshProofRequired');
    expect((await provePassword(client)).code).toBe(200);
    expect(await endOthers(client)).toBeUndefined();
    later();
    expect(await endOthers(client)).toBe('auth.freshProofRequired');
    const audit = await app.platform.db.selectFrom('audit').select('action').where('actor_id', '=', person.userId).execute();
    expect(audit.map(({ action }) => action)).toEqual(['identity.proveAgainRefused', 'identity.proveAgain']);
  });

  it('takes the password together with the code of the app, where there is one', async () => {
    const person = await buildStaff(app.platform);
    const client = app.client(person.token);
    const { secret } = await turnOnApp(app, client);
    later();
    expect((await client.call(freshProofWays, {})).data).toEqual({ passkey: false, password: true, withCode: true, signOn: false });
    expect((await provePassword(client)).key).toBe('auth.wrongCode');
    expect((await provePassword(client, demoPassword, codeOf(app, secret, 40))).key).toBe('auth.wrongCode');
    const code = codeOf(app, secret);
    expect((await provePassword(client, demoPassword, code)).code).toBe(200);
    expect((await provePassword(client, demoPassword, code)).key).toBe('auth.wrongCode');
  });

  it('is a passkey, too', async () => {
    const person = await buildStaff(app.platform);
    const client = app.client(person.token);
    const { authenticator } = await makePasskey(client);
    later();
    const { data: options } = await client.call(askPasskeyProof, {});
    const proof = { way: 'passkey' as const, passkey: authenticator.get(options) };
    expect((await client.call(proveAgain, { body: { proof } })).code).toBe(200);
    expect(await endOthers(client)).toBeUndefined();
    expect((await client.call(proveAgain, { body: { proof } })).key).toBe('auth.passkeyRefused');
  });

  it('is not the password alone where a passkey is the factor and the session has never seen it', async () => {
    const person = await buildStaff(app.platform);
    const client = app.client(person.token);
    const { authenticator } = await makePasskey(client);
    const ways = async () => (await client.call(freshProofWays, {})).data;
    expect(await ways()).toMatchObject({ passkey: true, password: true });
    // As a remembered device opens it.
    await app.platform.db.updateTable('session').set({ proved_at: null }).where('user_id', '=', person.userId).execute();
    expect(await ways()).toMatchObject({ passkey: true, password: false });
    expect((await provePassword(client)).key).toBe('auth.passkeyRefused');
    expect(await endOthers(client)).toBe('auth.freshProofRequired');
    const { data: options } = await client.call(askPasskeyProof, {});
    const proof = { way: 'passkey' as const, passkey: authenticator.get(options) };
    expect((await client.call(proveAgain, { body: { proof } })).code).toBe(200);
    later();
    expect((await provePassword(client)).code).toBe(200);
  });

  it('counts wrong passwords like those of a sign-in', async () => {
    const client = app.client((await buildStaff(app.platform)).token);
    for (let count = 0; count < 5; count += 1) await provePassword(client, 'Wrong2026');
    expect((await provePassword(client)).key).toBe('auth.tooManyAttempts');
  });
});

describe('calls that change access or secrets', () => {
  it('ask for it: roles, but not the phone of an employee; passwords of others', async () => {
    const admin = app.client((await buildStaff(app.platform, { role: 'admin' })).token);
    const { userId } = await buildStaff(app.platform);
    later();
    const shown = await shownEmployee(app, admin, userId);
    const body = { userId, version: shown.version, name: shown.name, phone: '', jobTitle: 'Lead', teamId: null };
    expect((await admin.call(editStaff, { body: { ...body, roles: ['finance'] } })).key).toBe('auth.freshProofRequired');
    expect((await admin.call(editStaff, { body: { ...body, roles: shown.roles } })).code).toBe(200);
    expect((await admin.call(mailStaffReset, { body: { userId } })).key).toBe('auth.freshProofRequired');
  });

  it('ask for it: disabling and enabling an employee', async () => {
    const admin = app.client((await buildStaff(app.platform, { role: 'admin' })).token);
    const { userId } = await buildStaff(app.platform);
    later();
    const disable = { body: { userId, version: 0, handOverTo: null } };
    expect((await admin.call(disableStaff, disable)).key).toBe('auth.freshProofRequired');
    expect((await admin.call(enableStaff, { body: { userId, version: 0 } })).key).toBe('auth.freshProofRequired');
    await provePassword(admin);
    expect((await admin.call(disableStaff, disable)).data.state).toBe('disabled');
  });

  it('ask for it: secrets and the access group of the configuration, but nothing else of it', async () => {
    const admin = app.client((await buildStaff(app.platform, { role: 'admin' })).token);
    later();
    const save = async (key: string, configValue: string) => {
      const { data } = await admin.call(listConfig, { query: { text: key } });
      const [{ configId, version } = { configId: 0, version: 0 }] = data;
      return (await admin.call(editConfig, { body: { configId, version, configValue } })).key;
    };
    expect(await save('integration.webhookSecret', 'a-secret-of-the-hooks')).toBe('auth.freshProofRequired');
    for (const [key, value] of [
      ['portal.secondFactor.roles', ''],
      ['sys.account.captchaEnabled', 'false'],
      ['portal.staff.domains', 'stranger.example'],
    ] as const)
      expect(await save(key, value), key).toBe('auth.freshProofRequired');
    expect(await save('claim.serialLimit', '5000')).toBeUndefined();
  });
});
