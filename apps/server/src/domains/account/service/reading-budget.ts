import type { Page } from '@heliodesk/contract/kit';
import { mailAlarm } from '#src/domains/identity/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import { withTx, type Context } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';

const day = 86_400;

/** How much of the customers someone reads in a day before it is written into the audit; five times as much is refused. */
const usual = {
  companies: { name: 'customer-details', points: 2_000, seconds: day },
  rows: { name: 'customer-rows', points: 20_000, seconds: day },
} as const satisfies Record<string, ThrottleRule>;
const refusedFrom = 5;
const mailed: ThrottleRule = { name: 'customer-alarm', points: 1, seconds: day };

/** Reads customers, counting what comes back; refused once that is far more than anyone needs. */
async function readCounted<Result>(
  context: Context,
  what: keyof typeof usual,
  read: () => Promise<Result>,
  sizeOf: (result: Result) => number,
): Promise<Result> {
  const { platform, db, actor, log } = context;
  const [rule, key] = [usual[what], String(actor.userId)];
  if ((await platform.throttle.used(rule, key)) >= rule.points * refusedFrom) throw fail('tooManyRequests', { seconds: 60 * 60 });
  const result = await read();
  const count = sizeOf(result);
  const used = count === 0 ? 0 : await platform.throttle.add(rule, key, count);
  // Calls that are sent together all pass the question above; what each adds tells them apart.
  if (used - count >= rule.points * refusedFrom) throw fail('tooManyRequests', { seconds: 60 * 60 });
  if (used < rule.points || used - count >= rule.points) return result;
  const isFirst = (await platform.throttle.add(mailed, key, 1)) === 1;
  log.warn({ userId: actor.userId, read: used, what }, 'many customers read');
  await transaction(db, async (tx) => {
    await auditChange(withTx(context, tx), {
      action: 'account.manyRead',
      subjectType: 'user',
      subjectId: actor.userId,
      after: { what, read: used },
    });
    // Companies and rows are counted apart; one mail a day tells of both.
    if (isFirst) await mailAlarm(platform, tx, { template: 'manyCustomersRead', who: actor.name, counts: { read: used } });
  });
  return result;
}

/** A page of customers or of their people, counted by what is on it. */
export const readPage = <Row>(context: Context, read: () => Promise<Page<Row>>): Promise<Page<Row>> =>
  readCounted(context, 'rows', read, ({ rows }) => rows.length);

/** What concerns one company. */
export const readOne = <Result>(context: Context, read: () => Promise<Result>): Promise<Result> =>
  readCounted(context, 'companies', read, () => 1);
