import * as api from '@heliodesk/contract/reference';
import { mountUnmanaged, mount, type Mounting } from '#src/platform/http/mount.ts';
import * as announcements from './service/announcements.ts';
import * as configuration from './service/configuration.ts';
import * as dictionaries from './service/dictionary-admin.ts';
import * as pages from './service/pages.ts';
import { exportConfiguration, exportEntries } from './service/sheets.ts';

function registerDictionaries(mounting: Mounting): void {
  mount(mounting, api.listDictTypes, (context) => dictionaries.listTypes(context));
  mount(mounting, api.listDictEntries, (context, { query }) => dictionaries.listEntries(context, query));
  mount(mounting, api.getDictEntry, (context, { params }) => dictionaries.getEntry(context, params.id));
  mount(mounting, api.addDictEntry, (context, { body }) => dictionaries.addEntry(context, body));
  mount(mounting, api.editDictEntry, (context, { body }) => dictionaries.editEntry(context, body));
  mount(mounting, api.removeDictEntry, (context, { params }) => dictionaries.removeEntry(context, params.id));
  mount(mounting, api.exportDictEntries, (context, { query }) => exportEntries(context, query));
}

function registerConfiguration(mounting: Mounting): void {
  mount(mounting, api.listConfig, (context, { query }) => configuration.listConfiguration(context, query));
  mount(mounting, api.getConfig, (context, { params }) => configuration.getConfiguration(context, params.id));
  mount(mounting, api.addConfig, (context, { body }) => configuration.addConfiguration(context, body));
  mount(mounting, api.editConfig, (context, { body }) => configuration.editConfiguration(context, body));
  mountUnmanaged(mounting, api.clearConfigCache, (context) => configuration.clearConfiguration(context));
  mount(mounting, api.removeConfig, (context, { params }) => configuration.removeConfiguration(context, params.id));
  mount(mounting, api.exportConfig, (context, { query }) => exportConfiguration(context, query));
}

function registerAnnouncements(mounting: Mounting): void {
  mount(mounting, api.listAnnouncements, (context, { query }) => announcements.listAnnouncements(context, query));
  mount(mounting, api.addAnnouncement, (context, { body }) => announcements.addAnnouncement(context, body));
  mount(mounting, api.editAnnouncement, (context, { body }) => announcements.editAnnouncement(context, body));
  mount(mounting, api.removeAnnouncement, (context, { params }) => announcements.removeAnnouncement(context, params.id));
}

function registerPages(mounting: Mounting): void {
  mount(mounting, api.publicPage, (context, { params }) => pages.showPage(context, params.slug));
  mount(mounting, api.staticPage, (context, { params }) => pages.showPage(context, params.slug));
  mount(mounting, api.listStaticPages, (context, { query }) => pages.listPages(context, query));
  mount(mounting, api.getStaticPage, (context, { params }) => pages.getPage(context, params.id));
  mount(mounting, api.addStaticPage, (context, { body }) => pages.addPage(context, body));
  mount(mounting, api.editStaticPage, (context, { body }) => pages.editPage(context, body));
  mount(mounting, api.removeStaticPage, (context, { params }) => pages.removePage(context, params.id));
}

/** What staff maintain: dictionaries, the system configuration, announcements and static pages. */
export function registerAdministration(mounting: Mounting): void {
  registerDictionaries(mounting);
  registerConfiguration(mounting);
  registerAnnouncements(mounting);
  registerPages(mounting);
}
