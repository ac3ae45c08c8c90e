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
  mount(mounting, api.addDictEntry, ({ tx, body, language, ...auditContext }) =>
    dictionaries.addEntry(platform, tx, auditContext, body, language),
  );
  mount(mounting, api.editDictEntry, ({ body, language, ...auditContext }) =>
    dictionaries.editEntry(platform, auditContext, body, language),
  );
  mount(mounting, api.removeDictEntry, ({ params, ...auditContext }) => dictionaries.removeEntry(platform, auditContext, params.id, uses));
  mount(mounting, api.exportDictEntries, ({ query, language }) => exportEntries(platform, query, language));
}

function addConfiguration(mounting: Mounting): void {
  const { platform } = mounting;
  mount(mounting, api.listConfig, ({ query, language }) => configuration.listConfiguration(platform, query, language));
  mount(mounting, api.getConfig, ({ params, language }) => configuration.getConfiguration(platform, params.id, language));
  mount(mounting, api.addConfig, ({ tx, body, language, ...auditContext }) =>
    configuration.addConfiguration(platform, tx, auditContext, body, language),
  );
  mount(mounting, api.editConfig, ({ body, language, ...auditContext }) =>
    configuration.editConfiguration(platform, auditContext, body, language),
  );
  mount(mounting, api.clearConfigCache, (auditContext) => configuration.clearConfiguration(platform, auditContext));
  mount(mounting, api.removeConfig, ({ params, ...auditContext }) => configuration.removeConfiguration(platform, auditContext, params.id));
  mount(mounting, api.exportConfig, ({ query, language }) => exportConfiguration(platform, query, language));
}

function addAnnouncements(mounting: Mounting): void {
  const { platform } = mounting;
  mount(mounting, api.listAnnouncements, ({ query }) => announcements.listAnnouncements(platform, query));
  mount(mounting, api.addAnnouncement, ({ tx, body, ...auditContext }) => announcements.addAnnouncement(platform, tx, auditContext, body));
  mount(mounting, api.editAnnouncement, ({ body, ...auditContext }) => announcements.editAnnouncement(platform, auditContext, body));
  mount(mounting, api.removeAnnouncement, ({ params, ...auditContext }) =>
    announcements.removeAnnouncement(platform, auditContext, params.id),
  );
}

function addPages(mounting: Mounting): void {
  const { platform } = mounting;
  mount(mounting, api.publicPage, ({ params, language }) => pages.showPage(platform, params.slug, language));
  mount(mounting, api.staticPage, ({ params, language }) => pages.showPage(platform, params.slug, language));
  mount(mounting, api.listStaticPages, ({ query, language }) => pages.listPages(platform, query, language));
  mount(mounting, api.getStaticPage, ({ params, language }) => pages.getPage(platform, params.id, language));
  mount(mounting, api.addStaticPage, ({ tx, body, language, ...auditContext }) =>
    pages.addPage(platform, tx, auditContext, body, language),
  );
  mount(mounting, api.editStaticPage, ({ body, language, ...auditContext }) => pages.editPage(platform, auditContext, body, language));
  mount(mounting, api.removeStaticPage, ({ params, ...auditContext }) => pages.removePage(platform, auditContext, params.id));
}

/** What staff maintain: dictionaries, the system configuration, announcements and static pages. */
export function addAdministration(mounting: Mounting, uses: readonly DictionaryUse[]): void {
  addDictionaries(mounting, uses);
  addConfiguration(mounting);
  addAnnouncements(mounting);
  addPages(mounting);
}
