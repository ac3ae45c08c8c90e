import { beginSignOn, finishSignOn, getInfo, oauthLogin, type SignOnOutcome } from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { startIdentityProvider, type TestIdentityProvider } from '#src/testing/identity-provider.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { disableUser } from './index.ts';
import { buildStaff, seedEmail, type StaffRole } from './seed.ts';
import { cleanUp } from './service/clean-up.ts';

const redirectUrl = 'http://localhost:8080/oauth2/callback';
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

/** Someone at the provider. */
function knownThere(email: string, more: { isEmailVerified?: boolean; subject?: string } = {}): string {
  const subject = more.subject ?? crypto.randomUUID();
  provider.accounts.set(subject, { subject, email, name: 'Nora Neumann', isEmailVerified: more.isEmailVerified ?? true });
  return subject;
}

const begin = async (redirect?: string) => (await app.client().call(beginSignOn, { query: { redirect } })).data;
const codeOf = async (url: string, subject: string): Promise<string> => (await provider.answerOf(url, subject)).get('code') ?? '';
const finish = (body: { code: string; state: string; iss?: string }) => app.client().call(finishSignOn, { body });

/** Begins and finishes as that person. */
async function signOn(subject: string, redirect?: string) {
  const { url, state } = await begin(redirect);
  return finish({ code: await codeOf(url, subject), state });
}

const signedIn = (data: SignOnOutcome) => {
  if (data.outcome !== 'signedIn') throw new Error('is not signed in');
  return data;
};

const auditOf = async (subjectId: number | string) =>
  (await app.platform.db.selectFrom('audit').selectAll().where('subject_id', '=', String(subjectId)).orderBy('id').execute()).map(
    ({ action }) => action,
  );

describe('single sign-on', () => {
  it('signs in the employee whose verified address the provider vouches for, and from then on by the subject', async () => {
    const staff = await buildStaff(app.platform);
    const subject = knownThere(staff.email.toUpperCase());
    const first = signedIn((await signOn(subject)).data);
    expect(first).toMatchObject({ roleId: 2, redirect: '' });
    const { data } = await app.client(first.token).call(getInfo, {});
    expect(data.user.userId).toBe(staff.userId);
    expect(await auditOf(staff.userId)).toEqual(['identity.signOnBound', 'identity.signOn']);
    knownThere('another@elsewhere.example', { subject, isEmailVerified: false });
    const again = signedIn((await signOn(subject)).data);
    expect((await app.client(again.token).call(getInfo, {})).data.user.userId).toBe(staff.userId);
    expect(await auditOf(staff.userId)).toEqual(['identity.signOnBound', 'identity.signOn', 'identity.signOn']);
  });

  it.each([
    ['module_agent', 4],
    ['tracker_agent', 6],
    ['admin', 1],
  ] satisfies [StaffRole, number][])('tells the role of a %s', async (role, roleId) => {
    const staff = await buildStaff(app.platform, { role });
    expect(signedIn((await signOn(knownThere(staff.email))).data).roleId).toBe(roleId);
  });

  it('remembers where the person wanted to go, if it is here', async () => {
    const staff = await buildStaff(app.platform);
    const subject = knownThere(staff.email);
    const wanted = '/desk?status=3&text=a%20b#row';
    expect(signedIn((await signOn(subject, wanted)).data).redirect).toBe(wanted);
    for (const foreign of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', `/${'x'.repeat(3_000)}`])
      expect(signedIn((await signOn(subject, foreign)).data).redirect).toBe('');
  });

  it('asks the provider with PKCE, state and nonce, in the language of the caller', async () => {
    const { data } = await app.client().call(beginSignOn, { query: {} }, { headers: { lang: 'ja' } });
    const { searchParams } = new URL(data.url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: redirectUrl,
      scope: 'openid profile email',
      code_challenge_method: 'S256',
      state: data.state,
      ui_locales: 'ja',
    });
    const rows = await app.platform.db.selectFrom('sign_on_attempt').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(data.state);
  });

  it('goes by /oauthLogin too, for the registered address only', async () => {
    const subject = knownThere((await buildStaff(app.platform)).email);
    const client = app.client();
    const { url, state } = await begin();
    const code = await codeOf(url, subject);
    for (const foreign of ['https://evil.example/oauth2/callback', `${redirectUrl}/`, `${redirectUrl}?x=1`])
      expect((await client.call(oauthLogin, { body: { code, state, redirectUrl: foreign } })).key).toBe('auth.signOnFailed');
    expect((await client.call(oauthLogin, { body: { code, redirectUrl } })).key).toBe('auth.signOnFailed');
    expect((await client.call(oauthLogin, { body: { code, state, redirectUrl } })).data).toMatchObject({ outcome: 'signedIn', roleId: 2 });
  });

  it('goes by /oauthLogin without a state in the browser that began, whose cookie knows it', async () => {
    const subject = knownThere((await buildStaff(app.platform)).email);
    const began = await app.client().call(beginSignOn, { query: {} });
    const given = String(began.headers['set-cookie']);
    expect(given).toMatch(/^Sign-On-State=[\w-]+; Path=\/oauthLogin; Max-Age=600; HttpOnly; SameSite=Strict$/);
    const body = { code: await codeOf(began.data.url, subject), redirectUrl };
    const sent = (cookie: string) => app.client().call(oauthLogin, { body }, { headers: { cookie } });
    expect((await sent('Sign-On-State=of-someone-else')).key).toBe('auth.signOnFailed');
    expect((await sent(`a=b; ${given.split(';')[0]}`)).data).toMatchObject({ outcome: 'signedIn' });
  });

  it('names a missing code after what it is', async () => {
    const { errors } = await app.client().send({ method: 'POST', url: finishSignOn.path, payload: { state: 'x' } });
    expect(errors).toEqual([{ path: 'code', rule: 'required', message: 'Authorization code is required.' }]);
  });
});

describe('an answer that does not fit', () => {
  let subject: string;
  beforeAll(async () => {
    subject = knownThere((await buildStaff(app.platform)).email);
  });

  it('is refused the second time', async () => {
    const { url, state } = await begin();
    const code = await codeOf(url, subject);
    expect((await finish({ code, state })).data.outcome).toBe('signedIn');
    const again = await finish({ code, state });
    expect(again).toMatchObject({ status: 400, key: 'auth.signOnFailed' });
    expect(again.msg).toBe('We couldn’t complete the sign-in. Try again.');
  });

  it('is taken once of two at the same time', async () => {
    const { url, state } = await begin();
    const code = await codeOf(url, subject);
    const answers = await Promise.all([finish({ code, state }), finish({ code, state }), finish({ code, state })]);
    expect(answers.map(({ code: envelope }) => envelope).toSorted()).toEqual([200, 400, 400]);
  });

  it('is refused with a code that was used before, or made up, and uses its state up', async () => {
    const first = await begin();
    const used = await codeOf(first.url, subject);
    await finish({ code: used, state: first.state });
    for (const code of [used, 'made-up']) {
      const { url, state } = await begin();
      expect((await finish({ code, state })).key).toBe('auth.signOnFailed');
      expect((await finish({ code: await codeOf(url, subject), state })).key).toBe('auth.signOnFailed');
    }
  });

  it('is refused with an unknown state, or that of another sign-in', async () => {
    const [mine, other] = [await begin(), await begin()];
    expect((await finish({ code: await codeOf(mine.url, subject), state: 'made-up' })).key).toBe('auth.signOnFailed');
    expect((await finish({ code: await codeOf(mine.url, subject), state: other.state })).key).toBe('auth.signOnFailed');
  });

  it.each(['nonce', 'code_challenge'])('is refused when its %s was another', async (name) => {
    const { url, state } = await begin();
    const bent = new URL(url);
    bent.searchParams.set(name, 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
    expect((await finish({ code: await codeOf(bent.href, subject), state })).key).toBe('auth.signOnFailed');
  });

  it('is refused in the name of another provider', async () => {
    const { url, state } = await begin();
    const code = await codeOf(url, subject);
    expect((await finish({ code, state, iss: 'https://evil.example' })).key).toBe('auth.signOnFailed');
  });

  it('is refused ten minutes after the beginning', async () => {
    const late = await startTestApp({ oidc: provider.oidc });
    try {
      const { url, state } = (await late.client().call(beginSignOn, { query: {} })).data;
      const code = await codeOf(url, subject);
      late.clock.advance({ minutes: 10, seconds: 1 });
      expect((await late.client().call(finishSignOn, { body: { code, state } })).key).toBe('auth.signOnFailed');
      await late.client().call(beginSignOn, { query: {} });
      late.clock.advance({ minutes: 11 });
      await cleanUp(late.platform);
      expect(await late.platform.db.selectFrom('sign_on_attempt').selectAll().execute()).toEqual([]);
    } finally {
      await late.stop();
    }
  });
});

describe('who the provider vouches for', () => {
  it('is unknown with an address that no one has verified', async () => {
    const staff = await buildStaff(app.platform);
    const { data } = await signOn(knownThere(staff.email, { isEmailVerified: false }));
    expect(data).toMatchObject({ outcome: 'unknown', email: staff.email });
    expect(await auditOf(staff.email)).toEqual(['identity.signOnRefused']);
  });

  it('is unknown with the address of a customer, whose account stays as it is', async () => {
    const customer = await buildCustomer(app.platform);
    expect((await signOn(knownThere(customer.email))).data.outcome).toBe('unknown');
    const bound = await app.platform.db.selectFrom('sign_on_identity').select('user_id').where('user_id', '=', customer.userId).execute();
    expect(bound).toEqual([]);
  });

  it('is unknown with an address that came to another identity of the provider', async () => {
    const staff = await buildStaff(app.platform);
    expect((await signOn(knownThere(staff.email))).data.outcome).toBe('signedIn');
    expect((await signOn(knownThere(staff.email))).data.outcome).toBe('unknown');
  });

  it('is refused without a reason when disabled, bound or not', async () => {
    const [bound, fresh] = [await buildStaff(app.platform), await buildStaff(app.platform)];
    const subject = knownThere(bound.email);
    const { token } = signedIn((await signOn(subject)).data);
    for (const { userId } of [bound, fresh]) await transaction(app.platform.db, (tx) => disableUser(app.platform, tx, userId));
    expect((await app.client(token).call(getInfo, {})).code).toBe(401);
    for (const each of [subject, knownThere(fresh.email)]) {
      const answer = await signOn(each);
      expect(answer).toMatchObject({ status: 403, key: 'auth.signOnRefused' });
      expect(answer.msg).toBe('This account can’t sign in here. Ask your administrator for access.');
    }
    expect(await auditOf(fresh.userId)).toEqual(['identity.signOnRefused']);
  });

  it('is refused while an invitation is not met yet', async () => {
    const email = seedEmail('invited');
    const user = { kind: 'staff', email, name: 'Invited', language: 'en', created_at: new Date() } as const;
    await app.platform.db.insertInto('app_user').values(user).execute();
    expect((await signOn(knownThere(email))).key).toBe('auth.signOnRefused');
  });
});

describe('a provider that is away', () => {
  it('is said to be, before and after the beginning, and does not keep the server from starting', async () => {
    const gone = await startIdentityProvider();
    const staff = await buildStaff(app.platform);
    const portal = await startTestApp({ oidc: gone.oidc });
    try {
      gone.accounts.set('s', { subject: 's', email: staff.email, name: 'S', isEmailVerified: true });
      const { url, state } = (await portal.client().call(beginSignOn, { query: {} })).data;
      const code = (await gone.answerOf(url, 's')).get('code') ?? '';
      await gone.stop();
      expect(await portal.client().call(finishSignOn, { body: { code, state } })).toMatchObject({
        status: 503,
        key: 'auth.signOnUnavailable',
      });
      // What was learned of it is kept for an hour.
      expect((await portal.client().call(beginSignOn, { query: {} })).code).toBe(200);
      portal.clock.advance({ minutes: 61 });
      const answer = await portal.client().call(beginSignOn, { query: {} });
      expect(answer).toMatchObject({ status: 503, key: 'auth.signOnUnavailable' });
      expect(answer.msg).toContain('isn’t responding');
    } finally {
      await portal.stop();
    }
  });
});
