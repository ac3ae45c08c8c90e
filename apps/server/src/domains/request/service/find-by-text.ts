import { mostFound } from '@heliodesk/contract/request';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db } from '#src/platform/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { findByWords, findFilteredByWords, soonRead, type FoundByWords } from '../found-by-words-store.ts';
import { hasNumberStart, isFoundBy, isSubmitted, where, type TextSearch } from '../list-conditions-store.ts';
import { findCandidates, findRows, type ListOptions, type ListRecord } from '../list-store.ts';
import { typesOf } from '../policy.ts';

type Searching = ListOptions & { search: TextSearch };

/** Along so many rows of its order, or fewer, a list is walked until a page is full. */
const mostWalked = 20_000;
/** What the index finds of rare words is sorted as a whole. */
const mostSorted = 1_000_000;

/** What a text finds, as far as one more than are gathered. */
async function gather(db: Db, actor: Actor, { conditions, search }: Searching): Promise<FoundByWords> {
  const { patterns, ids, numberStart } = search;
  if (numberStart !== undefined)
    return { ids: await findCandidates(db, actor, [...conditions, hasNumberStart(numberStart)], mostFound), near: soonRead };
  const types = typesOf(actor);
  const isOnlyText = types.length > 0 && conditions.every((condition) => condition === isSubmitted);
  const [byWords, bySerial] = await Promise.all([
    isOnlyText ? findByWords(db, types, patterns, mostFound) : findFilteredByWords(db, actor, { conditions, patterns }, mostFound),
    ids.length === 0 ? [] : findCandidates(db, actor, [...conditions, where.among(ids)], mostFound),
  ]);
  return { ids: [...new Set([...byWords.ids, ...bySerial])].slice(0, mostFound + 1), near: byWords.near };
}

/** Whether a page is full soon, as frequent as the words are among the first requests that were compared. */
const isMetSoon = (near: number, { offset, limit }: ListOptions): boolean => (offset + limit) * soonRead <= mostWalked * near;

/**
 * One page of what a text finds, and how much there is. Few are gathered and sorted; many are met soon along the order, or, where words
 * are rare or the page is deep, found by the index all together.
 */
export async function findByText({ db, actor }: Context, options: Searching): Promise<{ rows: ListRecord[]; total: number }> {
  const { ids, near } = await gather(db, actor, options);
  const { search, ...rest } = options;
  if (ids.length > mostFound && isMetSoon(near, options)) return { rows: await findRows(db, actor, options, undefined), total: ids.length };
  if (ids.length > mostFound) {
    const conditions = [...options.conditions, isFoundBy(search)];
    return { rows: await findRows(db, actor, { ...rest, conditions }, mostSorted), total: ids.length };
  }
  return { rows: await findRows(db, actor, { ...rest, conditions: [where.among(ids)] }, mostFound), total: ids.length };
}
