import { directionOf, fallbackLanguage, isLanguage, readLanguage } from '@heliodesk/contract/kit';
import type { Language } from '@heliodesk/contract/kit';
import { completeLanguages, loadPhrases, spokenLanguage } from '@heliodesk/phrases/languages';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { browserStorage } from '../storage.ts';

const storageKey = 'language';

/** The one instance that speaks in the web. */
export const i18n = createInstance();

type Part = keyof typeof loadPhrases;
const partsInUse = new Set<Part>(['public']);

/** The stored choice, else the first of the browser's languages that is offered, else English (spec 1 §1). */
export function chooseLanguage(stored: string | undefined, browser: readonly string[]): Language {
  const chosen = readLanguage(stored);
  if (chosen) return chosen;
  return browser.map(readLanguage).find((language) => language !== undefined && completeLanguages.includes(language)) ?? fallbackLanguage;
}

async function loadParts(language: Language, parts: Iterable<Part>): Promise<void> {
  const speaks = spokenLanguage(language);
  const loaded = await Promise.all([...parts].map((part) => loadPhrases[part](language)));
  for (const namespaces of loaded)
    for (const [namespace, texts] of Object.entries(namespaces)) i18n.addResourceBundle(speaks, namespace, texts, true, true);
}

function markDocument(language: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = isLanguage(language) ? directionOf(language) : 'ltr';
}

let started: Promise<void> | undefined;

/** Starts in the person's language with the phrases of the public pages; every call waits for the one start. */
export function startLanguage(): Promise<void> {
  started ??= start();
  return started;
}

async function start(): Promise<void> {
  const language = chooseLanguage(browserStorage.get(storageKey), navigator.languages);
  i18n.on('languageChanged', markDocument);
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: fallbackLanguage,
    defaultNS: 'site',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  await loadParts(language, partsInUse);
  markDocument(language);
}

async function bring(parts: readonly Part[]): Promise<void> {
  await startLanguage();
  const missing = parts.filter((part) => !partsInUse.has(part));
  await loadParts(currentLanguage(), missing);
  for (const part of missing) partsInUse.add(part);
}

/** Brings the phrases of sign-in and forms; from then on a switch of language brings them too. */
export const loadFormPhrases = (): Promise<void> => bring(['forms']);

/** The same for the public pages beyond the home page. */
export const loadPagePhrases = (): Promise<void> => bring(['forms', 'pages']);

/** The same for the workspace, which speaks all of them. */
export const loadAppPhrases = (): Promise<void> => bring(['forms', 'pages', 'app']);

/** The language being spoken. */
export const currentLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : fallbackLanguage);

/** Switches and remembers the language. The page stays as it is, with what was typed. */
export async function switchLanguage(language: Language): Promise<void> {
  await loadParts(language, partsInUse);
  browserStorage.set(storageKey, language);
  await i18n.changeLanguage(language);
}
