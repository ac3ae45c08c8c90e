import { mailAlarm } from '#src/domains/identity/index.ts';
import { systemConfigOf } from '#src/domains/reference/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import { contextOf, withTx } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import { findNameOf, type JudgedFor } from './store.ts';

const day = 86_400;
const judged: ThrottleRule = { name: 'serial-judged', points: Number.MAX_SAFE_INTEGER, seconds: day };
const unknown: ThrottleRule = { name: 'serial-unknown', points: Number.MAX_SAFE_INTEGER, seconds: day };
const alarms: ThrottleRule = { name: 'serial-alarm', points: Number.MAX_SAFE_INTEGER, seconds: day };

/** From so many numbers in a day … */
const suspiciousFrom = 2_000;
/** … with more than this share unknown to the registry, someone may be guessing. */
const suspiciousShare = 0.5;

const keyOf = ({ type, id }: JudgedFor): string => (type === 'account' ? String(id) : `user ${id}`);

/**
 * Counts serial numbers that are about to be judged; refuses those that would be more than the most for a day. They are counted before it is
 * known whether they fit, so that calls at the same time don't all find the same room. Outside of transactions.
 */
export async function spendJudging(platform: Platform, who: JudgedFor, count: number): Promise<void> {
  const { throttle } = platform;
  const [perDay, key] = [await systemConfigOf(platform).get('claim.serialsPerDay'), keyOf(who)];
  if ((await throttle.add(judged, key, count)) <= perDay) return;
  await throttle.add(judged, key, -count);
  throw fail('serial.dailyLimit');
}

/**
 * Counts those that the registry does not know. The first time in a day that they are suspiciously many, it is logged, written into the audit
 * and mailed to administrators.
 */
export async function noteUnknown(platform: Platform, who: JudgedFor, count: number): Promise<void> {
  if (count === 0) return;
  const { throttle } = platform;
  const key = keyOf(who);
  const [missing, all] = [await throttle.add(unknown, key, count), await throttle.used(judged, key)];
  if (all < suspiciousFrom || missing <= all * suspiciousShare || (await throttle.add(alarms, key, 1)) > 1) return;
  platform.log.warn({ [`${who.type}Id`]: who.id, judged: all, unknown: missing }, 'many unknown serial numbers');
  await transaction(platform.db, async (tx) => {
    const counts = { judged: all, unknown: missing };
    await auditChange(withTx(contextOf(platform, null), tx), {
      action: 'serial.manyUnknown',
      subjectType: who.type,
      subjectId: who.id,
      after: counts,
    });
    await mailAlarm(platform, tx, { template: 'manyUnknownSerials', who: (await findNameOf(tx, who)) ?? String(who.id), counts });
  });
}
