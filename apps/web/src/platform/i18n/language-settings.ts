import { fallbackLanguage, isLanguage } from '@heliodesk/contract/kit';
import type { Language } from '@heliodesk/contract/kit';
import type { AvailableLanguages } from '@heliodesk/contract/reference';
import { completeLanguages } from '@heliodesk/phrases/languages';
import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

/** What holds until the server says otherwise. */
export const everyLanguage: AvailableLanguages = { offered: [...completeLanguages], fallback: fallbackLanguage, revisions: {} };

const isLanguageSettings = (value: unknown): value is AvailableLanguages => {
  const { offered, fallback, revisions } = (value ?? {}) as Partial<AvailableLanguages>;
  return Array.isArray(offered) && offered.every(isLanguage) && isLanguage(fallback) && typeof revisions === 'object' && revisions !== null;
};

/** The server writes its language settings into the page; without them every language is available, with the release's texts. */
function readPage(): AvailableLanguages {
  try {
    const told: unknown = JSON.parse(document.querySelector<HTMLMetaElement>('meta[name="languages"]')?.content ?? '');
    return isLanguageSettings(told) ? told : everyLanguage;
  } catch {
    return everyLanguage;
  }
}

/** Which languages are offered, and in which of them staff have written texts. */
export const availableLanguages = createStore<AvailableLanguages>(readPage());

/** The languages to choose from, in a component. */
export const useAvailableLanguages = (): readonly Language[] =>
  useSyncExternalStore(availableLanguages.subscribe, availableLanguages.get).offered;

/** After waiting this long, a page continues with what it has. */
const longestWait = 4_000;

/** What an answer of the public calls about languages holds; nothing where none came. They are apart from other calls, which speak a language. */
async function ask(address: string): Promise<unknown> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(longestWait), credentials: 'same-origin' });
    return response.ok ? ((await response.json()) as { data?: unknown }).data : undefined;
  } catch {
    return undefined;
  }
}

/** The server's current language settings. */
export async function fetchLanguageSettings(): Promise<AvailableLanguages | undefined> {
  const told = await ask('/api/common/languages');
  return isLanguageSettings(told) ? told : undefined;
}

type CustomTexts = Readonly<Record<string, string>>;
const nothing: CustomTexts = {};
const known = new Map<string, Promise<CustomTexts>>();

async function fetchCustomTexts(language: Language, revision: string): Promise<CustomTexts> {
  const told = await ask(`/api/common/phrases/${language}?revision=${encodeURIComponent(revision)}`);
  const texts = (told as { texts?: CustomTexts } | undefined)?.texts;
  if (texts === undefined) known.delete(`${language} ${revision}`);
  return texts ?? nothing;
}

/** The texts that staff have written in a language; no call is made if there are none. */
export async function customTextsIn(language: Language): Promise<CustomTexts> {
  const revision = availableLanguages.get().revisions[language];
  if (revision === undefined) return nothing;
  const key = `${language} ${revision}`;
  const texts = known.get(key) ?? fetchCustomTexts(language, revision);
  known.set(key, texts);
  return texts;
}
