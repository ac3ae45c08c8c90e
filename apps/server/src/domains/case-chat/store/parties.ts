import type { Language } from '@heliodesk/contract/kit';
import { contactStateOf, type Titled } from '#src/domains/request/index.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { nameIn } from '#src/platform/i18n/names.ts';
import type { Side } from '../policy.ts';

export interface Recipient {
  requestNo: string;
  /** What the request's title is made from. */
  request: Titled;
  userId: number;
  email: string;
  name: string;
  language: Language;
}

/** Who of a side is told about new messages: the contact of the case, or its owner. No one, if they can't sign in. */
export async function findRecipient(tx: Tx, requestId: number, side: Side): Promise<Recipient | undefined> {
  const row = await tx
    .selectFrom('request')
    .leftJoin('contact', 'contact.id', 'request.contact_id')
    .innerJoin('app_user', 'app_user.id', side === 'customer' ? 'contact.user_id' : 'request.owner_id')
    .select(['request.request_no', 'request.type', 'request.title', 'request.description', 'request.project_name', 'request.quantity'])
    .select(['app_user.id', 'app_user.email', 'app_user.name', 'app_user.language', 'contact.first_name', 'contact.last_name'])
    .where('request.id', '=', requestId)
    .where('app_user.disabled_at', 'is', null)
    .$if(side === 'customer', (query) => query.where(contactStateOf('request.contact_id'), '=', 'active'))
    .where('app_user.activated_at', 'is not', null)
    .executeTakeFirst();
  return (
    row && {
      requestNo: row.request_no,
      request: row as Titled,
      userId: row.id,
      email: row.email,
      name: side === 'customer' ? nameIn(row.language, row) : row.name,
      language: row.language as Language,
    }
  );
}
