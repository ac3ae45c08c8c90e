import { createHash } from 'node:crypto';

/** What a record consists of; numbers travel as strings, so that there is one way to write each. */
export type Recorded = string | readonly Recorded[] | { readonly [name: string]: Recorded };

/** JSON in which equal values are equal characters: names in the order of their code units, and nothing between the parts (RFC 8785). */
export function canonicalJson(value: Recorded): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const entries = Object.keys(value)
    .toSorted()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? '')}`);
  return `{${entries.join(',')}}`;
}

const isList = (value: Recorded): value is readonly Recorded[] => Array.isArray(value);

/** The SHA-256 digest of a text in UTF-8, in hexadecimal digits. */
export const digestOf = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
