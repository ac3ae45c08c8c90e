import * as api from '@heliodesk/contract/reference';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { announcementsNow } from './service/announcements.ts';
import { countriesIn, europeanCountriesIn } from './service/countries.ts';
import { choicesIn, dictionaryIn } from './service/dictionaries.ts';
import { systemConfigOf } from './service/system-config.ts';

/** Hangs in the calls of countries, dictionaries, announcements and the system configuration. */
export function addRoutes(mounting: Mounting): void {
  const { platform } = mounting;

  mount(mounting, api.listCountries, async ({ language }) => [...countriesIn(language)]);
  mount(mounting, api.listEuCountries, async ({ language }) => [...europeanCountriesIn(language)]);
  mount(mounting, api.listAccountTypes, ({ language }) => choicesIn(platform, 'account_type', language));
  mount(mounting, api.listAccountRoles, ({ language }) => choicesIn(platform, 'account_role', language));
  mount(mounting, api.listOrganizationNatures, ({ language }) => choicesIn(platform, 'organization_nature', language));
  mount(mounting, api.listSalutations, ({ language }) => choicesIn(platform, 'salutation', language));
  mount(mounting, api.dictionary, ({ params, language }) => dictionaryIn(platform, params.type, language));
  mount(mounting, api.dictionaryByType, ({ params, language }) => dictionaryIn(platform, params.type, language));

  mount(mounting, api.currentAnnouncements, ({ language }) => announcementsNow(platform, language));
  mount(mounting, api.configValue, async ({ params: { key } }) => ({
    configKey: key,
    configValue: await systemConfigOf(platform).show(key),
  }));
}
