import { eastAsianLetters, isFamilyFirst } from '@heliodesk/phrases/formats/names';
import { sql } from 'kysely';
import type { SqlText } from './database.ts';

/** What `formatName` of the phrases makes of the contact in a table or alias, for queries that answer no more than one name. */
export function nameInSql(language: string, contact: string): SqlText {
  const [first, last] = [sql.ref(`${contact}.first_name`), sql.ref(`${contact}.last_name`)];
  const usual = isFamilyFirst(language) ? sql`${last} || ' ' || ${first}` : sql`${first} || ' ' || ${last}`;
  return sql<
    string | null
  >`case when ${first} || ${last} ~ ${sql.lit(`^[${eastAsianLetters}]+$`)} then ${last} || ${first} else ${usual} end`;
}
