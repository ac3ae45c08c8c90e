import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { wordsOf } from '#src/platform/db/search-terms.ts';

const found = wordsOf([
  'r.request_no',
  'r.title',
  'r.description',
  'r.project_name',
  'c.first_name',
  'c.last_name',
  'c.email',
  'a.company_name',
  'g.name',
  'g.email',
]);

/** Writes what submitted requests are found by; `which` is a condition on request `r`. What is the same already stays. */
export const writeSearch = (which: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into request_search (request_id, type, text)
  select r.id, r.type, ${found}
  from request r left join contact c on c.id = r.contact_id left join account a on a.id = r.account_id left join guest g on g.id = r.guest_id
  where r.status <> 'draft' and ${which}
  on conflict (request_id) do update set text = excluded.text where request_search.text <> excluded.text`;

/** Brings along what some requests are found by. */
export async function updateSearch(tx: Tx, requestIds: readonly number[]): Promise<void> {
  if (requestIds.length > 0) await writeSearch(sql`r.id = any(${[...requestIds]}::bigint[])`).execute(tx);
}

/** The same after a contact was given another name or address. */
export async function updateSearchOfContact(tx: Tx, contactId: number): Promise<void> {
  await writeSearch(sql`r.contact_id = ${contactId}`).execute(tx);
}

/** The same after a company was given another name. */
export async function updateSearchOfAccount(tx: Tx, accountId: number): Promise<void> {
  await writeSearch(sql`r.account_id = ${accountId}`).execute(tx);
}
