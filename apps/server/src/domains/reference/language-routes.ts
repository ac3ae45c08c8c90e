import * as api from '@heliodesk/contract/reference';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { getPhrase, overridePhrase, resetPhrase } from './service/languages/texts.ts';
import { listPhrases, phraseCoverage } from './service/languages/lists.ts';
import { chooseDefaultLanguage, setLanguageAvailable } from './service/languages/change-languages.ts';
import { exportPhrases } from './service/languages/sheet.ts';
import { languageSettingsOf } from './service/languages/language-settings.ts';

/** Registers the calls of the language configuration. */
export function registerLanguageRoutes(mounting: Mounting): void {
  const languageSettings = languageSettingsOf(mounting.platform);

  mount(mounting, api.availableLanguages, async () => (await languageSettings.now()).available);
  mount(mounting, api.customTexts, (_context, { params: { language }, query: { revision } }) =>
    languageSettings.phrases(language, revision),
  );

  mount(mounting, api.setLanguageAvailable, (context, { body }) => setLanguageAvailable(context, body));
  mount(mounting, api.chooseDefaultLanguage, (context, { body }) => chooseDefaultLanguage(context, body.language));

  mount(mounting, api.listPhrases, (context, { query }) => listPhrases(context, query));
  mount(mounting, api.phraseCoverage, ({ db }) => phraseCoverage(db));
  mount(mounting, api.exportPhrases, (context, { query }) => exportPhrases(context, query));
  mount(mounting, api.getPhrase, (context, { query }) => getPhrase(context, query));
  mount(mounting, api.overridePhrase, (context, { body }) => overridePhrase(context, body));
  mount(mounting, api.resetPhrase, (context, { body }) => resetPhrase(context, body));
}
