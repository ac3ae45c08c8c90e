import { auditChange } from '#src/platform/audit/audit.ts';
import { contextOf, withTx } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import type { ListOwner } from '../list.ts';
import { serialListOwners } from '../owners.ts';

const day = 86_400;
const judged: ThrottleRule = { name: 'serial-judged', points: Number.MAX_SAFE_INTEGER, seconds: day };
const unknown: ThrottleRule = { name: 'serial-unknown', points: Number.MAX_SAFE_INTEGER, seconds: day };
const alarms: ThrottleRule = { name: 'serial-alarm', points: Number.MAX_SAFE_INTEGER, seconds: day };

/** From so many numbers of a company in a day … */
const suspiciousFrom = 2_000;
/** … with more than this share unknown to the registry, someone may be guessing. */
const suspiciousShare = 0.5;

/** Counts serial numbers that are about to be judged; refuses once the company's have reached the most for a day. Outside of transactions. */
export async function spendJudging(platform: Platform, { ownerKind, ownerId }: ListOwner, count: number): Promise<void> {
  const { accountId, perDay } = await serialListOwners.of(platform, ownerKind).findBudget(platform, ownerId);
  const key = String(accountId);
  if ((await platform.throttle.used(judged, key)) + count > perDay) throw fail('serial.dailyLimit');
  await platform.throttle.add(judged, key, count);
}

/** Counts those that the registry does not know; the first time that they are suspiciously many, it is logged and written into the audit. */
export async function noteUnknown(platform: Platform, { ownerKind, ownerId }: ListOwner, count: number): Promise<void> {
  if (count === 0) return;
  const { throttle } = platform;
  const { accountId } = await serialListOwners.of(platform, ownerKind).findBudget(platform, ownerId);
  const key = String(accountId);
  const [missing, all] = [await throttle.add(unknown, key, count), await throttle.used(judged, key)];
  if (all < suspiciousFrom || missing <= all * suspiciousShare || (await throttle.add(alarms, key, 1)) > 1) return;
  platform.log.warn({ accountId, judged: all, unknown: missing }, 'many unknown serial numbers');
  await transaction(platform.db, (tx) =>
    auditChange(withTx(contextOf(platform, null), tx), {
      action: 'serial.manyUnknown',
      subjectType: 'account',
      subjectId: accountId,
      after: { judged: all, unknown: missing },
    }),
  );
}
