// @both-engines
import {
  activateAccount,
  addContact,
  addCustomer,
  inviteProviderUser,
  mailContactActivation,
  resendActivation,
  updateContact,
} from '@heliodesk/contract/account';
import { inviteStaff } from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCompany, newContact } from '#src/testing/customers.ts';
import { linkValue, mailsTo, mailTo } from '#src/testing/mailbox.ts';
import { choosePassword, enterWithPassword } from '#src/testing/passwords.ts';
import { registerAs } from '#src/testing/registration.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildStaff, seedEmail } from '../identity/seed.ts';
import { buildAddress, buildCustomer, buildProviderCompany } from './seed.ts';
import { removeExpired } from './service/unproved.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** An administrator whose session hasn't run out yet. */
const signedInAdmin = async () => app.client((await buildStaff(app.platform, { role: 'admin' })).token);
const registered = async (): Promise<string> => {
  const email = seedEmail('ewa');
  expect((await registerAs(app, email)).code).toBe(200);
  return email;
};
const userOf = (email: string) => app.platform.db.selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirst();
const contactsOf = (email: string) =>
  app.platform.db.selectFrom('contact').select(['id', 'account_id', 'user_id']).where('email', '=', email).execute();
const enter = (username: string, password: string) => enterWithPassword(app.client(), { username, password });
/** Asks for another mail, without the wait between two. */
async function resend(email: string) {
  await app.platform.throttle.reset({ name: 'activation-resend', points: 1, seconds: 60 }, email);
  expect((await app.client().call(resendActivation, { query: { email } })).code).toBe(200);
}
const codeFor = async (email: string) => linkValue(await mailTo(app, email), 'code');
const activate = (code: string) => app.client().call(activateAccount, { query: { code } });

describe('a registration that no one has proved', () => {
  it('is removed with company and contact after 7 days, and its address is free', async () => {
    const [email, other] = [await registered(), await registered()];
    await activate(await codeFor(other));
    app.clock.advance({ days: 6, hours: 23 });
    await removeExpired(app.platform);
    expect(await userOf(email)).toBeDefined();
    app.clock.advance({ hours: 2 });
    const [contact] = await contactsOf(email);
    await removeExpired(app.platform);
    expect(await userOf(email)).toBeUndefined();
    expect(await contactsOf(email)).toEqual([]);
    const companies = app.platform.db
      .selectFrom('account')
      .select('id')
      .where('id', '=', contact?.account_id ?? 0);
    expect(await companies.execute()).toEqual([]);
    expect(await userOf(other)).toMatchObject({ unproved_since: null });
    expect((await registerAs(app, email)).code).toBe(200);
    expect(await userOf(email)).toBeDefined();
  });

  it('can be proved for as long as a link that was mailed in time is good, and is not mailed again later', async () => {
    const email = await registered();
    app.clock.advance({ days: 6, hours: 23 });
    await resend(email);
    const code = linkValue(await mailTo(app, email, 2), 'code');
    app.clock.advance({ hours: 24 });
    await removeExpired(app.platform);
    await resend(email);
    expect((await activate(code)).code).toBe(200);
    expect(await mailsTo(app, email)).toHaveLength(2);
    expect((await enter(email, 'Solaris42')).code).toBe(200);
  });

  it('gives way to the next one after 7 days, also before anything is cleaned up', async () => {
    const email = await registered();
    await registerAs(app, email, { password: 'Solaris43', account: { companyName: 'Owner GmbH' } });
    app.clock.advance({ days: 7, hours: 1 });
    expect((await registerAs(app, email, { password: 'Solaris44' })).code).toBe(200);
    await activate(linkValue(await mailTo(app, email, 3), 'code'));
    expect((await enter(email, 'Solaris42')).key).toBe('auth.badCredentials');
    expect((await enter(email, 'Solaris44')).code).toBe(200);
  });

  it.each(['a new customer', 'a colleague', 'another address', "a provider's user", 'an employee'])(
    'gives way when staff enter its address: %s',
    async (what) => {
      const [admin, email] = [await signedInAdmin(), await registered()];
      const stranger = await codeFor(email);
      const customer = await buildCustomer(app.platform);
      const provider = await buildProviderCompany(app.platform);
      const person = { email, name: 'Ewa Nowak', phone: '', jobTitle: '', language: 'en' } as const;
      const contactReq = { ...newContact(), email };
      const calls = {
        'a new customer': () => admin.call(addCustomer, { body: { customerType: 0, accountReq: newCompany('Neu GmbH'), contactReq } }),
        'a colleague': () => admin.call(addContact, { body: { accountId: customer.accountId, contactReq } }),
        'another address': () => admin.call(updateContact, { body: { contactId: customer.contactId, version: 0, contactReq } }),
        "a provider's user": () => admin.call(inviteProviderUser, { body: { ...person, providerId: provider.providerId } }),
        'an employee': () => admin.call(inviteStaff, { body: { ...person, roles: ['agent'], teamId: null } }),
      };
      expect(await calls[what as keyof typeof calls]()).toMatchObject({ code: 200, errors: [] });
      expect((await activate(stranger)).key).toBe('account.activationFailed');
      expect((await enter(email, 'Solaris42')).key).toBe('auth.badCredentials');
      if (what === 'another address') return;
      expect((await choosePassword(app.client(), linkValue(await mailTo(app, email, 2), 'key'), 'Solaris55')).code).toBe(200);
      expect((await contactsOf(email)).length).toBe(what.includes('user') || what.includes('employee') ? 0 : 1);
    },
  );

  it.each(['mail it again', 'correct its address'])('gets a link to choose a password when staff %s', async (what) => {
    const [admin, email] = [await signedInAdmin(), await registered()];
    const stranger = await codeFor(email);
    const contactId = (await contactsOf(email))[0]?.id ?? 0;
    const corrected = seedEmail('corrected');
    const isAgain = what === 'mail it again';
    const answer = isAgain
      ? await admin.call(mailContactActivation, { body: { contactId } })
      : await admin.call(updateContact, { body: { contactId, version: 0, contactReq: { ...newContact(), email: corrected } } });
    expect(answer).toMatchObject({ code: 200, errors: [] });
    expect((await activate(stranger)).key).toBe('account.activationFailed');
    const address = isAgain ? email : corrected;
    const mail = await mailTo(app, address, isAgain ? 2 : 1);
    expect(mail.path).toMatch(/^\/resetPwd\?key=/);
    expect((await choosePassword(app.client(), linkValue(mail, 'key'), 'Solaris55')).code).toBe(200);
    expect((await enter(address, 'Solaris42')).key).toBe('auth.badCredentials');
    expect((await enter(address, 'Solaris55')).code).toBe(200);
  });

  it('leaves a company that has more than it', async () => {
    const email = await registered();
    const [contact] = await contactsOf(email);
    const customer = await buildCustomer(app.platform);
    await buildAddress(app.platform, { ...customer, accountId: contact?.account_id ?? 0 });
    app.clock.advance({ days: 10 });
    await removeExpired(app.platform);
    expect(await userOf(email)).toBeUndefined();
    expect(
      await app.platform.db
        .selectFrom('account')
        .select('id')
        .where('id', '=', contact?.account_id ?? 0)
        .execute(),
    ).toHaveLength(1);
  });

  it('is neither someone whose proved address was changed nor someone added by staff', async () => {
    const [changed, added] = [await buildCustomer(app.platform), seedEmail('added')];
    const email = seedEmail('changed');
    await (
      await signedInAdmin()
    ).call(updateContact, { body: { contactId: changed.contactId, version: 0, contactReq: { ...newContact(), email } } });
    await (
      await signedInAdmin()
    ).call(addCustomer, {
      body: { customerType: 0, accountReq: newCompany('Neu GmbH'), contactReq: { ...newContact(), email: added } },
    });
    app.clock.advance({ days: 30 });
    await removeExpired(app.platform);
    const admin = await signedInAdmin();
    for (const address of [email, added]) {
      expect(await userOf(address)).toBeDefined();
      const again = { customerType: 0, accountReq: newCompany('Neu GmbH'), contactReq: { ...newContact(), email: address } } as const;
      expect((await admin.call(addCustomer, { body: again })).errors).toMatchObject([{ path: 'contactReq.email', rule: 'emailTaken' }]);
    }
  });

  it('is written down when it goes', async () => {
    const [admin, email] = [await signedInAdmin(), await registered()];
    await admin.call(addCustomer, {
      body: { customerType: 0, accountReq: newCompany('Neu GmbH'), contactReq: { ...newContact(), email } },
    });
    const entries = await app.platform.db
      .selectFrom('audit')
      .select(['actor_id', 'before'])
      .where('action', '=', 'account.removeRegistration')
      .where('actor_id', 'is not', null)
      .execute();
    expect(entries.filter(({ before }) => JSON.stringify(before).includes(email))).toHaveLength(1);
  });
});
