// @both-engines
import {
  beginSignOn,
  bindSignOn,
  finishSignOn,
  getInfo,
  listStaff,
  signIn,
  unbindStaff,
  type BindOutcome,
} from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { encryptPasswords } from '#src/testing/encrypt-passwords.ts';
import { startIdentityProvider, type TestIdentityProvider } from '#src/testing/identity-provider.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';
import { disableUser } from './index.ts';
import { demoPassword } from './demo-users.ts';
import { buildStaff } from './seed.ts';

let provider: TestIdentityProvider;
let app: TestApp;
beforeAll(async () => {
  provider = await startIdentityProvider();
  app = await startTestApp({ oidc: provider.oidc });
});
afterAll(async () => {
  await app.stop();
  await provider.stop();
});

/** A person the provider knows and we do not. */
function stranger(): string {
  const subject = crypto.randomUUID();
  provider.accounts.set(subject, { subject, email: `${subject}@elsewhere.example`, name: 'Nora Neumann', isEmailVerified: true });
  return subject;
}

async function signOn(subject: string, redirect?: string) {
  const { url, state } = (await app.client().call(beginSignOn, { query: { redirect } })).data;
  const code = (await provider.answerOf(url, subject)).get('code') ?? '';
  return (await app.client().call(finishSignOn, { body: { code, state } })).data;
}

async function bindTokenOf(subject: string, redirect?: string): Promise<string> {
  const outcome = await signOn(subject, redirect);
  if (outcome.outcome !== 'unknown') throw new Error('is known');
  return outcome.bindToken;
}

const tokenIn = (outcome: BindOutcome): string => ('token' in outcome ? outcome.token : '');

async function bind(bindToken: string, username: string, password = demoPassword, client: TestClient = app.client()) {
  const { encryptKey, passwords } = await encryptPasswords(client, [password]);
  return client.call(bindSignOn, { body: { bindToken, username, password: passwords[0] ?? '' } }, { headers: { EncryptKey: encryptKey } });
}

describe('binding a sign-in', () => {
  it('takes name and password once, and goes where the person wanted to', async () => {
    const staff = await buildStaff(app.platform, { role: 'tracker_agent' });
    const subject = stranger();
    const { data } = await bind(await bindTokenOf(subject, '/desk?late=1'), staff.email);
    expect(data).toMatchObject({ outcome: 'signedIn', roleId: 6, redirect: '/desk?late=1' });
    expect((await app.client(tokenIn(data)).call(getInfo, {})).data.user.userId).toBe(staff.userId);
    expect(await signOn(subject)).toMatchObject({ outcome: 'signedIn', roleId: 6 });
    const audit = await app.platform.db.selectFrom('audit').selectAll().where('actor_id', '=', staff.userId).orderBy('id').execute();
    expect(audit.map(({ action }) => action)).toEqual(['identity.signOnBound', 'identity.signOn', 'identity.signOn']);
    expect(audit[0]?.after).toMatchObject({ issuer: provider.oidc.issuer, subject, by: 'credentials' });
  });

  it('is undone by an administrator, which ends the sessions and asks for the binding again', async () => {
    const admin = app.client((await buildStaff(app.platform, { role: 'admin' })).token);
    const staff = await buildStaff(app.platform);
    const subject = stranger();
    const { data } = await bind(await bindTokenOf(subject), staff.email);
    const shown = async () => (await admin.call(listStaff, { query: { text: staff.email } })).data[0];
    expect(await shown()).toMatchObject({ signOnSince: expect.any(String) });
    const undo = () => admin.call(unbindStaff, { body: { userId: staff.userId } });
    expect((await undo()).data).toMatchObject({ signOnSince: null, sessions: 0 });
    expect((await app.client(tokenIn(data)).call(getInfo, {})).code).toBe(401);
    expect((await signOn(subject)).outcome).toBe('unknown');
    expect((await undo()).key).toBe('conflict');
    const auditEntries = await app.platform.db
      .selectFrom('audit')
      .select('before')
      .where('action', '=', 'identity.unbindStaff')
      .where('subject_id', '=', String(staff.userId))
      .execute();
    expect(auditEntries).toEqual([{ before: { signOn: [{ issuer: provider.oidc.issuer, subject }] } }]);
  });

  it('refuses a wrong password, a customer and someone disabled with one answer, and still serves afterwards', async () => {
    const staff = await buildStaff(app.platform);
    const customer = await buildCustomer(app.platform);
    const disabled = await buildStaff(app.platform);
    await transaction(app.platform.db, (tx) => disableUser(app.platform, tx, disabled.userId));
    const token = await bindTokenOf(stranger());
    for (const [name, password] of [
      [staff.email, 'Wrong1234'],
      [customer.email, demoPassword],
      [disabled.email, demoPassword],
      ['unknown@solar.example', demoPassword],
    ])
      expect((await bind(token, name ?? '', password)).key).toBe('auth.badCredentials');
    expect((await bind(token, staff.email)).data.outcome).toBe('signedIn');
  });

  it('serves once, also of two at the same time', async () => {
    const token = await bindTokenOf(stranger());
    const people = [await buildStaff(app.platform), await buildStaff(app.platform)];
    const answers = await Promise.all(people.map(({ email }) => bind(token, email)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400]);
    expect(answers.find(({ code }) => code === 400)?.key).toBe('auth.bindingExpired');
    expect((await bind(token, people[0]?.email ?? '')).key).toBe('auth.bindingExpired');
  });

  it('says nothing of passwords without a token of the provider', async () => {
    const staff = await buildStaff(app.platform);
    for (const password of [demoPassword, 'Wrong1234'])
      expect((await bind('made-up', staff.email, password)).key).toBe('auth.bindingExpired');
    const failures = await app.platform.db.selectFrom('sign_in_failure').selectAll().where('email', '=', staff.email).execute();
    expect(failures).toEqual([]);
  });

  it('lets a name wait after five wrong passwords, here and at the sign-in form', async () => {
    const staff = await buildStaff(app.platform);
    const token = await bindTokenOf(stranger());
    for (const _ of Array.from({ length: 5 })) expect((await bind(token, staff.email, 'Wrong1234')).key).toBe('auth.badCredentials');
    expect((await bind(token, staff.email)).key).toBe('auth.tooManyAttempts');
    const client = app.client();
    const { encryptKey, passwords } = await encryptPasswords(client, [demoPassword]);
    const body = { username: staff.email, password: passwords[0] ?? '', form: 'staff' as const };
    expect((await client.call(signIn, { body }, { headers: { EncryptKey: encryptKey } })).key).toBe('auth.tooManyAttempts');
  });

  it('gives one identity ten tries', async () => {
    const token = await bindTokenOf(stranger());
    const names = Array.from({ length: 10 }, (_, index) => `unknown${index}@solar.example`);
    for (const name of names) expect((await bind(token, name)).key).toBe('auth.badCredentials');
    expect(await bind(token, 'one.more@solar.example')).toMatchObject({ status: 429, key: 'tooManyRequests' });
  });

  it('is over after ten minutes', async () => {
    const late = await startTestApp({ oidc: provider.oidc });
    try {
      const staff = await buildStaff(late.platform);
      const { url, state } = (await late.client().call(beginSignOn, { query: {} })).data;
      const code = (await provider.answerOf(url, stranger())).get('code') ?? '';
      const { data } = await late.client().call(finishSignOn, { body: { code, state } });
      late.clock.advance({ minutes: 10, seconds: 1 });
      const answer = await bind(data.outcome === 'unknown' ? data.bindToken : '', staff.email, demoPassword, late.client());
      expect(answer).toMatchObject({ status: 400, key: 'auth.bindingExpired' });
    } finally {
      await late.stop();
    }
  });
});
