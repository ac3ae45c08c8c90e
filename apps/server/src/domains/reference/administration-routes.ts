import * as api from '@heliodesk/contract/reference';
import { mountUnmanaged, mountUseCase, type Mounting } from '#src/platform/http/mount.ts';
import * as announcements from './service/announcements.ts';
import * as configuration from './service/configuration.ts';
import * as dictionaries from './service/dictionary-admin.ts';
import * as pages from './service/pages.ts';
import { exportConfiguration, exportEntries } from './service/sheets.ts';

function registerDictionaries(mounting: Mounting): void {
  mountUseCase(mounting, api.listDictTypes, (context) => dictionaries.listTypes(context));
  mountUseCase(mounting, api.listDictEntries, (context, { query }) => dictionaries.listEntries(context, query));
  mountUseCase(mounting, api.getDictEntry, (context, { params }) => dictionaries.getEntry(context, params.id));
  mountUseCase(mounting, api.addDictEntry, (context, { body }) => dictionaries.addEntry(context, body));
  mountUseCase(mounting, api.editDictEntry, (context, { body }) => dictionaries.editEntry(context, body));
  mountUseCase(mounting, api.removeDictEntry, (context, { params }) => dictionaries.removeEntry(context, params.id));
  mountUseCase(mounting, api.exportDictEntries, (context, { query }) => exportEntries(context, query));
}

function registerConfiguration(mounting: Mounting): void {
  mountUseCase(mounting, api.listConfig, (context, { query }) => configuration.listConfiguration(context, query));
  mountUseCase(mounting, api.getConfig, (context, { params }) => configuration.getConfiguration(context, params.id));
  mountUseCase(mounting, api.addConfig, (context, { body }) => configuration.addConfiguration(context, body));
  mountUseCase(mounting, api.editConfig, (context, { body }) => configuration.editConfiguration(context, body));
  mountUnmanaged(mounting, api.clearConfigCache, (context) => configuration.clearConfiguration(context));
  mountUseCase(mounting, api.removeConfig, (context, { params }) => configuration.removeConfiguration(context, params.id));
  mountUseCase(mounting, api.exportConfig, (context, { query }) => exportConfiguration(context, query));
}

function registerAnnouncements(mounting: Mounting): void {
  mountUseCase(mounting, api.listAnnouncements, (context, { query }) => announcements.listAnnouncements(context, query));
  mountUseCase(mounting, api.addAnnouncement, (context, { body }) => announcements.addAnnouncement(context, body));
  mountUseCase(mounting, api.editAnnouncement, (context, { body }) => announcements.editAnnouncement(context, body));
  mountUseCase(mounting, api.removeAnnouncement, (context, { params }) => announcements.removeAnnouncement(context, params.id));
}

function registerPages(mounting: Mounting): void {
  mountUseCase(mounting, api.publicPage, (context, { params }) => pages.showPage(context, params.slug));
  mountUseCase(mounting, api.staticPage, (context, { params }) => pages.showPage(context, params.slug));
  mountUseCase(mounting, api.listStaticPages, (context, { query }) => pages.listPages(context, query));
  mountUseCase(mounting, api.getStaticPage, (context, { params }) => pages.getPage(context, params.id));
  mountUseCase(mounting, api.addStaticPage, (context, { body }) => pages.addPage(context, body));
  mountUseCase(mounting, api.editStaticPage, (context, { body }) => pages.editPage(context, body));
  mountUseCase(mounting, api.removeStaticPage, (context, { params }) => pages.removePage(context, params.id));
}

/** What staff maintain: dictionaries, the system configuration, announcements and static pages. */
export function registerAdministration(mounting: Mounting): void {
  registerDictionaries(mounting);
  registerConfiguration(mounting);
  registerAnnouncements(mounting);
  registerPages(mounting);
}
