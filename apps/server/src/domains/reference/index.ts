import { captchaSetting, factorRoles, menuEntries } from '#src/domains/identity/index.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Mounting } from '#src/platform/http/mount.ts';
import { registerAdministration } from './administration-routes.ts';
import { registerLanguageRoutes } from './language-routes.ts';
import { registerDesignTool } from './design-tool.ts';
import { referenceMenu } from './menu.ts';
import { registerRoutes } from './routes.ts';
import { prepareConfiguration } from './service/configuration.ts';
import { prepareDictionaries } from './service/dictionaries.ts';
import { systemConfigOf } from './service/system-config.ts';
import { preparePages } from './service/pages.ts';

export { dictionaryUses, type DictionaryUse } from './ports.ts';
export { isCurrency } from './data/currencies.ts';
export { salesRegionOf } from './data/sales-regions.ts';
export { countryCodeOf, countryName, timeZoneOf } from './service/countries.ts';
export { checkChoices, choicesIn, dictionaryIn, findWrongChoices, type Choice } from './service/dictionaries.ts';
export { languageSettingsOf, type PortalLanguages } from './service/languages/language-settings.ts';
export { isStaffAddress } from './service/staff-domains.ts';
export { systemConfigOf, type SystemConfig } from './service/system-config.ts';

/** Countries, dictionaries, the system configuration, languages, announcements and static pages. */
export function registerReference(mounting: Mounting): void {
  const { platform } = mounting;
  captchaSetting.register(platform, () => systemConfigOf(platform).get('sys.account.captchaEnabled'));
  // The demo asks no one for a second factor until someone chooses roles.
  factorRoles.register(platform, async (tx) => {
    const config = systemConfigOf(platform);
    return platform.config.mode === 'demo'
      ? ((await config.chosen('portal.secondFactor.roles', tx)) ?? [])
      : config.get('portal.secondFactor.roles', tx);
  });
  menuEntries.register(platform, 'reference', referenceMenu);
  platform.onStart(() =>
    transaction(platform.db, async (tx) => {
      await prepareDictionaries(platform, tx);
      await prepareConfiguration(tx, platform.clock.now());
      await preparePages(tx, platform.clock.now());
    }),
  );
  registerRoutes(mounting);
  registerDesignTool(mounting);
  registerAdministration(mounting);
  registerLanguageRoutes(mounting);
}
