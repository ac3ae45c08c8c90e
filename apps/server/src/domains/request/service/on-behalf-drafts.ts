import type { Page, QueryOf } from '@heliodesk/contract/kit';
import type { OnBehalfDraft, listOnBehalfDrafts as api } from '@heliodesk/contract/request';
import type { Context } from '#src/platform/context.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { countDrafts, findDrafts } from '../on-behalf-store.ts';

/** What lies deeper was started long ago and is reached by the other order. */
const countCap = 10_000;

/** Drafts that staff have started for customers, so that whoever is at the desk can go on with them. */
export async function listOnBehalfDrafts(
  { db, actor }: Context,
  { mine, pageNum, pageSize, orderByColumn, isAsc }: QueryOf<typeof api>,
): Promise<Page<OnBehalfDraft>> {
  const offset = (pageNum - 1) * pageSize;
  if (offset >= countCap) throw failFields({ path: 'pageNum', rule: 'pageTooDeep', params: { max: countCap } });
  const options = {
    mine,
    orderBy: orderByColumn === 'createTime' ? 'created_at' : 'updated_at',
    direction: isAsc ?? 'desc',
    limit: pageSize,
    offset,
  } as const;
  const [rows, total] = await Promise.all([findDrafts(db, actor, options), countDrafts(db, actor, mine, countCap)]);
  return { rows, total };
}
