import type { RegisterBody, Registered } from '@heliodesk/contract/account';
import { fallbackLanguage } from '@heliodesk/contract/kit';
import { formatName } from '@heliodesk/phrases/formats/names';
import type { z } from 'zod';
import { checkNewPassword, findUserByEmail, hashPassword, hashToken, newToken, type Identity } from '#src/domains/identity/index.ts';
import { checkChoices, countryCodeOf, isStaffAddress, systemConfigOf, type Choice } from '#src/domains/reference/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import { withTx, type Context, type WriteContext } from '#src/platform/context.ts';
import { transaction, undone } from '#src/platform/db/transaction.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import { startResendCountdown } from './activation.ts';
import { mailActivation } from './activation-mail.ts';
import type { NewAccount } from '../store/accounts.ts';
import { lockRegistration, upsertRegistration } from '../store/registrations.ts';
import { correctRegistration } from './correct-registration.ts';
import { unusedAddress } from './unused-address.ts';
import { createContact, type CreatedContact, type NewPerson } from './people.ts';
import { releaseExpired } from './unproved.ts';
import { takeQuietly } from './quiet-throttle.ts';

const fromAddress: ThrottleRule = { name: 'register', points: 20, seconds: 60 * 60 };
/** How often the owner of a known address is notified; the answer stays the same. */
const tellingOwner: ThrottleRule = { name: 'register-known', points: 5, seconds: 24 * 60 * 60 };

/** Corrections of one registration. */
const corrections: ThrottleRule = { name: 'register-correct', points: 5, seconds: 60 * 60 };
/** As long as the activation link is good. */
const correctionTime = 48 * 60 * 60_000;

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
  if (await isStaffAddress(platform, body.contactReq.email)) throw fail('account.staffDomain');
  if (countryCodeOf(body.accountReq.region.regionId) === undefined)
    throw failFields({ path: 'accountReq.region.regionId', rule: 'invalid' });
}

/** Whether people who register get news unless they say otherwise. */
export const newsByDefault = async (platform: Platform): Promise<0 | 1> =>
  (await systemConfigOf(platform).get('portal.registration.news')) ? 1 : 0;

/** The owner of the address is notified; the caller learns nothing. */
async function tellOwner({ platform, tx }: WriteContext<Actor | null>, email: string): Promise<void> {
  const owner = await findUserByEmail(tx, email);
  if (owner !== undefined)
    await platform.mailer.send(tx, {
      to: owner.email,
      language: owner.language,
      template: 'alreadyRegistered',
      // The owner may be someone who typed a foreign address and never proved it.
      params: {},
      path: '/login',
    });
}

type Registering = WriteContext<Actor | null>;

/** What was sent, ready to be stored. */
interface Sent {
  company: NewAccount;
  person: NewPerson;
}

/** Stores a new company with its contact; nothing where the address is known. */
async function storeNew(context: Registering, { company, person }: Sent): Promise<CreatedContact | undefined> {
  const created = await createContact(context, company, person);
  if (created === undefined) return undefined;
  const { userId, accountId } = created;
  const name = formatName(person, fallbackLanguage);
  await auditChange(context, { by: { userId, name }, action: 'account.register', subjectType: 'account', subjectId: accountId });
  return created;
}

/** Registers a new company; its contact, or nothing where the address is known, which takes as long. */
async function registerNew(context: Registering, sent: Sent): Promise<number | null> {
  const { company, person } = sent;
  const created = await storeNew(context, sent);
  if (created === undefined) {
    await undone(context.tx, () => storeNew(context, { company, person: { ...person, email: unusedAddress() } }));
    return null;
  }
  const name = formatName(person, fallbackLanguage);
  const user = { id: created.userId, email: person.email, name, language: person.language, password_hash: person.passwordHash };
  await mailActivation(context, user, company.companyName);
  return created.contactId;
}

/** Corrects the registration before, or makes a new one; whether the address was known, and whose registration it is now. */
async function registerOrCorrect(
  context: Registering,
  former: number | null,
  sent: Sent,
): Promise<{ contactId: number | null; isKnown: boolean }> {
  const outcome = former === null ? 'closed' : await correctRegistration(context, former, sent.company, sent.person);
  if (outcome !== 'closed') return { contactId: former, isKnown: outcome === 'taken' };
  const contactId = await registerNew(context, sent);
  return { contactId, isKnown: contactId === null };
}

/** Checks what was sent, and hashes the password. */
async function readSent(
  { platform, language }: Context<Actor | null>,
  passwords: Identity['passwords'],
  { encryptKey, ...body }: Registration & { encryptKey: string },
): Promise<Sent> {
  const { accountReq, contactReq } = body;
  const [password = '', repeated = ''] = await passwords.read(encryptKey, [
    { path: 'contactReq.password', value: contactReq.password },
    { path: 'contactReq.confirmPassword', value: contactReq.confirmPassword },
  ]);
  await checkRegistration(platform, body);
  checkNewPassword({ path: 'contactReq.password', password, repeatPath: 'contactReq.confirmPassword', repeated }, contactReq.email);
  const { region, ...company } = accountReq;
  const receiveMoreInformation = contactReq.receiveMoreInformation ?? (await newsByDefault(platform));
  return {
    company: { ...company, regionId: region.regionId },
    person: { ...contactReq, receiveMoreInformation, language, passwordHash: await hashPassword(password) },
  };
}

/**
 * Registers a company and its first contact, inactive until the mailed link is used. It is always a company of its own: no one
 * joins an existing one by knowing its tax number. A known address gets the same answer. With `correct`, what the same browser sent
 * before is corrected as long as no one has confirmed it.
 */
export async function register(
  context: Context<Actor | null>,
  { captcha, passwords }: Identity,
  body: Registration & { encryptKey: string },
): Promise<z.output<typeof Registered>> {
  const { platform, db, origin } = context;
  const { throttle } = platform;
  await throttle.take(fromAddress, origin.network);
  const given = body.correct ? body.registration : undefined;
  if (given !== undefined) await throttle.take(corrections, hashToken(given).toString('base64url'));
  await captcha.check(body);
  const sent = await readSent(context, passwords, body);
  const { email } = sent.person;
  const mayTellOwner = await takeQuietly(throttle, tellingOwner, email);
  const token = await transaction(db, async (tx) => {
    await checkChoices(tx, choicesOf(body));
    const write = withTx(context, tx);
    const now = platform.clock.now();
    const former = given === undefined ? undefined : await lockRegistration(tx, hashToken(given), now);
    await releaseExpired(write, email);
    const { contactId, isKnown } = await registerOrCorrect(write, former?.contactId ?? null, sent);
    if (isKnown && mayTellOwner) await tellOwner(write, email);
    const kept = given !== undefined && former !== undefined ? given : newToken().token;
    const expiresAt = new Date(now.getTime() + correctionTime);
    await upsertRegistration(tx, { tokenHash: hashToken(kept), contactId }, { now, expiresAt });
    return kept;
  });
  await startResendCountdown(platform, email);
  return { registration: token };
}
