import { transaction } from '#src/platform/db/transaction.ts';
import type { Mounting } from '#src/platform/http/mount.ts';
import { addAdministration } from './administration-routes.ts';
import { addLanguageRoutes } from './language-routes.ts';
import { addDesignTool } from './design-tool.ts';
import { addRoutes } from './routes.ts';
import { prepareConfiguration } from './service/configuration.ts';
import { prepareDictionaries } from './service/dictionaries.ts';
import type { DictionaryUse } from './service/dictionary-admin.ts';
import { preparePages } from './service/pages.ts';

export { countryCodeOf, countryName, timeZoneOf } from './service/countries.ts';
export { checkChoices, type Choice } from './service/dictionaries.ts';
export type { DictionaryUse } from './service/dictionary-admin.ts';
export { languageSettingsOf, type PortalLanguages } from './service/languages/language-settings.ts';
export { systemConfigOf, type SystemConfig } from './service/system-config.ts';

/**
 * Adds countries, dictionaries, the system configuration, announcements and static pages. Whoever stores values of dictionaries
 * answers in `uses` whether one is held by a record.
 */
export function registerReference(mounting: Mounting, uses: readonly DictionaryUse[]): void {
  const { platform } = mounting;
  platform.onStart(() =>
    transaction(platform.db, async (tx) => {
      await prepareDictionaries(platform, tx);
      await prepareConfiguration(tx, platform.clock.now());
      await preparePages(tx, platform.clock.now());
    }),
  );
  addRoutes(mounting);
  addDesignTool(mounting);
  addAdministration(mounting, uses);
  addLanguageRoutes(mounting);
}
