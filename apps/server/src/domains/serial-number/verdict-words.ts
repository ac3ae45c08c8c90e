import { languages } from '@heliodesk/contract/kit';
import { reviewStates, type ReviewState } from '@heliodesk/contract/request';
import { choicesIn } from '#src/domains/reference/index.ts';
import { wordingsOf } from '#src/platform/i18n/texts.ts';
import type { Platform } from '#src/platform/platform.ts';

/** How a reason was understood; `isNear` where the text is only nearly one of the list. */
export interface ReadReason {
  reasonCode: string;
  isNear: boolean;
}

/** What the texts of a verdict file mean, in any of the languages. */
export interface VerdictWords {
  decisionOf: (text: string) => ReviewState | undefined;
  reasonOf: (text: string) => ReadReason | undefined;
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\u200e\u200f\u2066-\u2069]+/gu, ' ')
    .replace(/[ .!…]+$/u, '')
    .trim();

function decisionWords(): ReadonlyMap<string, ReviewState> {
  const words = new Map<string, ReviewState>();
  for (const state of reviewStates) {
    const labels = [...wordingsOf('review', `state.${state}`), ...(state === 'undecided' ? [] : wordingsOf('review', `decide.${state}`))];
    for (const word of [state, ...labels]) words.set(plain(word), state);
  }
  return words;
}

async function reasonWords(platform: Platform): Promise<ReadonlyMap<string, string>> {
  const words = new Map<string, string>();
  for (const language of languages)
    for (const { dictValue, dictLabel } of await choicesIn(platform, 'serial_refusal', language)) {
      words.set(plain(dictLabel), dictValue);
      words.set(plain(dictValue), dictValue);
    }
  return words;
}

/** Texts that are shorter mean too much with a slip. */
const shortestNear = 6;
const mostSlips = 2;

/** How many letters have to be added, left out or replaced; more than the most are all the same. */
function slipsBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > mostSlips) return mostSlips + 1;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const same = one[at - 1] === other[to - 1] ? 0 : 1;
      next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[other.length] ?? mostSlips + 1;
}

/** The only reason that a text is nearly the label of. */
function nearest(text: string, words: ReadonlyMap<string, string>): string | undefined {
  if (text.length < shortestNear) return undefined;
  const near = new Set([...words].filter(([word]) => slipsBetween(text, word) <= mostSlips).map(([, code]) => code));
  return near.size === 1 ? [...near][0] : undefined;
}

/** So many different texts are compared letter by letter; a file of reasons has a few. */
const mostCompared = 200;

/** What texts mean, with the labels of this moment. */
export async function verdictWords(platform: Platform): Promise<VerdictWords> {
  const [decisions, reasons] = [decisionWords(), await reasonWords(platform)];
  const compared = new Map<string, string | undefined>();
  const nearOnce = (text: string): string | undefined => {
    if (!compared.has(text) && compared.size < mostCompared) compared.set(text, nearest(text, reasons));
    return compared.get(text);
  };
  return {
    decisionOf: (text) => decisions.get(plain(text)),
    reasonOf: (text) => {
      const exact = reasons.get(plain(text));
      const reasonCode = exact ?? nearOnce(plain(text));
      return reasonCode === undefined ? undefined : { reasonCode, isNear: exact === undefined };
    },
  };
}
