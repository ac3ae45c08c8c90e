import type { FinanceView } from '@heliodesk/contract/request';
import { sql, type RawBuilder } from 'kysely';
import type { SqlIds, SqlMoment } from '#src/platform/db/database.ts';

interface Waiting {
  from: RawBuilder<unknown>;
  due: RawBuilder<Date>;
}

/** What the first of finance's lists for each step hold, as the desk sees it: by request. */
const waiting: Record<FinanceView, Waiting> = {
  bankCheck: { from: sql`bank_details where state = 'entered'`, due: sql`check_due` },
  toPay: { from: sql`payment where state = 'due'`, due: sql`due_at` },
};

/** Requests of which something waits. */
export const waitingIn = (view: FinanceView): SqlIds => sql<number>`(select request_id from ${waiting[view].from})`;

/** By when the first of it should be done. Without the offset, `min` would walk along all that waits, by its date, to find each request. */
export const dueIn = (view: FinanceView, requestId: string): SqlMoment => {
  const { from, due } = waiting[view];
  return sql<Date | null>`(
    select min(due) from (select ${due} as due from ${from} and request_id = ${sql.ref(requestId)} offset 0) as waiting)`;
};
