import type { Tx } from '#src/platform/db/database.ts';
import type { AccountRow, ContactRow, accountColumns } from './accounts.ts';

type AccountChange = ReturnType<typeof accountColumns>;

/** Answers nothing where the version is no longer that one. */
export const updateOwnAccount = (tx: Tx, accountId: number, version: number, change: AccountChange): Promise<AccountRow | undefined> =>
  tx
    .updateTable('account')
    .set({ ...change, version: version + 1 })
    .where('id', '=', accountId)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();

type ContactChange = Pick<ContactRow, 'first_name' | 'last_name' | 'mobile' | 'salutation' | 'job_title' | 'receive_more_information'>;

/** Answers nothing where the version is no longer that one. */
export const updateOwnContact = (tx: Tx, contactId: number, version: number, change: ContactChange): Promise<ContactRow | undefined> =>
  tx
    .updateTable('contact')
    .set({ ...change, version: version + 1 })
    .where('id', '=', contactId)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
