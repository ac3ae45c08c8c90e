import type { Language, UserKind } from '@heliodesk/contract/kit';
import type { Db } from '#src/platform/db/database.ts';
import { nameIn } from '#src/platform/i18n/names.ts';
import type { Notice } from '#src/platform/notify/notify.ts';

/** The recipient of a notice. */
export interface Recipient {
  /** Nothing for contacts who have no user. */
  userId: number | null;
  kind: UserKind;
  name: string;
  email: string;
  language: Language;
  isEnabled: boolean;
  /** Whether they can open the portal's pages. */
  signsIn: boolean;
}

async function findContact(db: Db, contactId: number): Promise<Recipient | undefined> {
  const row = await db
    .selectFrom('contact')
    .innerJoin('account', 'account.id', 'contact.account_id')
    .leftJoin('app_user', 'app_user.id', 'contact.user_id')
    .select([
      'contact.first_name',
      'contact.last_name',
      'contact.email',
      'contact.user_id',
      'contact.status',
      'contact.language as contact_language',
      'account.disabled_at',
      'app_user.language',
      'app_user.activated_at',
    ])
    .where('contact.id', '=', contactId)
    .executeTakeFirst();
  const language = (row?.language ?? row?.contact_language) as Language;
  return (
    row && {
      userId: row.user_id,
      kind: 'customer',
      name: nameIn(language, row),
      email: row.email,
      language,
      isEnabled: row.status === 'enabled' && row.disabled_at === null,
      signsIn: row.activated_at !== null,
    }
  );
}

async function findUser(db: Db, userId: number): Promise<Recipient | undefined> {
  const row = await db
    .selectFrom('app_user')
    .select(['kind', 'name', 'email', 'language', 'disabled_at', 'activated_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return (
    row && {
      userId,
      kind: row.kind as UserKind,
      name: row.name,
      email: row.email,
      language: row.language as Language,
      isEnabled: row.disabled_at === null,
      signsIn: row.activated_at !== null,
    }
  );
}

export const findRecipient = (db: Db, to: Notice['to']): Promise<Recipient | undefined> =>
  'contactId' in to ? findContact(db, to.contactId) : findUser(db, to.userId);
