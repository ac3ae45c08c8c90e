import type { Page } from '@heliodesk/contract/kit';
import type * as api from '@heliodesk/contract/serial-number';
import { serialVerdicts, type SerialRow, type SerialSummary, type SerialVerdict } from '@heliodesk/contract/serial-number';
import { findRequest } from '#src/domains/request/index.ts';
import { systemConfigOf } from '#src/domains/reference/index.ts';
import type { Context } from '#src/platform/context.ts';
import { page, type Input } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import { withDetailLabel } from '../sheet-labels.ts';
import { countFiltered, countVerdicts, findSerials } from '../store.ts';

/** Refuses, as for a missing one, a claim that the caller may not see. */
export async function requireVisible({ db, actor }: Context, requestId: number): Promise<void> {
  if ((await findRequest(db, actor, requestId)) === undefined) throw fail('notFound');
}

/** One page of a claim's serial numbers. */
export async function listSerials(
  context: Context,
  { params: { requestId }, query: { pageNum, pageSize, ...filter } }: Input<typeof api.listSerials>,
): Promise<Page<SerialRow>> {
  await requireVisible(context, requestId);
  const { db, language } = context;
  const [rows, total] = await Promise.all([
    findSerials(db, { requestId, ...filter }, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
    countFiltered(db, { requestId, ...filter }),
  ]);
  return page(
    rows.map((row) => withDetailLabel(row, language)),
    total,
  );
}

/** How many serial numbers a claim has, by what was found. */
export async function summarizeSerials(context: Context, requestId: number): Promise<SerialSummary> {
  await requireVisible(context, requestId);
  const { platform, db } = context;
  const counted = await countVerdicts(db, requestId);
  const verdicts = Object.fromEntries(serialVerdicts.map((verdict) => [verdict, 0])) as Record<SerialVerdict, number>;
  for (const { verdict, count } of counted) verdicts[verdict] = count;
  const total = Object.values(verdicts).reduce((sum, count) => sum + count, 0);
  return { total, verdicts, limit: await systemConfigOf(platform).get('claim.serialLimit') };
}
