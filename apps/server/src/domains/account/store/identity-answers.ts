import type { Companies, CustomerRow, NameOfSubject, ProviderRow } from '#src/domains/identity/index.ts';
import { countryCodeOf, timeZoneOf } from '#src/domains/reference/index.ts';
import { sql } from 'kysely';
import { commaOf } from '@heliodesk/phrases/formats/lists';
import type { Db } from '#src/platform/db/database.ts';
import { nameInSql } from '#src/platform/db/name-in.ts';
import { nameIn } from '#src/platform/i18n/names.ts';
import { updateHasActive } from './accounts.ts';

/** Whether the contact, the company or the service provider of a user is disabled. */
export async function isLockedOut(db: Db, userId: number): Promise<boolean> {
  const ofCustomer = db
    .selectFrom('contact')
    .innerJoin('account', 'account.id', 'contact.account_id')
    .select('contact.id')
    .where('contact.user_id', '=', userId)
    .where((eb) => eb.or([eb('contact.status', '=', 'disabled'), eb('account.disabled_at', 'is not', null)]));
  const ofProvider = db
    .selectFrom('provider_user')
    .innerJoin('provider', 'provider.id', 'provider_user.provider_id')
    .select('provider.id')
    .where('provider_user.user_id', '=', userId)
    .where('provider.disabled_at', 'is not', null);
  return (await ofCustomer.unionAll(ofProvider).executeTakeFirst()) !== undefined;
}

/** What identity asks of companies and contacts. Tables keep their names here, so that none shadows an alias of the surrounding query. */
export const companyAnswers: Omit<Companies, 'releaseAddress'> = {
  customers: sql<CustomerRow>`(
    select contact.user_id, contact.id as contact_id, contact.first_name, contact.last_name, contact.account_id, account.company_name, contact.mobile as phone, contact.job_title,
      contact.status = 'disabled' or account.disabled_at is not null as is_disabled
    from contact join account on account.id = contact.account_id)`,
  providers: sql<ProviderRow>`(
    select provider_user.user_id, provider.id as provider_id, provider.name as company_name, provider.disabled_at is not null as is_disabled
    from provider_user join provider on provider.id = provider_user.provider_id)`,
  isLockedOut,
  hasActivated: updateHasActive,
  findName: async (db, userId, language) => {
    const row = await db.selectFrom('contact').select(['first_name', 'last_name']).where('user_id', '=', userId).executeTakeFirst();
    return row && nameIn(language, row);
  },
  findTimeZone: async (db, userId) => {
    const row = await db
      .selectFrom('contact')
      .innerJoin('account', 'account.id', 'contact.account_id')
      .select('account.region_id')
      .where('contact.user_id', '=', userId)
      .executeTakeFirst();
    const country = row && countryCodeOf(row.region_id);
    return country === undefined ? undefined : timeZoneOf(country);
  },
  nameOf: (contactId, language) => sql<string | null>`(
    select ${nameInSql(language, 'contact')} || ${sql.lit(commaOf(language))} || account.company_name
    from contact join account on account.id = contact.account_id where contact.id = ${sql.ref(contactId)})`,
  isAddressTaken: async (db, email) =>
    (await db.selectFrom('contact').select('id').where('email', '=', email).limit(1).executeTakeFirst()) !== undefined,
};

/** Names of the audit's subjects. */
export const subjectNamesOfAccounts: Record<'account' | 'contact' | 'provider', NameOfSubject> = {
  account: (id) => sql<string | null>`(select company_name from account where id = ${sql.ref(id)})`,
  contact: (id, language) => sql<string | null>`(select ${nameInSql(language, 'contact')} from contact where id = ${sql.ref(id)})`,
  provider: (id) => sql<string | null>`(select name from provider where id = ${sql.ref(id)})`,
};
