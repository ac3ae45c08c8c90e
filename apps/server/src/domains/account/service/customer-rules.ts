import type { AccountReq, CustomerContactReq } from '@heliodesk/contract/account';
import type { z } from 'zod';
import { findUserByEmail } from '#src/domains/identity/index.ts';
import { checkChoices, countryCodeOf, isStaffAddress, type Choice } from '#src/domains/reference/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { failFields } from '#src/platform/http/failure.ts';
import type { AccountRow, ContactRow } from '../store/accounts.ts';
import { releaseAddress } from './unproved.ts';

export type AccountData = z.output<typeof AccountReq>;
export type ContactData = z.output<typeof CustomerContactReq>;

/** Only what is newly chosen: a value that was switched off since may stay. */
export async function checkAccount(tx: Tx, account: AccountData, before?: AccountRow): Promise<void> {
  if (countryCodeOf(account.region.regionId) === undefined) throw failFields({ path: 'accountReq.region.regionId', rule: 'invalid' });
  const choices: Choice[] = [
    { path: 'accountReq.accountType', type: 'account_type', value: account.accountType },
    { path: 'accountReq.organizationNature', type: 'organization_nature', value: account.organizationNature },
    ...account.accountRole.map((value, index): Choice => ({ path: `accountReq.accountRole.${index}`, type: 'account_role', value })),
  ];
  const known = new Set(
    before === undefined
      ? []
      : [
          `account_type ${before.account_type}`,
          `organization_nature ${before.organization_nature}`,
          ...before.account_role.map((role) => `account_role ${role}`),
        ],
  );
  await checkChoices(
    tx,
    choices.filter(({ type, value }) => !known.has(`${type} ${value}`)),
  );
}

/** An address of our own staff never becomes a customer's; `signsIn`: nor one that someone signs in with. A registration that no one has proved gives way. */
async function checkEmail(context: WriteContext, email: string, signsIn: boolean): Promise<void> {
  const { platform, tx } = context;
  if (await isStaffAddress(platform, email, tx)) throw failFields({ path: 'contactReq.email', rule: 'staffDomain' });
  if (!signsIn || (await findUserByEmail(tx, email)) === undefined) return;
  if (!(await releaseAddress(context, email))) throw emailTaken();
}

/** Someone signs in with that address already. */
export const emailTaken = () => failFields({ path: 'contactReq.email', rule: 'emailTaken' });

/** Refuses an address that no customer may have, and a salutation that is none; unchanged values are not checked again. */
export async function checkContact(
  context: WriteContext,
  contact: ContactData,
  { signsIn, before }: { signsIn: boolean; before?: ContactRow },
): Promise<void> {
  if (contact.email !== before?.email) await checkEmail(context, contact.email, signsIn);
  if (contact.salutation !== '' && contact.salutation !== before?.salutation)
    await checkChoices(context.tx, [{ path: 'contactReq.salutation', type: 'salutation', value: contact.salutation }]);
}
