import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pluralStem } from './phrase-texts.ts';
import type { Texts } from './phrase-texts.ts';
import { root } from './run.ts';

/** By key, the plural forms of a text as one: a short hash of the English text that a translation says. */
export type Digests = Readonly<Record<string, string>>;

/** Where a language keeps what its texts were translated from. */
const digestFile = (language: string): string => `packages/phrases/src/${language}/digests.gen.json`;

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** The texts of each key in their order, the plural forms under the key without their endings. */
export function textsByStem(texts: Texts, english: Texts): Map<string, string[]> {
  const stems = new Map<string, string[]>();
  for (const [key, text] of texts) {
    const stem = pluralStem(key, english) ?? key;
    stems.set(stem, [...(stems.get(stem) ?? []), text]);
  }
  return stems;
}

/** The hashes of today's English texts. */
export const sourceDigests = (english: Texts): Digests =>
  Object.fromEntries([...textsByStem(english, english)].map(([key, texts]) => [key, shortHash(texts.join('\n'))]));

/** What a language was translated from; null where it never said so. */
export function readDigests(language: string): Digests | null {
  const file = join(root, digestFile(language));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Digests) : null;
}

/** Keys whose English text is another one than the translation was made from. */
export const outdatedKeys = (stored: Digests | null, source: Digests): string[] =>
  Object.keys(source).filter((key) => stored?.[key] !== source[key]);

/** Problems of a language whose English has changed. */
export function digestProblems(language: string, stored: Digests | null, source: Digests): string[] {
  const command = `npm run phrases:looked-at -- ${language}`;
  if (stored === null) return [`${language}  ${digestFile(language)} is missing: ${command} --all, once every text has been compared`];
  return outdatedKeys(stored, source).map(
    (key) => `${language}  ${key} was translated from another English text: compare it, then ${command} ${key}`,
  );
}

/** The stored hashes with those of the keys that were looked at, without keys that are gone; sorted. */
export function withLookedAt(stored: Digests | null, source: Digests, lookedAt: readonly string[]): Digests {
  const fresh = new Set(lookedAt);
  const entries = Object.entries(source).flatMap(([key, digest]) => {
    const kept = fresh.has(key) ? digest : stored?.[key];
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Records what the texts of a language say. */
export function writeDigests(language: string, digests: Digests): void {
  writeFileSync(join(root, digestFile(language)), `${JSON.stringify(digests, null, 2)}\n`);
}
