// @both-engines
import {
  addPendingApp,
  addPendingPasskey,
  askPasskey,
  beginPendingApp,
  beginPendingPasskey,
  getInfo,
  getOwnFactors,
  signIn,
} from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#src/platform/db/transaction.ts';
import { TestAuthenticator } from '#src/testing/authenticator.ts';
import { encryptPasswords } from '#src/testing/encrypt-passwords.ts';
import { mailsTo, mailWith } from '#src/testing/mailbox.ts';
import { enterWithPassword } from '#src/testing/passwords.ts';
import { codeOf, enterFirst, makePasskey, prove, turnOnApp } from '#src/testing/second-factor.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildCustomer } from '../account/seed.ts';
import { systemConfigOf } from '../reference/index.ts';
import { demoPassword, disableUser } from './index.ts';
import { buildStaff } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const auditOf = async (userId: number) =>
  (await app.platform.db.selectFrom('audit').select('action').where('subject_id', '=', String(userId)).orderBy('id').execute()).map(
    ({ action }) => action,
  );

describe('a sign-in with an authenticator app', () => {
  it('gets no session before the code is proved', async () => {
    const person = await buildCustomer(app.platform);
    const { secret } = await turnOnApp(app, app.client(person.token));
    const client = app.client();
    const { data } = await enterWithPassword(client, { username: person.email, password: demoPassword, form: 'customer' });
    expect(data).toMatchObject({
      token: '',
      expireIn: 0,
      secondStep: { mustSetUp: false, ways: ['app', 'recoveryCode'], recoveryCodesLeft: 10, email: person.email },
    });
    const { pendingToken = '' } = data.secondStep ?? {};
    expect((await app.client(pendingToken).call(getInfo, {})).code).toBe(401);
    const proved = await prove(client, pendingToken, { way: 'app', code: codeOf(app, secret) });
    expect((await app.client(proved.data.token).call(getInfo, {})).data.user.userId).toBe(person.userId);
    expect((await prove(client, pendingToken, { way: 'app', code: codeOf(app, secret, 1) })).key).toBe('auth.secondStepExpired');
  });

  it('takes the code of the step before and after, none further away, and none twice', async () => {
    const person = await buildStaff(app.platform);
    const { secret } = await turnOnApp(app, app.client(person.token));
    const tryCode = async (code: string) => {
      const client = app.client();
      const { pendingToken } = await enterFirst(client, person.email);
      return (await prove(client, pendingToken, { way: 'app', code })).key;
    };
    const former = codeOf(app, secret, -1);
    expect(await tryCode(codeOf(app, secret, -2))).toBe('auth.wrongCode');
    expect(await tryCode(former)).toBeUndefined();
    expect(await tryCode(former)).toBe('auth.wrongCode');
    const next = codeOf(app, secret, 1);
    expect(await tryCode(next)).toBeUndefined();
    expect(await tryCode(next)).toBe('auth.wrongCode');
    expect(await tryCode(codeOf(app, secret))).toBe('auth.wrongCode');
  });

  it('lets one of two simultaneous sign-ins have a code', async () => {
    const person = await buildStaff(app.platform);
    const { secret } = await turnOnApp(app, app.client(person.token));
    const [one, other] = [await enterFirst(app.client(), person.email), await enterFirst(app.client(), person.email)];
    const code = codeOf(app, secret);
    const answers = await Promise.all([one, other].map(({ pendingToken }) => prove(app.client(), pendingToken, { way: 'app', code })));
    expect(answers.map((answer) => answer.code).toSorted()).toEqual([200, 400]);
  });

  it('ends with five wrong codes, and says how many are left', async () => {
    const person = await buildStaff(app.platform);
    const { secret } = await turnOnApp(app, app.client(person.token));
    const client = app.client();
    const { pendingToken } = await enterFirst(client, person.email);
    const wrong = codeOf(app, secret, 40);
    for (const left of [4, 3, 2, 1])
      expect(await prove(client, pendingToken, { way: 'app', code: wrong })).toMatchObject({ key: 'auth.wrongCode', data: { left } });
    expect((await prove(client, pendingToken, { way: 'app', code: wrong })).key).toBe('auth.secondStepExpired');
    expect((await prove(client, pendingToken, { way: 'app', code: codeOf(app, secret) })).key).toBe('auth.secondStepExpired');
    expect((await auditOf(person.userId)).filter((action) => action === 'identity.secondFactorRefused')).toHaveLength(5);
  });

  it('names the field of a code that is too short', async () => {
    const refused = await prove(app.client(), 'unknown', { way: 'app', code: '12345' });
    expect(refused.errors).toEqual([{ path: 'proof.code', rule: 'invalid', message: 'Code from your authenticator app isn’t valid.' }]);
  });

  it('slows someone down who knows the password and starts over', async () => {
    const person = await buildStaff(app.platform);
    const { secret } = await turnOnApp(app, app.client(person.token));
    const keys = new Set<string | undefined>();
    for (let count = 0; count < 5; count += 1) {
      const client = app.client();
      const { pendingToken } = await enterFirst(client, person.email);
      for (let tries = 0; tries < 5; tries += 1)
        keys.add((await prove(client, pendingToken, { way: 'app', code: codeOf(app, secret, 40) })).key);
    }
    expect(keys).toContain('tooManyRequests');
  });

  it('judges no more than twenty wrong codes, however many are sent together', async () => {
    const person = await buildStaff(app.platform);
    const { secret } = await turnOnApp(app, app.client(person.token));
    const steps = await Promise.all(Array.from({ length: 5 }, () => enterFirst(app.client(), person.email)));
    const wrong = { way: 'app', code: codeOf(app, secret, 40) } as const;
    const tries = steps.flatMap(({ pendingToken }) => Array.from({ length: 5 }, () => prove(app.client(), pendingToken, wrong)));
    expect((await Promise.all(tries)).filter(({ key }) => key === 'tooManyRequests')).toHaveLength(5);
    expect((await auditOf(person.userId)).filter((action) => action === 'identity.secondFactorRefused')).toHaveLength(20);
  });

  it('waits ten minutes', async () => {
    const person = await buildStaff(app.platform);
    const { secret } = await turnOnApp(app, app.client(person.token));
    const { pendingToken } = await enterFirst(app.client(), person.email);
    app.clock.advance({ minutes: 10, seconds: 1 });
    expect((await prove(app.client(), pendingToken, { way: 'app', code: codeOf(app, secret) })).key).toBe('auth.secondStepExpired');
  });

  it('is over when the person is disabled in between', async () => {
    const person = await buildStaff(app.platform);
    const { secret } = await turnOnApp(app, app.client(person.token));
    const { pendingToken } = await enterFirst(app.client(), person.email);
    await transaction(app.platform.db, (tx) => disableUser(app.platform, tx, person.userId));
    expect((await prove(app.client(), pendingToken, { way: 'app', code: codeOf(app, secret) })).key).toBe('auth.secondStepExpired');
  });

  it('keeps the key sealed and the codes hashed', async () => {
    const person = await buildStaff(app.platform);
    const { recoveryCodes } = await turnOnApp(app, app.client(person.token));
    const stored = await app.platform.db.selectFrom('recovery_code').select('code_hash').where('user_id', '=', person.userId).execute();
    expect(stored).toHaveLength(10);
    expect(recoveryCodes.every((code) => /^[2-9A-Z]{4}-[2-9A-Z]{4}$/.test(code))).toBe(true);
    expect(stored.some(({ code_hash }) => recoveryCodes.includes(Buffer.from(code_hash).toString()))).toBe(false);
  });
});

describe('a sign-in with a recovery code', () => {
  it('takes each once, however it is typed, remembers no device and tells the owner', async () => {
    const person = await buildStaff(app.platform);
    const { recoveryCodes } = await turnOnApp(app, app.client(person.token));
    const code = ` ${recoveryCodes[0]?.toLowerCase().replace('-', ' ') ?? ''} `;
    const first = await enterFirst(app.client(), person.email);
    const proved = await prove(app.client(), first.pendingToken, { way: 'recoveryCode', code }, true);
    expect(proved.headers['set-cookie']).toBeUndefined();
    expect((await app.client(proved.data.token).call(getOwnFactors, {})).data.recoveryCodesLeft).toBe(9);
    const second = await enterFirst(app.client(), person.email);
    expect((await prove(app.client(), second.pendingToken, { way: 'recoveryCode', code })).key).toBe('auth.wrongRecoveryCode');
    await mailWith(app, person.email, 'A recovery code was used');
    expect(await auditOf(person.userId)).toContain('identity.useRecoveryCode');
  });

  it('takes none of someone else’s', async () => {
    const [person, other] = [await buildStaff(app.platform), await buildStaff(app.platform)];
    await turnOnApp(app, app.client(person.token));
    const { recoveryCodes } = await turnOnApp(app, app.client(other.token));
    const { pendingToken } = await enterFirst(app.client(), person.email);
    expect((await prove(app.client(), pendingToken, { way: 'recoveryCode', code: recoveryCodes[0] ?? '' })).key).toBe(
      'auth.wrongRecoveryCode',
    );
  });
});

describe('a sign-in with a passkey', () => {
  it('takes what was asked for, once, from this site only', async () => {
    const person = await buildCustomer(app.platform);
    const { authenticator } = await makePasskey(app.client(person.token));
    const { pendingToken, ways } = await enterFirst(app.client(), person.email, 'customer');
    expect(ways).toEqual(['passkey', 'recoveryCode']);
    const ask = async () => (await app.client().call(askPasskey, { body: { pendingToken } })).data;
    const old = authenticator.get(await ask());
    await ask();
    expect((await prove(app.client(), pendingToken, { way: 'passkey', passkey: old })).key).toBe('auth.wrongCode');
    authenticator.origin = 'https://evil.example';
    expect((await prove(app.client(), pendingToken, { way: 'passkey', passkey: authenticator.get(await ask()) })).key).toBe(
      'auth.wrongCode',
    );
    authenticator.origin = 'http://localhost:8080';
    const proof = authenticator.get(await ask());
    const proved = await prove(app.client(), pendingToken, { way: 'passkey', passkey: proof });
    expect((await app.client(proved.data.token).call(getInfo, {})).data.user.userId).toBe(person.userId);
  });

  it('takes no passkey of someone else', async () => {
    const [person, other] = [await buildStaff(app.platform), await buildStaff(app.platform)];
    await makePasskey(app.client(person.token));
    const { authenticator } = await makePasskey(app.client(other.token));
    const { pendingToken } = await enterFirst(app.client(), person.email);
    const { data } = await app.client().call(askPasskey, { body: { pendingToken } });
    expect((await prove(app.client(), pendingToken, { way: 'passkey', passkey: authenticator.get(data) })).key).toBe('auth.wrongCode');
  });
});

describe('a remembered device', () => {
  const withCookie = async (email: string, cookie: string) => {
    const client = app.client();
    const { encryptKey, passwords } = await encryptPasswords(client, [demoPassword]);
    const body = { username: email, password: passwords[0] ?? '', form: 'staff' as const };
    return client.call(signIn, { body }, { headers: { EncryptKey: encryptKey, cookie } });
  };
  async function remember(email: string, secret: string): Promise<string> {
    const { pendingToken } = await enterFirst(app.client(), email);
    const proved = await prove(app.client(), pendingToken, { way: 'app', code: codeOf(app, secret) }, true);
    const cookie = String(proved.headers['set-cookie']);
    expect(cookie).toMatch(/^Remembered-Device=[\w-]{43}; Path=\/login; Max-Age=2592000; HttpOnly; SameSite=/);
    expect(JSON.stringify(proved.data)).not.toContain(cookie.slice(18, 61));
    return cookie.split(';')[0] ?? '';
  }

  it('skips the second factor of one person for 30 days', async () => {
    const [person, other] = [await buildStaff(app.platform), await buildStaff(app.platform)];
    const { secret } = await turnOnApp(app, app.client(person.token));
    await turnOnApp(app, app.client(other.token));
    const cookie = await remember(person.email, secret);
    const waived = await withCookie(person.email, cookie);
    expect(waived.data.token).not.toBe('');
    expect((await withCookie(other.email, cookie)).data.secondStep).toBeDefined();
    expect((await app.client(waived.data.token).call(getOwnFactors, {})).data.devices).toHaveLength(1);
    expect((await mailsTo(app, person.email)).map(({ subject }) => subject)).toContain('A device now skips your second factor');
    app.clock.advance({ days: 30, seconds: 1 });
    expect((await withCookie(person.email, cookie)).data.secondStep).toBeDefined();
  });

  it('asks again once a factor changes', async () => {
    const person = await buildStaff(app.platform);
    const { secret } = await turnOnApp(app, app.client(person.token));
    const cookie = await remember(person.email, secret);
    await makePasskey(app.client(person.token));
    expect((await withCookie(person.email, cookie)).data.secondStep).toBeDefined();
  });
});

describe('a role that needs a second factor', () => {
  const requireFor = (roles: string) =>
    transaction(app.platform.db, (tx) => systemConfigOf(app.platform).set(tx, 'portal.secondFactor.roles', roles));

  it('sets it up right after the password, before anything else works', async () => {
    await requireFor('finance');
    const person = await buildStaff(app.platform, { role: 'finance' });
    const client = app.client();
    const { pendingToken, mustSetUp, ways } = await enterFirst(client, person.email);
    expect({ mustSetUp, ways }).toEqual({ mustSetUp: true, ways: [] });
    expect((await prove(client, pendingToken, { way: 'app', code: '123456' })).key).toBe('auth.secondStepExpired');
    const { data: setUp } = await client.call(beginPendingApp, { body: { pendingToken } });
    expect(setUp.uri).toContain('otpauth://totp/Heliodesk:');
    expect(setUp.qr.path.length).toBeGreaterThan(100);
    const wrong = await client.call(addPendingApp, { body: { pendingToken, code: codeOf(app, setUp.secret, 40) } });
    expect(wrong.key).toBe('auth.wrongCode');
    const { data } = await client.call(addPendingApp, { body: { pendingToken, code: codeOf(app, setUp.secret) } });
    expect(data.recoveryCodes).toHaveLength(10);
    const own = await app.client(data.token).call(getOwnFactors, {});
    expect(own.data).toMatchObject({ isRequired: true, recoveryCodesLeft: 10 });
    await requireFor('');
  });

  it('takes a passkey, too', async () => {
    await requireFor('finance');
    const person = await buildStaff(app.platform, { role: 'finance' });
    const client = app.client();
    const { pendingToken } = await enterFirst(client, person.email);
    const { data: options } = await client.call(beginPendingPasskey, { body: { pendingToken } });
    const body = { pendingToken, name: 'Key', passkey: new TestAuthenticator().create(options) };
    expect((await client.call(addPendingPasskey, { body })).data.token).not.toBe('');
    await requireFor('');
  });

  it('is no one’s in the demo, and administrators’, finance’s and supervisors’ in production', async () => {
    const production = await startTestApp({ mode: 'production' });
    try {
      for (const role of ['admin', 'finance', 'supervisor'] as const) {
        expect((await enterFirst(production.client(), (await buildStaff(production.platform, { role })).email)).mustSetUp).toBe(true);
        const { email } = await buildStaff(app.platform, { role });
        expect(
          (await enterWithPassword(app.client(), { username: email, password: demoPassword, form: 'staff' })).data.secondStep,
        ).toBeUndefined();
      }
      const { email } = await buildStaff(production.platform, { role: 'agent' });
      expect(
        (await enterWithPassword(production.client(), { username: email, password: demoPassword, form: 'staff' })).data.token,
      ).not.toBe('');
    } finally {
      await production.stop();
    }
  });
});
