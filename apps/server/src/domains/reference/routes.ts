import * as api from '@heliodesk/contract/reference';
import { mountUseCase, type Mounting } from '#src/platform/http/mount.ts';
import { announcementsNow } from './service/announcements.ts';
import { countriesIn, europeanCountriesIn } from './service/countries.ts';
import { choicesIn, dictionaryIn } from './service/dictionaries.ts';
import { systemConfigOf } from './service/system-config.ts';

/** Registers the calls of countries, dictionaries, announcements and the system configuration. */
export function registerRoutes(mounting: Mounting): void {
  mountUseCase(mounting, api.listCountries, async ({ language }) => [...countriesIn(language)]);
  mountUseCase(mounting, api.listEuCountries, async ({ language }) => [...europeanCountriesIn(language)]);
  mountUseCase(mounting, api.listAccountTypes, ({ platform, language }) => choicesIn(platform, 'account_type', language));
  mountUseCase(mounting, api.listAccountRoles, ({ platform, language }) => choicesIn(platform, 'account_role', language));
  mountUseCase(mounting, api.listOrganizationNatures, ({ platform, language }) => choicesIn(platform, 'organization_nature', language));
  mountUseCase(mounting, api.listSalutations, ({ platform, language }) => choicesIn(platform, 'salutation', language));
  mountUseCase(mounting, api.dictionary, ({ platform, language }, { params }) => dictionaryIn(platform, params.type, language));
  mountUseCase(mounting, api.dictionaryByType, ({ platform, language }, { params }) => dictionaryIn(platform, params.type, language));

  mountUseCase(mounting, api.currentAnnouncements, (context) => announcementsNow(context));
  mountUseCase(mounting, api.configValue, async ({ platform }, { params: { key } }) => ({
    configKey: key,
    configValue: await systemConfigOf(platform).show(key),
  }));
}
