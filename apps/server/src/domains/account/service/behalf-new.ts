import type { addRtsCustomer, CustomerChoice } from '@heliodesk/contract/account';
import type { BodyOf, Language } from '@heliodesk/contract/kit';
import { checkChoices, countryCodeOf, systemConfigOf, type Choice } from '#src/domains/reference/index.ts';
import { writeAudit } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Origin } from '#src/platform/http/call.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findAlike, insertRtsCustomer, lockEntering } from '../store/behalf.ts';
import { customerChoice, toCustomerChoice } from './behalf.ts';

type NewCustomer = BodyOf<typeof addRtsCustomer>;

/** More namesakes help nobody to choose. */
const mostAlike = 10;

function choicesOf({ accountReq, contactReq }: NewCustomer): Choice[] {
  return [
    { path: 'accountReq.accountType', type: 'account_type', value: accountReq.accountType },
    ...accountReq.accountRole.map((value, index): Choice => ({ path: `accountReq.accountRole.${index}`, type: 'account_role', value })),
    { path: 'accountReq.organizationNature', type: 'organization_nature', value: accountReq.organizationNature },
    ...(contactReq.salutation === ''
      ? []
      : [{ path: 'contactReq.salutation', type: 'salutation', value: contactReq.salutation } satisfies Choice]),
  ];
}

/** The rules of registration that need the database or the configuration. */
async function check(platform: Platform, body: NewCustomer): Promise<void> {
  const domain = body.contactReq.email.split('@')[1] ?? '';
  if ((await systemConfigOf(platform).get('portal.staff.domains')).includes(domain)) throw fail('account.staffDomain');
  if (countryCodeOf(body.accountReq.region.regionId) === undefined)
    throw failFields({ path: 'accountReq.region.regionId', rule: 'invalid' });
  await checkChoices(platform.db, choicesOf(body));
}

/**
 * Enters a company with a contact who does not sign in. Whoever is known by the same tax number or address is shown first, so that a
 * repeated call finds what the first one entered; the new one is a company of its own in any case.
 */
export async function enterRtsCustomer(
  platform: Platform,
  actor: Actor,
  body: NewCustomer,
  language: Language,
  origin: Origin,
): Promise<CustomerChoice> {
  await check(platform, body);
  return transaction(platform.db, async (tx) => {
    const marks = { taxNo: body.accountReq.taxNo, email: body.contactReq.email };
    await lockEntering(tx, marks);
    const alike = await findAlike(tx, marks, body.seen, mostAlike);
    if (alike.length > 0) throw fail('account.alreadyKnown', {}, { customers: alike.map((row) => toCustomerChoice(row, language)) });
    return customerChoice(tx, await insert(platform, tx, actor, body, origin), language);
  });
}

async function insert(platform: Platform, tx: Tx, actor: Actor, { accountReq, contactReq }: NewCustomer, origin: Origin): Promise<number> {
  const at = platform.clock.now();
  const { accountId, contactId } = await insertRtsCustomer(tx, {
    account: {
      company_name: accountReq.companyName,
      account_type: accountReq.accountType,
      account_role: accountReq.accountRole,
      organization_nature: accountReq.organizationNature,
      region_id: accountReq.region.regionId,
      province: accountReq.province,
      city: accountReq.city,
      address: accountReq.address,
      postal_code: accountReq.postalCode,
      tax_no: accountReq.taxNo,
      trade_register_no: accountReq.tradeNo,
      fax: accountReq.fax,
    },
    contact: {
      email: contactReq.email,
      first_name: contactReq.firstName,
      last_name: contactReq.lastName,
      mobile: contactReq.mobile,
      salutation: contactReq.salutation,
      job_title: contactReq.jobTitle,
      language: contactReq.language,
    },
    at,
  });
  await writeAudit(tx, {
    at,
    actorId: actor.userId,
    actorName: actor.name,
    action: 'account.enterRtsCustomer',
    subjectType: 'account',
    subjectId: accountId,
    after: { contactId, companyName: accountReq.companyName, taxNo: accountReq.taxNo, email: contactReq.email },
    address: origin.address,
    requestId: origin.requestId,
  });
  return contactId;
}
