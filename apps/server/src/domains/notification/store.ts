import type { Language, UserKind } from '@heliodesk/contract/kit';
import { sql } from 'kysely';
import type { Titled } from '#src/domains/request/index.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { nameIn, userIn } from '#src/platform/i18n/names.ts';
import type { Notice } from '#src/platform/notify/notify.ts';
import { chosenWays, type ChosenWays } from './choice-store.ts';

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
  chosen: ChosenWays;
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
    .select(chosenWays.as('chosen'))
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
      chosen: row.chosen,
    }
  );
}

async function findUser(db: Db, userId: number): Promise<Recipient | undefined> {
  const row = await db
    .selectFrom('app_user')
    .leftJoin('contact', 'contact.user_id', 'app_user.id')
    .leftJoin('account', 'account.id', 'contact.account_id')
    .leftJoin('provider_user', 'provider_user.user_id', 'app_user.id')
    .leftJoin('provider', 'provider.id', 'provider_user.provider_id')
    .select(['app_user.kind', 'app_user.name', 'app_user.email', 'app_user.language', 'app_user.activated_at'])
    .select(['contact.first_name', 'contact.last_name', chosenWays.as('chosen')])
    .select(
      sql<boolean>`app_user.disabled_at is null and contact.status is distinct from 'disabled'
        and account.disabled_at is null and provider.disabled_at is null`.as('is_enabled'),
    )
    .where('app_user.id', '=', userId)
    .executeTakeFirst();
  const language = row?.language as Language;
  return (
    row && {
      userId,
      kind: row.kind as UserKind,
      name: userIn(language, row.name, row),
      email: row.email,
      language,
      isEnabled: row.is_enabled,
      signsIn: row.activated_at !== null,
      chosen: row.chosen,
    }
  );
}

export const findRecipient = (db: Db, to: Notice['to']): Promise<Recipient | undefined> =>
  'contactId' in to ? findContact(db, to.contactId) : findUser(db, to.userId);

/** What a mail about a request calls it. */
export async function findCalled(db: Db | Tx, requestId: number): Promise<{ requestNo: string; titled: Titled }> {
  const { request_no, ...titled } = await db
    .selectFrom('request')
    .select(['request_no', 'type', 'title', 'description', 'project_name', 'quantity'])
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow();
  return { requestNo: request_no, titled: titled as Titled };
}
