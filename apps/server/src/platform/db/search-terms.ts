import { sql } from 'kysely';
import type { Db } from './database.ts';
import { containsPattern } from './like-pattern.ts';

/** More words would only repeat themselves. */
const mostTerms = 8;

/** Signs that `search_words` sets apart as words of their own. */
const ideograph = /[\u2e80-\u2fff\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uac00-\ud7af]/u;
const startsWide = new RegExp(`^${ideograph.source}`, 'u');
const endsWide = new RegExp(`${ideograph.source}$`, 'u');

/**
 * The pattern of a folded term: anywhere inside of words; a term of one or two letters, of which an index has no trigram, at the
 * beginning of a word. A term of punctuation alone is in no text.
 */
function patternOf(term: string): string {
  if (term === '') return '';
  const before = term.length < 3 || startsWide.test(term) ? ' ' : '';
  return containsPattern(`${before}${term}${endsWide.test(term) ? ' ' : ''}`);
}

/** Patterns for texts that were folded by `search_words` and are between two spaces; a text is found if all of them match. */
export async function searchPatterns(db: Db, text: string): Promise<string[]> {
  const typed = text.split(/\s+/u).filter(Boolean).slice(0, mostTerms);
  const { rows } = await sql<{ term: string }>`select search_words(typed) as term from unnest(${typed}::text[]) as typed`.execute(db);
  return [...new Set(rows.map(({ term }) => patternOf(term)))];
}

/** Columns as `searchPatterns` finds them. */
export const wordsOf = (columns: readonly string[]) =>
  sql<string>`' ' || search_words(concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(column)))})) || ' '`;
