import { sql, type RawBuilder } from 'kysely';

/** Tells all who listen on a channel; within a transaction, once it commits. */
export const notify = (channel: string, messages: readonly string[]): RawBuilder<unknown> =>
  sql`select pg_notify(${channel}, message) from unnest(${[...messages]}::text[]) as message`;
