import { mostFound } from '@heliodesk/contract/request';
import type { Context } from '#src/platform/context.ts';
import { where } from '../list-conditions-store.ts';
import { findCandidates, findRows, type ListOptions, type ListRecord } from '../list-store.ts';

/** One page of what a text finds, and how much there is: few are gathered and sorted, many are met along the order soon. */
export async function findByText({ db, actor }: Context, options: ListOptions): Promise<{ rows: ListRecord[]; total: number }> {
  const ids = await findCandidates(db, actor, options, mostFound);
  if (ids.length > mostFound) return { rows: await findRows(db, actor, options, undefined), total: ids.length };
  const { search: _, ...rest } = options;
  return { rows: await findRows(db, actor, { ...rest, conditions: [where.among(ids)] }, mostFound), total: ids.length };
}
