import type { AccountView, ContactWithAccount, OwnAccountBody } from '@heliodesk/contract/account';
import type { z } from 'zod';
import { checkChoices, countryCodeOf, type Choice } from '#src/domains/reference/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { ownAccount } from '../policy.ts';
import { accountColumns, findAccount, findContact, type AccountRow } from '../store/accounts.ts';
import { updateOwnAccount } from '../store/own.ts';
import { viewAccount, viewContactWithAccount } from '../view.ts';

/** The caller's own contact with its company. */
export async function getOwnContactWithAccount({ db, actor, language }: Context): Promise<ContactWithAccount> {
  const { accountId, contactId } = ownAccount(actor);
  const [contact, account] = await Promise.all([findContact(db, contactId), findAccount(db, accountId)]);
  if (contact === undefined || account === undefined) throw fail('notFound');
  return viewContactWithAccount(contact, account, language);
}

type Change = z.output<typeof OwnAccountBody>;

/** Only what is newly chosen: a value that was switched off since may stay. */
function newChoices(before: AccountRow, body: Change): Choice[] {
  const roles = body.accountRole.map((value, index): Choice => ({ path: `accountRole.${index}`, type: 'account_role', value }));
  return [
    ...(body.accountType === before.account_type
      ? []
      : [{ path: 'accountType', type: 'account_type', value: body.accountType } satisfies Choice]),
    ...roles.filter(({ value }) => !before.account_role.includes(value)),
    ...(body.organizationNature === before.organization_nature
      ? []
      : [{ path: 'organizationNature', type: 'organization_nature', value: body.organizationNature } satisfies Choice]),
  ];
}

/** Changes the caller's own company, whatever else the call names. */
export async function changeOwnAccount(context: WriteContext, body: Change): Promise<AccountView> {
  const { tx, actor, language } = context;
  const { accountId } = ownAccount(actor);
  if (countryCodeOf(body.region.regionId) === undefined) throw failFields({ path: 'region.regionId', rule: 'invalid' });
  const before = await findAccount(tx, accountId);
  if (before === undefined) throw fail('notFound');
  await checkChoices(tx, newChoices(before, body));
  const columns = accountColumns({ ...body, regionId: body.region.regionId });
  const after = await updateOwnAccount(tx, accountId, body.version, columns);
  if (after === undefined) {
    const present = await findAccount(tx, accountId);
    throw fail('stale', {}, { current: present && viewAccount(present, language) });
  }
  await auditChange(context, {
    action: 'account.changeOwn',
    subjectType: 'account',
    subjectId: accountId,
    before: viewAccount(before, 'en'),
    after: viewAccount(after, 'en'),
  });
  return viewAccount(after, language);
}
