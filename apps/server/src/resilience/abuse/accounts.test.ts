import { activateAccount, getMyContactWithAccount, listMyAddresses, resendActivation } from '@heliodesk/contract/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAddress, buildCustomer } from '#src/domains/account/seed.ts';
import { seedEmail } from '#src/domains/identity/seed.ts';
import { linkValue, mailsTo, mailTo } from '#src/testing/mailbox.ts';
import { registeredCompany } from '#src/testing/registered-company.ts';
import { registerAs } from '#src/testing/registration.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

/* What strangers and customers try at accounts: section 1 of the abuse cases, one test for each. */

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('POST /api/account/register', () => {
  it('an existing e-mail is not revealed: the same answer, and the owner gets a mail', async () => {
    const { email } = await buildCustomer(app.platform);
    const [known, fresh] = [await registerAs(app, email), await registerAs(app, seedEmail('ewa'))];
    const secret = { registration: expect.stringMatching(/^[\w-]{43}$/) as string };
    expect([known.code, known.msg, known.data]).toEqual([fresh.code, fresh.msg, secret]);
    expect(fresh.data).toEqual(secret);
    expect((await mailTo(app, email)).text).not.toContain('/activeAccount');
  });

  it('company takeover by the same tax number: a company of its own', async () => {
    const owner = await buildCustomer(app.platform, { company: { taxNo: registeredCompany.taxNo } });
    const email = seedEmail('ewa');
    expect((await registerAs(app, email)).code).toBe(200);
    const joined = await app.platform.db.selectFrom('contact').select('account_id').where('email', '=', email).executeTakeFirstOrThrow();
    expect(joined.account_id).not.toBe(owner.accountId);
  });

  it.each([{ roleId: 1 }, { accountId: 1 }, { isServiceProvider: true }, { contactStatus: 'enabled' }])(
    'mass assignment of %o is refused',
    async (extra) => {
      expect((await registerAs(app, seedEmail('ewa'), { contact: extra })).code).toBe(510);
      expect((await registerAs(app, seedEmail('ewa'), { account: extra })).code).toBe(510);
    },
  );

  it('an employee domain, and a privacy policy that is not accepted, are refused', async () => {
    expect((await registerAs(app, 'new.colleague@heliodesk.test')).key).toBe('account.staffDomain');
    const { errors } = await registerAs(app, seedEmail('ewa'), { contact: { privacyPolicy: 0 } });
    expect(errors.map(({ path }) => path)).toEqual(['contactReq.privacyPolicy']);
  });
});

describe('GET askActive/replay', () => {
  it('mail bombing and probing: always the same answer, one mail a minute', async () => {
    const { email } = await buildCustomer(app.platform, { isInactive: true });
    const ask = (address: string) => app.client().call(resendActivation, { query: { email: address } });
    const [first, unknown] = [await ask(email), await ask(seedEmail('unknown'))];
    expect([first.code, first.msg]).toEqual([unknown.code, unknown.msg]);
    for (let count = 0; count < 5; count += 1) await ask(email);
    await mailTo(app, email);
    expect(await mailsTo(app, email)).toHaveLength(1);
  });
});

describe('GET askActive', () => {
  it('guess, reuse, expired code: activates once, and signs no one in', async () => {
    const email = seedEmail('ewa');
    await registerAs(app, email);
    const code = linkValue(await mailTo(app, email), 'code');
    expect(Buffer.from(code, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    const use = (value: string) => app.client().call(activateAccount, { query: { code: value } });
    expect((await use('guessed')).key).toBe('account.activationFailed');
    expect((await use(code)).data).toEqual({ state: 'activated' });
    expect((await use(code)).data).toEqual({ state: 'alreadyActive' });
  });

  it('prefetch: a browser that fetches ahead activates nothing', async () => {
    const email = seedEmail('ewa');
    await registerAs(app, email);
    const code = linkValue(await mailTo(app, email), 'code');
    const ahead = await app.client().call(activateAccount, { query: { code } }, { headers: { 'sec-purpose': 'prefetch' } });
    expect(ahead.code).toBe(400);
    expect((await app.client().call(activateAccount, { query: { code } })).data).toEqual({ state: 'activated' });
  });
});

describe('GET getMyContactWithAccount, myaddresslist', () => {
  it('contactId or accountId added: the session decides', async () => {
    const [self, other] = [await buildCustomer(app.platform), await buildCustomer(app.platform)];
    await buildAddress(app.platform, other);
    const query = { contactId: String(other.contactId), accountId: String(other.accountId) };
    const ask = (url: string) => app.client(self.token).send({ method: 'GET', url, query });
    expect((await ask(getMyContactWithAccount.path)).data).toMatchObject({ contact: { contactId: self.contactId } });
    expect((await ask(listMyAddresses.path)).data).toEqual([]);
  });
});
