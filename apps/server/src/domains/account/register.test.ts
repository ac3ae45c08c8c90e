import { registrationOptions } from '@heliodesk/contract/account';
import { findPassword } from '@heliodesk/contract/identity';
import { languages } from '@heliodesk/contract/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#src/platform/db/transaction.ts';
import { lastOf } from '#src/testing/last-number.ts';
import { linkValue, mailsTo, mailTo } from '#src/testing/mailbox.ts';
import { enterWithPassword } from '#src/testing/passwords.ts';
import { registeredCompany } from '#src/testing/registered-company.ts';
import { registerAs, type RegistrationChanges } from '#src/testing/registration.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { seedEmail } from '../identity/seed.ts';
import { systemConfigOf } from '../reference/index.ts';
import { buildCustomer } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const countAccounts = async (): Promise<number> => (await app.platform.db.selectFrom('account').select('id').execute()).length;

describe('registration', () => {
  it('makes an account with an inactive contact and mails the link in the language of the form', async () => {
    const email = seedEmail('ewa');
    expect((await registerAs(app, email, { language: 'pl' })).code).toBe(200);
    const mail = await mailTo(app, email);
    expect(mail.path).toMatch(/^\/activeAccount\?code=[\w-]{43}$/);
    const row = await app.platform.db
      .selectFrom('app_user as u')
      .innerJoin('contact as c', 'c.user_id', 'u.id')
      .innerJoin('account as a', 'a.id', 'c.account_id')
      .select([
        'u.kind',
        'u.activated_at',
        'u.language',
        'u.password_hash',
        'c.first_name',
        'c.receive_more_information',
        'a.company_name',
        'a.region_id',
        'a.account_role',
        'a.fax',
      ])
      .where('u.email', '=', email)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      kind: 'customer',
      activated_at: null,
      language: 'pl',
      first_name: 'Ewa',
      receive_more_information: 1,
      company_name: registeredCompany.companyName,
      region_id: 616,
      account_role: ['1', '2'],
      fax: '',
    });
    expect(row.password_hash).toMatch(/^\$argon2id\$/);
    expect(linkValue(mail, 'code')).toHaveLength(43);
  });

  it('takes the consent to news from the configuration where the form says nothing, and tells the form so', async () => {
    const consent = async (email: string) => {
      const row = app.platform.db.selectFrom('contact').select('receive_more_information as consent').where('email', '=', email);
      return (await row.executeTakeFirstOrThrow()).consent;
    };
    const options = async () => (await app.client().call(registrationOptions, {})).data;
    const set = (value: boolean) =>
      transaction(app.platform.db, (tx) => systemConfigOf(app.platform).set(tx, 'portal.registration.news', String(value)));
    expect(await options()).toEqual({ receiveMoreInformation: 1 });
    await set(false);
    try {
      const email = seedEmail('news');
      expect(await options()).toEqual({ receiveMoreInformation: 0 });
      expect((await registerAs(app, email)).code).toBe(200);
      expect(await consent(email)).toBe(0);
    } finally {
      await set(true);
    }
  });

  it('keeps a role that is named twice once', async () => {
    const companyName = 'Dwa Razy Dach Sp. z o.o.';
    expect((await registerAs(app, seedEmail('ewa'), { account: { companyName, accountRole: ['2', '1', '2'] } })).code).toBe(200);
    const stored = await app.platform.db.selectFrom('account').select('account_role').where('company_name', '=', companyName).execute();
    expect(stored).toEqual([{ account_role: ['2', '1'] }]);
  });

  it('does not let the contact in before activation', async () => {
    const email = seedEmail('ewa');
    await registerAs(app, email);
    const answer = await enterWithPassword(app.client(), { username: email, password: 'Solaris42' });
    expect(answer.key).toBe('auth.badCredentials');
  });

  it('gives a known address the same answer, and tells its owner by mail', async () => {
    const owner = await buildCustomer(app.platform);
    const [fresh, known] = [await registerAs(app, seedEmail('fresh')), await registerAs(app, owner.email)];
    expect({ status: known.status, code: known.code, msg: known.msg, data: known.data }).toEqual({
      status: fresh.status,
      code: fresh.code,
      msg: fresh.msg,
      data: { registration: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect((await mailTo(app, owner.email)).path).toBe('/login');
    expect(await app.platform.db.selectFrom('contact').select('id').where('email', '=', owner.email).execute()).toHaveLength(1);
  });

  it('writes as much for a known address, and takes it back, so that its time tells nothing', async () => {
    const owner = await buildCustomer(app.platform);
    const before = await countAccounts();
    const numbersTaken = async (email: string): Promise<number> => {
      const first = await lastOf(app, 'account');
      await registerAs(app, email);
      return (await lastOf(app, 'account')) - first;
    };
    expect([await numbersTaken(owner.email), await numbersTaken(seedEmail('fresh'))]).toEqual([1, 1]);
    expect(await countAccounts()).toBe(before + 1);
    expect(await app.platform.db.selectFrom('app_user').select('id').where('email', 'like', '%@unused.invalid').execute()).toEqual([]);
  });

  it('tells the owner of a known address five times a day at most, and the caller never', async () => {
    const owner = await buildCustomer(app.platform);
    for (let count = 1; count <= 6; count += 1) expect((await registerAs(app, owner.email)).code).toBe(200);
    const marker = seedEmail('marker');
    await registerAs(app, marker);
    await mailTo(app, marker);
    await mailTo(app, owner.email, 5);
    expect(await mailsTo(app, owner.email)).toHaveLength(5);
  });

  it('never joins an existing company, whatever it knows of it', async () => {
    const before = await countAccounts();
    await registerAs(app, seedEmail('one'));
    await registerAs(app, seedEmail('two'));
    expect(await countAccounts()).toBe(before + 2);
  });

  it('leaves nothing of a registration that loses the race for its address', async () => {
    const [email, before] = [seedEmail('race'), await countAccounts()];
    const answers = await Promise.all([1, 2, 3, 4].map(() => registerAs(app, email)));
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200]);
    expect(await countAccounts()).toBe(before + 1);
    await mailTo(app, email, 4);
    expect((await mailsTo(app, email)).filter(({ path }) => path.startsWith('/activeAccount'))).toHaveLength(1);
  });

  it('refuses employees by the domain of their address, as configured', async () => {
    const refused = await registerAs(app, 'someone@heliodesk.test');
    expect(refused).toMatchObject({ code: 510, key: 'account.staffDomain' });
    expect(refused.msg).toContain('call-center user');
    await transaction(app.platform.db, (tx) =>
      systemConfigOf(app.platform).set(tx, 'portal.staff.domains', 'maker.example, tracker.example'),
    );
    for (const address of ['Someone@Tracker.Example', 'someone@mail.tracker.example', 'someone@a.b.Maker.example'])
      expect((await registerAs(app, address)).key, address).toBe('account.staffDomain');
    expect((await registerAs(app, seedEmail('ewa').replace('@', '@not'))).code).toBe(200);
    expect((await registerAs(app, 'someone@subcontracker.example')).code).toBe(200);
    expect((await registerAs(app, 'someone@not-tracker.example')).code).toBe(200);
    expect((await registerAs(app, 'someone@heliodesk.test')).code).toBe(200);
  });
});

describe('the address of someone else', () => {
  it('gets nothing that a stranger typed before it is proved, in any mail and language', async () => {
    const words = { firstName: 'Fortuna', lastName: 'Gewinn', companyName: 'Millionenpreis' };
    const { companyName, ...contact } = words;
    for (const language of languages) {
      const email = seedEmail(`victim-${language}`);
      expect((await registerAs(app, email, { contact, account: { companyName, taxNo: `T-${email}`.slice(0, 40) }, language })).code).toBe(
        200,
      );
      await mailTo(app, email);
      expect((await registerAs(app, email, { contact, account: { companyName }, language })).code).toBe(200);
      await mailTo(app, email, 2);
      await app.client().call(findPassword, { body: { email } });
      const mails = [...(await mailsTo(app, email)), await mailTo(app, email, 3)];
      expect(new Set(mails.map(({ subject }) => subject)).size).toBeGreaterThan(1);
      for (const { subject, text } of mails) for (const typed of Object.values(words)) expect(`${subject} ${text}`).not.toContain(typed);
      for (const { text } of mails) expect(text).not.toMatch(/[{}]|undefined/);
    }
  });
});

describe('mass assignment', () => {
  it.each([
    ['body', { roleId: 1 }, ''],
    ['body', { roles: ['admin'] }, ''],
    ['account', { accountId: 1 }, 'accountReq'],
    ['contact', { isServiceProvider: true }, 'contactReq'],
    ['contact', { contactStatus: 'enabled' }, 'contactReq'],
    ['contact', { userId: 1, accountId: 1 }, 'contactReq'],
    ['contact', { activated_at: '2026-01-01' }, 'contactReq'],
  ] as const)('in the %s is refused: %j', async (part, extra, path) => {
    const answer = await registerAs(app, seedEmail('mass'), { [part]: extra });
    expect(answer.code).toBe(510);
    expect(answer.errors).toMatchObject([{ path, rule: 'unknownField' }]);
  });
});

describe('fields', () => {
  it.each<[string, RegistrationChanges, string, string]>([
    ['an unaccepted privacy policy', { contact: { privacyPolicy: 0 } }, 'contactReq.privacyPolicy', 'privacyPolicy'],
    ['a link as a first name', { contact: { firstName: 'Win at https://evil.example' } }, 'contactReq.firstName', 'noWebAddress'],
    ['a link as a last name', { contact: { lastName: 'www.evil.example' } }, 'contactReq.lastName', 'noWebAddress'],
    ['a link as a company', { account: { companyName: 'evil.example/prize' } }, 'accountReq.companyName', 'noWebAddress'],
    ['a break in a first name', { contact: { firstName: 'Ewa\n\nYou won' } }, 'contactReq.firstName', 'noControl'],
    ['a turned company', { account: { companyName: 'Solar \u202Egpj.exe' } }, 'accountReq.companyName', 'noControl'],
    ['an isolated city', { account: { city: 'Wars\u2067zawa' } }, 'accountReq.city', 'noControl'],
    ['no company name', { account: { companyName: '  ' } }, 'accountReq.companyName', 'required'],
    ['no role', { account: { accountRole: [] } }, 'accountReq.accountRole', 'required'],
    ['an unknown role', { account: { accountRole: ['1', '9'] } }, 'accountReq.accountRole.1', 'invalid'],
    ['an unknown type', { account: { accountType: '9' } }, 'accountReq.accountType', 'invalid'],
    ['an unknown nature', { account: { organizationNature: "1' or 1=1" } }, 'accountReq.organizationNature', 'invalid'],
    ['an unknown salutation', { contact: { salutation: '9' } }, 'contactReq.salutation', 'invalid'],
    ['a country that is none', { account: { region: { regionId: 999 } } }, 'accountReq.region.regionId', 'invalid'],
    ['a short tax number', { account: { taxNo: '1234' } }, 'accountReq.taxNo', 'taxNo'],
    ['half an e-mail', { contact: { email: 'ewa@solar' } }, 'contactReq.email', 'email'],
    ['no phone', { contact: { mobile: '' } }, 'contactReq.mobile', 'required'],
    ['a common password', { password: 'solar2026' }, 'contactReq.password', 'passwordCommon'],
    ['a password without a digit', { password: 'Solaris' }, 'contactReq.password', 'password'],
    ['a password too short', { password: 'Sol42' }, 'contactReq.password', 'tooShort'],
    ['a password too long', { password: 'Solaris4201234567' }, 'contactReq.password', 'tooLong'],
    ['different passwords', { repeated: 'Solaris43' }, 'contactReq.confirmPassword', 'passwordsDiffer'],
    ['a password in clear', { contact: { password: 'Solaris42' } }, 'contactReq.password', 'passwordUnreadable'],
  ])('with %s are refused', async (_, changes, path, rule) => {
    const answer = await registerAs(app, seedEmail('fields'), changes);
    expect(answer.code).toBe(510);
    expect(answer.errors).toMatchObject([{ path, rule }]);
  });

  it.each(['0', '12345'])('take the tax number %s', async (taxNo) => {
    expect((await registerAs(app, seedEmail('tax'), { account: { taxNo } })).code).toBe(200);
  });

  it('refuse the name in the address as a password', async () => {
    const answer = await registerAs(app, `Solaris42@${seedEmail('x').replace('@', '.')}`);
    expect(answer.errors).toMatchObject([{ path: 'contactReq.password', rule: 'passwordIsName' }]);
  });
});
