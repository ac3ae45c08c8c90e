import * as api from '@heliodesk/contract/reference';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { getPhrase, overridePhrase, resetPhrase } from './service/languages/texts.ts';
import { listPhrases, phraseCoverage } from './service/languages/lists.ts';
import { chooseDefaultLanguage, setLanguageAvailable } from './service/languages/change-languages.ts';
import { exportPhrases } from './service/languages/sheet.ts';
import { languageSettingsOf } from './service/languages/language-settings.ts';

/** Hangs in the calls of the language configuration. */
export function addLanguageRoutes(mounting: Mounting): void {
  const { platform } = mounting;
  const { db } = platform;
  const languageSettings = languageSettingsOf(platform);

  mount(mounting, api.availableLanguages, async () => (await languageSettings.now()).available);
  mount(mounting, api.customTexts, ({ params: { language }, query: { revision } }) => languageSettings.phrases(language, revision));

  mount(mounting, api.setLanguageAvailable, ({ body: { language, offered }, actor, origin }) =>
    setLanguageAvailable(platform, { actor, origin }, language, offered),
  );
  mount(mounting, api.chooseDefaultLanguage, ({ body: { language }, actor, origin }) =>
    chooseDefaultLanguage(platform, { actor, origin }, language),
  );

  mount(mounting, api.listPhrases, ({ query }) => listPhrases(db, query));
  mount(mounting, api.phraseCoverage, () => phraseCoverage(db));
  mount(mounting, api.exportPhrases, ({ query, language }) => exportPhrases(db, query, language));
  mount(mounting, api.getPhrase, ({ query: { key, language } }) => getPhrase(db, key, language));
  mount(mounting, api.overridePhrase, ({ body, actor, origin }) => overridePhrase(platform, { actor, origin }, body));
  mount(mounting, api.resetPhrase, ({ body, actor, origin }) => resetPhrase(platform, { actor, origin }, body));
}
