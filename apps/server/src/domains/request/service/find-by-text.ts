import { mostFound } from '@heliodesk/contract/request';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db } from '#src/platform/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { findByWords, findFilteredByWords } from '../found-by-words-store.ts';
import { hasNumberStart, isSubmitted, where, type TextSearch } from '../list-conditions-store.ts';
import { findCandidates, findRows, type ListOptions, type ListRecord } from '../list-store.ts';
import { typesOf } from '../policy.ts';

type Searching = ListOptions & { search: TextSearch };

/** What a text finds, as far as one more than are gathered. */
async function gather(db: Db, actor: Actor, { conditions, search }: Searching): Promise<number[]> {
  const { patterns, ids, numberStart } = search;
  if (numberStart !== undefined) return findCandidates(db, actor, [...conditions, hasNumberStart(numberStart)], mostFound);
  const types = typesOf(actor);
  const isOnlyText = types.length > 0 && conditions.every((condition) => condition === isSubmitted);
  const [byWords, bySerial] = await Promise.all([
    isOnlyText ? findByWords(db, types, patterns, mostFound) : findFilteredByWords(db, actor, { conditions, patterns }, mostFound),
    ids.length === 0 ? [] : findCandidates(db, actor, [...conditions, where.among(ids)], mostFound),
  ]);
  return [...new Set([...byWords, ...bySerial])].slice(0, mostFound + 1);
}

/** One page of what a text finds, and how much there is: few are gathered and sorted, many are met along the order soon. */
export async function findByText({ db, actor }: Context, options: Searching): Promise<{ rows: ListRecord[]; total: number }> {
  const ids = await gather(db, actor, options);
  if (ids.length > mostFound) return { rows: await findRows(db, actor, options, undefined), total: ids.length };
  const { search: _, ...rest } = options;
  return { rows: await findRows(db, actor, { ...rest, conditions: [where.among(ids)] }, mostFound), total: ids.length };
}
