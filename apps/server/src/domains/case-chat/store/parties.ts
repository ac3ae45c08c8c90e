import type { Language } from '@heliodesk/contract/kit';
import type { Tx } from '#src/platform/db/database.ts';
import type { Side } from '../policy.ts';

export interface Recipient {
  requestNo: string;
  userId: number;
  email: string;
  name: string;
  language: Language;
}

/** Who of a side is told about new messages: the contact of the case, or its owner. No one, if they can't sign in. */
export async function findRecipient(tx: Tx, requestId: number, side: Side): Promise<Recipient | undefined> {
  const row = await tx
    .selectFrom('request')
    .leftJoin('contact', (join) => join.onRef('contact.id', '=', 'request.contact_id').on('contact.status', '=', 'enabled'))
    .leftJoin('account', 'account.id', 'contact.account_id')
    .innerJoin('app_user', 'app_user.id', side === 'customer' ? 'contact.user_id' : 'request.owner_id')
    .select(['request.request_no', 'app_user.id', 'app_user.email', 'app_user.name', 'app_user.language'])
    .where('request.id', '=', requestId)
    .where('app_user.disabled_at', 'is', null)
    .where((eb) => (side === 'customer' ? eb('account.disabled_at', 'is', null) : eb.lit(true)))
    .where('app_user.activated_at', 'is not', null)
    .executeTakeFirst();
  return row && { requestNo: row.request_no, userId: row.id, email: row.email, name: row.name, language: row.language as Language };
}
