import * as api from '@heliodesk/contract/reference';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { announcementsNow } from './service/announcements.ts';
import { countriesIn, europeanCountriesIn } from './service/countries.ts';
import { choicesIn, dictionariesIn, dictionaryIn } from './service/dictionaries.ts';
import { systemConfigOf } from './service/system-config.ts';

/** Registers the calls of countries, dictionaries, announcements and the system configuration. */
export function registerRoutes(mounting: Mounting): void {
  mount(mounting, api.listCountries, async ({ language }) => countriesIn(language));
  mount(mounting, api.listEuCountries, async ({ language }) => europeanCountriesIn(language));
  mount(mounting, api.listAccountTypes, ({ platform, language }) => choicesIn(platform, 'account_type', language));
  mount(mounting, api.listAccountRoles, ({ platform, language }) => choicesIn(platform, 'account_role', language));
  mount(mounting, api.listOrganizationNatures, ({ platform, language }) => choicesIn(platform, 'organization_nature', language));
  mount(mounting, api.listSalutations, ({ platform, language }) => choicesIn(platform, 'salutation', language));
  mount(mounting, api.listDictionaries, ({ platform, language }) => dictionariesIn(platform, language));
  mount(mounting, api.dictionary, ({ platform, language }, { params }) => dictionaryIn(platform, params.type, language));
  mount(mounting, api.dictionaryByType, ({ platform, language }, { params }) => dictionaryIn(platform, params.type, language));

  mount(mounting, api.currentAnnouncements, (context) => announcementsNow(context));
  mount(mounting, api.configValue, async ({ platform }, { params: { key } }) => ({
    configKey: key,
    configValue: await systemConfigOf(platform).show(key),
  }));
}
