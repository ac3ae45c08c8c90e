import { mostFound, type RequestType } from '@heliodesk/contract/request';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db } from '#src/platform/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { findByWords } from '../found-by-words-store.ts';
import { isSubmitted, where } from '../list-conditions-store.ts';
import { findCandidates, findRows, type ListOptions, type ListRecord } from '../list-store.ts';
import { typesOf } from '../policy.ts';

/** What a text finds, as far as one more than are gathered. */
async function gather(db: Db, actor: Actor, { conditions, search }: ListOptions): Promise<number[]> {
  const types = typesOf(actor);
  const isOnlyText = types.length > 0 && conditions.every((condition) => condition === isSubmitted);
  if (!isOnlyText || search === undefined || search.numberStart !== undefined)
    return findCandidates(db, actor, { conditions, search }, mostFound);
  return gatherByText(db, actor, types, search);
}

async function gatherByText(
  db: Db,
  actor: Actor,
  types: readonly RequestType[],
  { patterns, ids }: NonNullable<ListOptions['search']>,
): Promise<number[]> {
  const [byWords, bySerial] = await Promise.all([
    findByWords(db, types, patterns, mostFound),
    ids.length === 0 ? [] : findCandidates(db, actor, { conditions: [isSubmitted, where.among(ids)] }, mostFound),
  ]);
  return [...new Set([...byWords, ...bySerial])].slice(0, mostFound + 1);
}

/** One page of what a text finds, and how much there is: few are gathered and sorted, many are met along the order soon. */
export async function findByText({ db, actor }: Context, options: ListOptions): Promise<{ rows: ListRecord[]; total: number }> {
  const ids = await gather(db, actor, options);
  if (ids.length > mostFound) return { rows: await findRows(db, actor, options, undefined), total: ids.length };
  const { search: _, ...rest } = options;
  return { rows: await findRows(db, actor, { ...rest, conditions: [where.among(ids)] }, mostFound), total: ids.length };
}
