import type { BodyOf } from '@heliodesk/contract/kit';
import type { ApprovalLimits, saveApprovalLimits } from '@heliodesk/contract/solution';
import { isCurrency } from '#src/domains/reference/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { amountOf, centsOf } from '../money.ts';
import { findEmployee, findLimits, lockEmployee, replaceLimits } from '../store/limits.ts';

/** Up to which amounts an employee approves alone. */
export async function readLimits({ db }: Context, userId: number): Promise<ApprovalLimits> {
  if ((await findEmployee(db, userId)) === undefined) throw fail('notFound');
  return { userId, limits: await findLimits(db, userId) };
}

/** Sets them; never one's own. */
export async function saveLimits(context: WriteContext, body: BodyOf<typeof saveApprovalLimits>): Promise<ApprovalLimits> {
  const { tx, actor } = context;
  const { userId } = body;
  const unknown = body.limits.findIndex(({ currency }) => !isCurrency(currency));
  if (unknown >= 0) throw failFields({ path: `limits.${unknown}.currency`, rule: 'invalid' });
  if ((await lockEmployee(tx, userId)) === undefined) throw fail('notFound');
  if (userId === actor.userId) throw fail('user.ownAccess');
  const before = await findLimits(tx, userId);
  const after = body.limits
    .map(({ currency, amount }) => ({ currency, amount: amountOf(centsOf(amount)) }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
  if (JSON.stringify(before) === JSON.stringify(after)) return { userId, limits: before };
  await replaceLimits(tx, userId, after);
  await auditChange(context, {
    action: 'solution.setLimits',
    subjectType: 'user',
    subjectId: userId,
    before: { limits: before },
    after: { limits: after },
  });
  return { userId, limits: after };
}
