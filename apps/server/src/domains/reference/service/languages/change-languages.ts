import { fallbackLanguage, type Language } from '@heliodesk/contract/kit';
import type { AvailableLanguages } from '@heliodesk/contract/reference';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { findConfigTexts, findCustomTexts, lockLanguages } from '../../store/languages.ts';
import { readConfigText, type ConfigValue } from '../config-keys.ts';
import { systemConfigOf } from '../system-config.ts';
import { resolveLanguages, type LanguageSelection } from './resolve-languages.ts';
import { languageSettingsOf, revisionsOf } from './language-settings.ts';

async function findLanguageSelection(tx: Tx): Promise<LanguageSelection> {
  const stored = new Map((await findConfigTexts(tx, ['portal.languages', 'portal.defaultLanguage'])).map(({ key, value }) => [key, value]));
  return resolveLanguages(
    readConfigText('portal.languages', stored.get('portal.languages')) as ConfigValue<'portal.languages'>,
    readConfigText('portal.defaultLanguage', stored.get('portal.defaultLanguage')) as ConfigValue<'portal.defaultLanguage'>,
  );
}

interface Change {
  action: 'reference.offerLanguage' | 'reference.chooseDefaultLanguage';
  change: (before: LanguageSelection) => LanguageSelection;
}

async function changeLanguages(context: WriteContext, { action, change }: Change): Promise<AvailableLanguages> {
  const { platform, tx } = context;
  await lockLanguages(tx);
  const before = await findLanguageSelection(tx);
  const after = change(before);
  const config = systemConfigOf(platform);
  await config.set(tx, 'portal.languages', after.offered.join(', '));
  await config.set(tx, 'portal.defaultLanguage', after.fallback);
  await auditChange(context, {
    action,
    subjectType: 'languages',
    subjectId: 'offer',
    before,
    after,
  });
  languageSettingsOf(platform).changed(tx);
  return { ...after, revisions: revisionsOf(await findCustomTexts(tx)) };
}

/** Offers a language or stops offering it; refuses to take away English and the default. */
export const setLanguageAvailable = (
  context: WriteContext,
  { language, offered: isOffered }: { language: Language; offered: boolean },
): Promise<AvailableLanguages> =>
  changeLanguages(context, {
    action: 'reference.offerLanguage',
    change: ({ offered, fallback }) => {
      if (!isOffered && (language === fallbackLanguage || language === fallback))
        throw failFields({ path: 'language', rule: 'languageStays' });
      return resolveLanguages(isOffered ? [...offered, language] : offered.filter((other) => other !== language), fallback);
    },
  });

/** Chooses the default among the offered languages. */
export const chooseDefaultLanguage = (context: WriteContext, language: Language): Promise<AvailableLanguages> =>
  changeLanguages(context, {
    action: 'reference.chooseDefaultLanguage',
    change: ({ offered }) => {
      if (!offered.includes(language)) throw failFields({ path: 'language', rule: 'languageNotOffered' });
      return { offered, fallback: language };
    },
  });
