import { directionOf, fallbackLanguage, isLanguage, readLanguage } from '@heliodesk/contract/kit';
import type { Language } from '@heliodesk/contract/kit';
import type { AvailableLanguages } from '@heliodesk/contract/reference';
import { loadPhrases, spokenLanguage, type PhrasePart } from '@heliodesk/phrases/languages';
import { withOverrides } from '@heliodesk/phrases/overrides';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { browserStorage } from '../storage.ts';
import { fetchLanguageSettings, availableLanguages, customTextsIn, everyLanguage } from './language-settings.ts';

const storageKey = 'language';

/** The one instance that speaks in the web. */
export const i18n = createInstance();

/** What the pages shown so far speak; asked for before the first load, a part comes with it. */
const partsInUse = new Set<PhrasePart>(['public']);
const loadedParts = new Set<PhrasePart>();

/** The stored choice, else the first of the browser's languages, as far as they are offered; else the default language (spec 1 §1). */
export function chooseLanguage(stored: string | undefined, browser: readonly string[]): Language {
  const { offered, fallback } = availableLanguages.get();
  const [chosen] = [stored, ...browser].map((value) => readLanguage(value, offered)).filter((language) => language !== undefined);
  return chosen ?? fallback;
}

async function loadParts(language: Language, wanted: Iterable<PhrasePart>): Promise<void> {
  const speaks = spokenLanguage(language);
  // Copied, because a page that starts now adds its parts to the same set, and those have not come with this load.
  const parts = [...wanted];
  const [own, ...loaded] = await Promise.all([customTextsIn(speaks), ...parts.map((part) => loadPhrases(part, language))]);
  for (const namespaces of loaded)
    for (const [namespace, texts] of Object.entries(withOverrides(namespaces, own)))
      i18n.addResourceBundle(speaks, namespace, texts, true, true);
  for (const part of parts) loadedParts.add(part);
}

function markDocument(language: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = isLanguage(language) ? directionOf(language) : 'ltr';
}

/** A missing text shows as its key. No reason to stop, but an error that every test sees. */
function handleMissingText(_languages: readonly string[], namespace: string, key: string): void {
  queueMicrotask(() => {
    throw new Error(`This page has no text ${namespace}:${key}`);
  });
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
    saveMissing: true,
    missingKeyHandler: handleMissingText,
  });
  await loadParts(language, partsInUse);
  markDocument(language);
  document.addEventListener('visibilitychange', handleVisible);
}

async function bring(parts: readonly PhrasePart[]): Promise<void> {
  for (const part of parts) partsInUse.add(part);
  await startLanguage();
  await loadParts(
    currentLanguage(),
    parts.filter((part) => !loadedParts.has(part)),
  );
}

/** Brings what the home page speaks. */
export const loadLandingPhrases = (): Promise<void> => bring(['landing']);

/** The same for the second factor. */
export const loadFactorPhrases = (): Promise<void> => bring(['factor']);
/** Brings the phrases of sign-in and forms; from then on a switch of language brings them too. */
export const loadFormPhrases = (): Promise<void> => bring(['forms']);

/** The same for the public pages beyond the home page, and for the rules of fields. */
export const loadPagePhrases = (): Promise<void> => bring(['forms', 'pages']);

/** The same for the workspace. */
export const loadAppPhrases = (): Promise<void> => bring(['forms', 'pages', 'app']);

/** The same for single requests: their drafts, files and conversations. */
export const loadRequestPhrases = (): Promise<void> => bring(['requests']);

/** The same for what only staff see of the workspace. */
export const loadBackOfficePhrases = (): Promise<void> => bring(['backOffice']);

/** The language being spoken. */
export const currentLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : fallbackLanguage);

/** Speaks English again and knows no other texts than a page that has just been opened. */
export async function restartLanguage(): Promise<void> {
  partsInUse.clear();
  partsInUse.add('public');
  loadedParts.clear();
  availableLanguages.set(everyLanguage);
  for (const [language, namespaces] of Object.entries(i18n.store.data))
    for (const namespace of Object.keys(namespaces)) i18n.removeResourceBundle(language, namespace);
  await loadParts(fallbackLanguage, partsInUse);
  await i18n.changeLanguage(fallbackLanguage);
}

/** Switches and remembers the language. The page stays as it is, with what was typed. */
export async function switchLanguage(language: Language): Promise<void> {
  const offer = await fetchLanguageSettings();
  if (offer) availableLanguages.set(offer);
  await loadParts(language, partsInUse);
  browserStorage.set(storageKey, language);
  await i18n.changeLanguage(language);
}

/** Speaks the language of the signed-in person's profile where this browser has no choice of its own; remembers nothing here. */
export async function applyProfileLanguage(language: Language): Promise<void> {
  if (browserStorage.get(storageKey) !== undefined || language === currentLanguage()) return;
  if (!availableLanguages.get().offered.includes(language)) return;
  await loadParts(language, partsInUse);
  await i18n.changeLanguage(language);
}

/** A page that becomes visible again after this long asks for the current language settings. */
const settingsFreshFor = 60_000;
let settingsAskedAt = Date.now();

function handleVisible(): void {
  if (document.visibilityState !== 'visible' || Date.now() - settingsAskedAt < settingsFreshFor) return;
  settingsAskedAt = Date.now();
  void fetchLanguageSettings().then((offer) => offer && applyLanguageSettings(offer));
}

/**
 * Applies the current language settings: texts that staff have changed show immediately, and a page in a language that is no longer
 * offered switches to another.
 */
export async function applyLanguageSettings(offer: AvailableLanguages): Promise<void> {
  const language = currentLanguage();
  const before = availableLanguages.get().revisions[language];
  availableLanguages.set(offer);
  if (!offer.offered.includes(language)) {
    const next = chooseLanguage(browserStorage.get(storageKey), navigator.languages);
    await loadParts(next, partsInUse);
    await i18n.changeLanguage(next);
  } else if (offer.revisions[language] !== before) await loadParts(language, partsInUse);
}

/** Takes over the texts that staff have just written in a language; `null`: there are none left. */
export async function applyTextRevision(language: Language, revision: string | null): Promise<void> {
  const offer = availableLanguages.get();
  const { [language]: _before, ...others } = offer.revisions;
  await applyLanguageSettings({ ...offer, revisions: revision === null ? others : { ...others, [language]: revision } });
}
