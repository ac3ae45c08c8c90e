import { createHash } from 'node:crypto';
import { languages, type Language } from '@heliodesk/contract/kit';
import type { AvailableLanguages, CustomTexts } from '@heliodesk/contract/reference';
import type { Tx } from '#src/platform/db/database.ts';
import { afterCommit } from '#src/platform/db/transaction.ts';
import { defaultLanguageSettings, applyLanguageSettings } from '#src/platform/i18n/texts.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findCustomTexts, type CustomTextRow } from '../../store/languages.ts';
import { systemConfigOf } from '../system-config.ts';
import { resolveLanguages } from './resolve-languages.ts';

const topic = 'languages';
const configTopic = 'system-config';
/** Live events bring changes immediately; this bounds how long a lost one matters. */
const keptFor = 30_000;

interface State {
  available: AvailableLanguages;
  own: Partial<Record<Language, CustomTexts>>;
}

/** The languages and custom texts of the portal, read through a cache that all instances refresh together. */
export interface PortalLanguages {
  now: () => Promise<State>;
  /** Never fails: answers what was known last, or the defaults. */
  available: () => Promise<AvailableLanguages>;
  /** A language's custom texts; reloads if another revision than the known one is asked for. */
  phrases: (language: Language, revision: string | undefined) => Promise<CustomTexts>;
  /** Tells all instances once the transaction has committed. */
  changed: (tx: Tx) => void;
}

const defaults: State = { available: { offered: [...languages], fallback: defaultLanguageSettings.fallback, revisions: {} }, own: {} };

/** The texts of one language with their revision; other texts have another revision. */
export function customTextsOf(rows: readonly Pick<CustomTextRow, 'key' | 'text'>[]): CustomTexts {
  const texts = Object.fromEntries(rows.map(({ key, text }) => [key, text]));
  const revision = createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 12);
  return { revision, texts };
}

const textsByLanguage = (rows: readonly CustomTextRow[]): State['own'] =>
  Object.fromEntries([...Map.groupBy(rows, ({ language }) => language)].map(([language, texts]) => [language, customTextsOf(texts)]));

/** The revision of each language's custom texts. */
export const revisionsOf = (rows: readonly CustomTextRow[]): AvailableLanguages['revisions'] =>
  Object.fromEntries(Object.entries(textsByLanguage(rows)).map(([language, { revision }]) => [language, revision]));

async function read(platform: Platform): Promise<State> {
  const config = systemConfigOf(platform);
  const [rows, offered, fallback] = await Promise.all([
    findCustomTexts(platform.db),
    config.get('portal.languages'),
    config.get('portal.defaultLanguage'),
  ]);
  return { available: { ...resolveLanguages(offered, fallback), revisions: revisionsOf(rows) }, own: textsByLanguage(rows) };
}

const textsOf = ({ own }: State): Partial<Record<Language, Record<string, string>>> =>
  Object.fromEntries(Object.entries(own).map(([language, { texts }]) => [language, texts]));

function createLanguageSettings(platform: Platform): PortalLanguages {
  let last = defaults;
  let reading: { state: Promise<State>; until: number } | undefined;
  const time = (): number => platform.clock.now().getTime();
  const look = (): Promise<State> => {
    const mine = { state: readNewest(), until: time() + keptFor };
    reading = mine;
    mine.state.catch(() => {
      if (reading === mine) reading = undefined;
    });
    return mine.state;

    async function readNewest(): Promise<State> {
      const state = await read(platform);
      // What a later look finds counts, and anyone who waits for this one waits for that.
      if (reading !== mine) return now();
      last = state;
      applyLanguageSettings({ ...state.available, own: textsOf(state) });
      return state;
    }
  };
  const now = (): Promise<State> => (reading === undefined || reading.until < time() ? look() : reading.state);
  const renew = async (): Promise<void> => {
    await look().catch((error: unknown) => platform.log.warn({ err: error }, 'languages not read'));
  };
  applyLanguageSettings(defaultLanguageSettings);
  // The configuration drops its cache first, then it is read again.
  systemConfigOf(platform);
  for (const name of [topic, configTopic]) platform.events.subscribe(name, () => void renew());
  platform.events.onGap(() => void renew());
  platform.onStart(async () => void (await look()));
  return {
    now,
    available: async () => (await now().catch(() => last)).available,
    phrases: async (language, revision) => {
      const known = (await now()).own[language];
      const state = revision === undefined || known?.revision === revision ? known : (await look()).own[language];
      return state ?? customTextsOf([]);
    },
    changed: (tx) => {
      platform.events.publish(tx, topic, {});
      afterCommit(tx, renew);
    },
  };
}

const settingsByPlatform = new WeakMap<Platform, PortalLanguages>();

/** The one language settings of a server. */
export const languageSettingsOf = (platform: Platform): PortalLanguages =>
  settingsByPlatform.getOrInsertComputed(platform, () => createLanguageSettings(platform));
