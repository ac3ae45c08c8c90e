import { randomUUID } from 'node:crypto';
import {
  beginSignOn,
  beginSignOnProof,
  bindSignOn,
  endMyOtherSessions,
  finishSignOn,
  finishSignOnProof,
  freshProofWays,
  getInfo,
} from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encryptPasswords } from '#src/testing/encrypt-passwords.ts';
import { startIdentityProvider, type TestIdentityProvider } from '#src/testing/identity-provider.ts';
import { codeOf, prove, turnOnApp } from '#src/testing/second-factor.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';
import { demoPassword } from './index.ts';
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

/** Goes to the provider and comes back as someone it knows. */
async function comeBack(url: string, subject: string) {
  const reply = await provider.answerOf(url, subject);
  const [code, state, iss] = ['code', 'state', 'iss'].map((name) => reply.get(name) ?? '');
  return { code: code ?? '', state: state ?? '', iss };
}

async function signOn(email: string, isEmailVerified = true) {
  const subject = randomUUID();
  provider.accounts.set(subject, { subject, email, isEmailVerified, name: 'Ingrid' });
  const { data: started } = await app.client().call(beginSignOn, { query: {} });
  const { data } = await app.client().call(finishSignOn, { body: await comeBack(started.url, subject) });
  return { subject, data };
}

async function signedOn(email: string): Promise<{ subject: string; client: TestClient }> {
  const { subject, data } = await signOn(email);
  if (data.outcome !== 'signedIn') throw new Error('is unknown');
  return { subject, client: app.client(data.token) };
}

const endOthers = async (client: TestClient) => (await client.call(endMyOtherSessions, {})).key;
const startProof = async (client: TestClient): Promise<string> => (await client.call(beginSignOnProof, {})).data.url;

describe('single sign-on', () => {
  it('is exempt from the second factor', async () => {
    const person = await buildStaff(app.platform);
    await turnOnApp(app, app.client(person.token));
    const { client } = await signedOn(person.email);
    expect((await client.call(getInfo, {})).data.user.userId).toBe(person.userId);
  });

  it('is bound to someone with a second factor only after they proved it', async () => {
    const person = await buildStaff(app.platform);
    const { secret } = await turnOnApp(app, app.client(person.token));
    const { data } = await signOn(`${randomUUID()}@elsewhere.example`);
    if (data.outcome !== 'unknown') throw new Error('is known');
    const client = app.client();
    const { encryptKey, passwords } = await encryptPasswords(client, [demoPassword]);
    const body = { bindToken: data.bindToken, username: person.email, password: passwords[0] ?? '' };
    const first = await client.call(bindSignOn, { body }, { headers: { EncryptKey: encryptKey } });
    if (first.data.outcome !== 'secondStep') throw new Error('is bound by the password alone');
    const bound = () => app.platform.db.selectFrom('sign_on_identity').select('subject').where('user_id', '=', person.userId).execute();
    expect(await bound()).toEqual([]);
    const { pendingToken } = first.data.secondStep;
    expect((await prove(client, pendingToken, { way: 'app', code: codeOf(app, secret) })).data.token).not.toBe('');
    expect(await bound()).toHaveLength(1);
  });
});

describe('fresh proof by the unified authentication', () => {
  it('is asked for although someone has just come from there', async () => {
    const { client, subject } = await signedOn((await buildStaff(app.platform)).email);
    expect(await endOthers(client)).toBe('auth.freshProofRequired');
    expect((await client.call(freshProofWays, {})).data.signOn).toBe(true);
    const url = await startProof(client);
    expect([...new URL(url).searchParams]).toEqual(
      expect.arrayContaining([
        ['prompt', 'login'],
        ['max_age', '0'],
      ]),
    );
    const answer = await comeBack(url, subject);
    expect((await client.call(finishSignOnProof, { body: answer })).code).toBe(200);
    expect(await endOthers(client)).toBeUndefined();
    expect((await client.call(finishSignOnProof, { body: answer })).key).toBe('auth.signOnFailed');
  });

  it('has to be about the caller, in the session that asked, and opens none', async () => {
    const person = await buildStaff(app.platform);
    const { client, subject } = await signedOn(person.email);
    const other = await signedOn((await buildStaff(app.platform)).email);
    expect((await client.call(finishSignOnProof, { body: await comeBack(await startProof(client), other.subject) })).key).toBe(
      'auth.signOnFailed',
    );
    expect((await app.client().call(finishSignOn, { body: await comeBack(await startProof(client), subject) })).key).toBe(
      'auth.signOnFailed',
    );
    expect((await other.client.call(finishSignOnProof, { body: await comeBack(await startProof(client), subject) })).key).toBe(
      'auth.signOnFailed',
    );
    expect((await app.client(person.token).call(beginSignOnProof, {})).code).toBe(200);
    expect((await app.client((await buildStaff(app.platform)).token).call(beginSignOnProof, {})).key).toBe('conflict');
  });

  it('has to be of a moment ago', async () => {
    const { client, subject } = await signedOn((await buildStaff(app.platform)).email);
    const answer = await comeBack(await startProof(client), subject);
    app.clock.advance({ minutes: 5, seconds: 30 });
    expect((await client.call(finishSignOnProof, { body: answer })).key).toBe('auth.signOnFailed');
  });
});
