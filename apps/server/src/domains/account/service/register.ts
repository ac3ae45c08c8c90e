import type { RegisterBody } from '@heliodesk/contract/account';
import type { z } from 'zod';
import { checkNewPassword, findUserByEmail, hashPassword, type Identity } from '#src/domains/identity/index.ts';
import { checkChoices, countryCodeOf, systemConfigOf, type Choice } from '#src/domains/reference/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import { withTx, type Context, type WriteContext } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import { startResendCountdown } from './activation.ts';
import { mailActivation } from './activation-mail.ts';
import { createContact } from './people.ts';
import { takeQuietly } from './quiet-throttle.ts';

const fromAddress: ThrottleRule = { name: 'register', points: 20, seconds: 60 * 60 };
/** How often the owner of a known address is notified; the answer stays the same. */
const tellingOwner: ThrottleRule = { name: 'register-known', points: 5, seconds: 24 * 60 * 60 };

type Registration = z.output<typeof RegisterBody>;

function choicesOf({ accountReq, contactReq }: Registration): Choice[] {
  return [
    { path: 'accountReq.accountType', type: 'account_type', value: accountReq.accountType },
    ...accountReq.accountRole.map((value, index): Choice => ({ path: `accountReq.accountRole.${index}`, type: 'account_role', value })),
    { path: 'accountReq.organizationNature', type: 'organization_nature', value: accountReq.organizationNature },
    ...(contactReq.salutation === ''
      ? []
      : [{ path: 'contactReq.salutation', type: 'salutation', value: contactReq.salutation } satisfies Choice]),
  ];
}

/** Rules that need the configuration or the list of countries. */
async function checkRegistration(platform: Platform, body: Registration): Promise<void> {
  const domain = body.contactReq.email.split('@')[1] ?? '';
  if ((await systemConfigOf(platform).get('portal.staff.domains')).includes(domain)) throw fail('account.staffDomain');
  if (countryCodeOf(body.accountReq.region.regionId) === undefined)
    throw failFields({ path: 'accountReq.region.regionId', rule: 'invalid' });
}

/** The owner of the address is notified; the caller learns nothing. */
async function tellOwner({ platform, tx }: WriteContext<Actor | null>, email: string): Promise<void> {
  const owner = await findUserByEmail(tx, email);
  if (owner !== undefined)
    await platform.mailer.send(tx, {
      to: owner.email,
      language: owner.language,
      template: 'alreadyRegistered',
      params: { name: owner.name },
      path: '/login',
    });
}

/**
 * Registers a company and its first contact, inactive until the mailed link is used. It is always a company of its own: no one
 * joins an existing one by knowing its tax number. A known address gets the same answer.
 */
export async function register(
  context: Context<Actor | null>,
  { captcha, passwords }: Identity,
  { encryptKey, ...body }: Registration & { encryptKey: string },
): Promise<void> {
  const { platform, db, origin, language } = context;
  const { throttle } = platform;
  const { accountReq, contactReq } = body;
  await throttle.take(fromAddress, origin.address);
  await captcha.check(body);
  const [password = '', repeated = ''] = await passwords.read(encryptKey, [
    { path: 'contactReq.password', value: contactReq.password },
    { path: 'contactReq.confirmPassword', value: contactReq.confirmPassword },
  ]);
  await checkRegistration(platform, body);
  checkNewPassword({ path: 'contactReq.password', password, repeatPath: 'contactReq.confirmPassword', repeated }, contactReq.email);
  const { region, ...company } = accountReq;
  const person = { ...contactReq, language, passwordHash: await hashPassword(password) };
  const mayTellOwner = await takeQuietly(throttle, tellingOwner, contactReq.email);
  await transaction(db, async (tx) => {
    await checkChoices(tx, choicesOf(body));
    const write = withTx(context, tx);
    const created = await createContact(write, { ...company, regionId: region.regionId }, person);
    if (created === undefined) return mayTellOwner ? tellOwner(write, contactReq.email) : undefined;
    const { userId, accountId } = created;
    const name = `${contactReq.firstName} ${contactReq.lastName}`;
    await auditChange(write, { by: { userId, name }, action: 'account.register', subjectType: 'account', subjectId: accountId });
    const user = { id: userId, email: contactReq.email, name, language, password_hash: person.passwordHash };
    return mailActivation(write, user, company.companyName);
  });
  await startResendCountdown(platform, contactReq.email);
}
