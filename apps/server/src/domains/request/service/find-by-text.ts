import { mostFound } from '@heliodesk/contract/request';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db } from '#src/platform/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { findByWords, findFilteredByWords, type FoundByWords } from '../found-by-words-store.ts';
import { isFoundBy, isSubmitted, where, type TextSearch } from '../list-conditions-store.ts';
import { findByNumberStart, findCandidates, findRows, type ListOptions } from '../list-store.ts';
import type { ListRecord } from '../list-rows-store.ts';
import { typesOf } from '../policy.ts';

type Searching = ListOptions & { search: TextSearch };

/** The most rows of a list that are read in its order to fill a page. */
const mostWalked = 20_000;
/** What the index finds for rare words is sorted as a whole. */
const mostSorted = 1_000_000;

/** What a text finds, as far as one more than are gathered. */
async function gather(db: Db, actor: Actor, { conditions, search }: Searching): Promise<FoundByWords> {
  const { patterns, ids, numberStart } = search;
  if (numberStart !== undefined) return { ids: await findByNumberStart(db, actor, { conditions, numberStart }, mostFound), share: 1 };
  const types = typesOf(actor);
  const isOnlyText = types.length > 0 && conditions.every((condition) => condition === isSubmitted);
  const [byWords, bySerial] = await Promise.all([
    isOnlyText ? findByWords(db, { types, patterns }, mostFound) : findFilteredByWords(db, actor, { conditions, patterns }, mostFound),
    ids.length === 0 ? [] : findCandidates(db, actor, [...conditions, where.among(ids)], mostFound),
  ]);
  return { ids: [...new Set([...byWords.ids, ...bySerial])].slice(0, mostFound + 1), share: byWords.share };
}

/** Whether a page fills up soon, judging by how often the first requests compared have the words. */
const isMetSoon = (share: number, { offset, limit }: ListOptions): boolean => offset + limit <= mostWalked * share;

/** Loads what a list's options ask for; `cap` says how many rows are found by the filter alone. */
type Load<Found> = (options: ListOptions, cap: number | undefined) => Promise<Found[]>;

/**
 * One page of what a text finds, and the total. Few matches are gathered and sorted. Many are found by reading the list in its order or,
 * if the words are rare or the page is deep, all together by the index.
 */
export async function loadByText<Found>(
  { db, actor }: Context,
  options: Searching,
  load: Load<Found>,
): Promise<{ rows: Found[]; total: number }> {
  const { ids, share } = await gather(db, actor, options);
  const { search, ...rest } = options;
  if (ids.length > mostFound && isMetSoon(share, options)) return { rows: await load(options, undefined), total: ids.length };
  if (ids.length > mostFound) {
    const conditions = [...options.conditions, isFoundBy(search)];
    return { rows: await load({ ...rest, conditions }, mostSorted), total: ids.length };
  }
  return { rows: await load({ ...rest, conditions: [where.among(ids)] }, mostFound), total: ids.length };
}

export const findByText = (context: Context, options: Searching): Promise<{ rows: ListRecord[]; total: number }> =>
  loadByText(context, options, (asked, cap) => findRows(context.db, context.actor, asked, cap));
