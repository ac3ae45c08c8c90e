import * as api from '@heliodesk/contract/reference';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import * as announcements from './service/announcements.ts';
import * as configuration from './service/configuration.ts';
import * as dictionaries from './service/dictionary-admin.ts';
import type { DictionaryUse } from './service/dictionary-admin.ts';
import * as pages from './service/pages.ts';
import { exportConfiguration, exportEntries } from './service/sheets.ts';

function addDictionaries(mounting: Mounting, uses: readonly DictionaryUse[]): void {
  const { platform } = mounting;
  mount(mounting, api.listDictTypes, () => dictionaries.listTypes(platform));
  mount(mounting, api.listDictEntries, ({ query, language }) => dictionaries.listEntries(platform, query, language));
  mount(mounting, api.getDictEntry, ({ params, language }) => dictionaries.getEntry(platform, params.id, language));
  mount(mounting, api.addDictEntry, ({ tx, body, language, ...doer }) => dictionaries.addEntry(platform, tx, doer, body, language));
  mount(mounting, api.editDictEntry, ({ body, language, ...doer }) => dictionaries.editEntry(platform, doer, body, language));
  mount(mounting, api.removeDictEntry, ({ params, ...doer }) => dictionaries.removeEntry(platform, doer, params.id, uses));
  mount(mounting, api.exportDictEntries, ({ query, language }) => exportEntries(platform, query, language));
}

function addConfiguration(mounting: Mounting): void {
  const { platform } = mounting;
  mount(mounting, api.listConfig, ({ query, language }) => configuration.listConfiguration(platform, query, language));
  mount(mounting, api.getConfig, ({ params, language }) => configuration.getConfiguration(platform, params.id, language));
  mount(mounting, api.addConfig, ({ tx, body, language, ...doer }) => configuration.addConfiguration(platform, tx, doer, body, language));
  mount(mounting, api.editConfig, ({ body, language, ...doer }) => configuration.editConfiguration(platform, doer, body, language));
  mount(mounting, api.clearConfigCache, (doer) => configuration.clearConfiguration(platform, doer));
  mount(mounting, api.removeConfig, ({ params, ...doer }) => configuration.removeConfiguration(platform, doer, params.id));
  mount(mounting, api.exportConfig, ({ query, language }) => exportConfiguration(platform, query, language));
}

function addAnnouncements(mounting: Mounting): void {
  const { platform } = mounting;
  mount(mounting, api.listAnnouncements, ({ query }) => announcements.listAnnouncements(platform, query));
  mount(mounting, api.addAnnouncement, ({ tx, body, ...doer }) => announcements.addAnnouncement(platform, tx, doer, body));
  mount(mounting, api.editAnnouncement, ({ body, ...doer }) => announcements.editAnnouncement(platform, doer, body));
  mount(mounting, api.removeAnnouncement, ({ params, ...doer }) => announcements.removeAnnouncement(platform, doer, params.id));
}

function addPages(mounting: Mounting): void {
  const { platform } = mounting;
  mount(mounting, api.publicPage, ({ params, language }) => pages.showPage(platform, params.slug, language));
  mount(mounting, api.staticPage, ({ params, language }) => pages.showPage(platform, params.slug, language));
  mount(mounting, api.listStaticPages, ({ query, language }) => pages.listPages(platform, query, language));
  mount(mounting, api.getStaticPage, ({ params, language }) => pages.getPage(platform, params.id, language));
  mount(mounting, api.addStaticPage, ({ tx, body, language, ...doer }) => pages.addPage(platform, tx, doer, body, language));
  mount(mounting, api.editStaticPage, ({ body, language, ...doer }) => pages.editPage(platform, doer, body, language));
  mount(mounting, api.removeStaticPage, ({ params, ...doer }) => pages.removePage(platform, doer, params.id));
}

/** What staff maintain: dictionaries, the system configuration, announcements and static pages. */
export function addAdministration(mounting: Mounting, uses: readonly DictionaryUse[]): void {
  addDictionaries(mounting, uses);
  addConfiguration(mounting);
  addAnnouncements(mounting);
  addPages(mounting);
}
