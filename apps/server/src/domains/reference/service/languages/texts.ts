import type { Language, QueryOf } from '@heliodesk/contract/kit';
import type * as api from '@heliodesk/contract/reference';
import type { PhraseBody, PhraseForm, PhraseView } from '@heliodesk/contract/reference';
import { formsOf, keyOf, type CatalogueEntry } from '@heliodesk/phrases/catalogue';
import type { z } from 'zod';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { findCustomTextsOf, lockLanguages, replaceCustomTexts } from '../../store/languages.ts';
import { byPlace, catalogue, departureFrom, customFormsOf, customRowsOf, currentText, stateOf, type CustomTextIndex } from './catalogue.ts';
import { customTextsOf, languageSettingsOf } from './language-settings.ts';

const adjacentTexts = 2;

const groupOf = ({ key }: CatalogueEntry): string => key.slice(0, Math.max(key.lastIndexOf('.'), key.indexOf(':')));

async function findEntry(key: string): Promise<CatalogueEntry> {
  const found = (await catalogue()).find((entry) => entry.key === key);
  if (found === undefined) throw fail('notFound');
  return found;
}

/** The texts before and after a text in the same group. */
async function textsAround(
  entry: CatalogueEntry,
  language: Language,
  custom: CustomTextIndex,
): Promise<Pick<PhraseView, 'before' | 'after'>> {
  const group = (await catalogue()).filter((other) => groupOf(other) === groupOf(entry));
  const place = group.indexOf(entry);
  const read = (entries: CatalogueEntry[]): string[] => entries.map((other) => currentText(other, language, custom));
  return {
    before: read(group.slice(Math.max(0, place - adjacentTexts), place)),
    after: read(group.slice(place + 1, place + 1 + adjacentTexts)),
  };
}

const versionOf = (entry: CatalogueEntry, language: Language, custom: CustomTextIndex): number =>
  Math.max(0, ...customRowsOf(entry, language, custom).map(([, { version }]) => version));

async function viewOf(db: Db | Tx, entry: CatalogueEntry, language: Language): Promise<PhraseView> {
  const rows = await findCustomTextsOf(db, language);
  const custom = byPlace(rows);
  const changed = customRowsOf(entry, language, custom)[0]?.[1];
  return {
    key: entry.key,
    language,
    state: stateOf(entry, language, custom),
    forms: [...formsOf(entry, language)],
    english: entry.texts.en,
    release: entry.texts[language],
    own: customFormsOf(entry, language, custom),
    ...(await textsAround(entry, language, custom)),
    changedAt: changed?.changed_at.toISOString() ?? null,
    changedBy: changed?.changed_by ?? '',
    version: versionOf(entry, language, custom),
    revision: rows.length === 0 ? null : customTextsOf(rows).revision,
  };
}

/** One text in one language, for its editor. */
export const getPhrase = async ({ db }: Context, { key, language }: QueryOf<typeof api.getPhrase>): Promise<PhraseView> =>
  viewOf(db, await findEntry(key), language);

interface Change {
  entry: CatalogueEntry;
  language: Language;
  version: number;
  action: 'reference.overridePhrase' | 'reference.releasePhrase';
  /** By form; without any, the release's text. */
  texts: Partial<Record<PhraseForm, string>>;
}

async function change(context: WriteContext, { entry, language, version, action, texts }: Change): Promise<PhraseView> {
  const { platform, tx, actor } = context;
  await lockLanguages(tx);
  const before = await viewOf(tx, entry, language);
  if (before.version !== version) throw fail('stale', {}, { current: before });
  await replaceCustomTexts(tx, {
    language,
    keys: formsOf(entry, language).map((form) => keyOf(entry, form)),
    texts: Object.fromEntries(Object.entries(texts).map(([form, text]) => [keyOf(entry, form as PhraseForm), text])),
    changedAt: platform.clock.now(),
    changedBy: actor.name,
  });
  await auditChange(context, {
    action,
    subjectType: 'phrase',
    subjectId: `${language} ${entry.key}`,
    before: before.own,
    after: texts,
  });
  languageSettingsOf(platform).changed(tx);
  return viewOf(tx, entry, language);
}

/** Refuses forms that are missing, foreign to the language, or have other placeholders or marks than what they replace. */
function checkForms(entry: CatalogueEntry, language: Language, texts: Change['texts']): void {
  const wanted = formsOf(entry, language);
  const missing = wanted.filter((form) => texts[form] === undefined).map((form) => ({ path: `texts.${form}`, rule: 'required' }));
  const wrong = (Object.entries(texts) as [PhraseForm, string][]).flatMap(([form, text]) => {
    if (!wanted.includes(form)) return [{ path: `texts.${form}`, rule: 'invalid' }];
    const departure = departureFrom(entry, language, form, text);
    return departure === undefined ? [] : [{ path: `texts.${form}`, rule: departure.rule, params: { expected: departure.expected } }];
  });
  if (missing.length > 0 || wrong.length > 0) throw failFields(...missing, ...wrong);
}

/** Replaces a text with custom ones; forms equal to the release's are not stored. */
export async function overridePhrase(
  context: WriteContext,
  { key, language, texts, version }: z.output<typeof PhraseBody>,
): Promise<PhraseView> {
  const entry = await findEntry(key);
  checkForms(entry, language, texts);
  const custom = Object.fromEntries(Object.entries(texts).filter(([form, text]) => text !== entry.texts[language][form as PhraseForm]));
  return change(context, { entry, language, version, texts: custom, action: 'reference.overridePhrase' });
}

/** Goes back to the default text. */
export const resetPhrase = async (
  context: WriteContext,
  { key, language, version }: Pick<z.output<typeof PhraseBody>, 'key' | 'language' | 'version'>,
): Promise<PhraseView> => change(context, { entry: await findEntry(key), language, version, texts: {}, action: 'reference.releasePhrase' });
