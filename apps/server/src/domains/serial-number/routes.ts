import * as api from '@heliodesk/contract/serial-number';
import { menuEntries } from '#src/domains/identity/index.ts';
import { serialSearchPort, tipParts } from '#src/domains/request/index.ts';
import { readingQuickly } from '#src/platform/context.ts';
import { mount, mountUnmanaged, type Mounting } from '#src/platform/http/mount.ts';
import { runningWork } from '#src/platform/notify/running-work.ts';
import { addJobs, watchAbandoned } from './jobs.ts';
import { listChanges } from './service/changes.ts';
import { discardImport, restoreImport } from './service/discarded-imports.ts';
import { cancelImport, findLatestImport, listImportRows, listImports, requestAdding } from './service/imports.ts';
import { readPassport } from './service/passport.ts';
import { listSerials, summarizeSerials } from './service/read-list.ts';
import { exportRefused, listRefused, readResult } from './service/review-result.ts';
import { decideSerials, finishReview, listReviewRows, readReview } from './service/review.ts';
import { importWork } from './service/running.ts';
import { exportChanges, exportSerials, exportVerdicts, template } from './service/sheets.ts';
import { addWithinBudget, removeAll, removeSome } from './service/typed.ts';
import { uploadImport } from './service/upload-import.ts';
import { applyVerdicts, discardVerdicts, exportReview, readVerdictFile, uploadVerdicts } from './service/verdict-file.ts';
import { claimList } from './list.ts';
import { serialMenu } from './menu.ts';
import { sharedOf } from './service/shared.ts';
import { serialsPart } from './tip-part.ts';
import { findOwnersWith, findOwnersWithStart, findOwnersWithStartAmong } from './store.ts';

/** Serial numbers of claims: typed, pasted, or imported from spreadsheets in the background. */
export function registerSerialNumber(mounting: Mounting): void {
  const { app, platform } = mounting;
  menuEntries.register(platform, 'serial-number', serialMenu);
  serialSearchPort.register(platform, {
    requestsWithSerial: (db, sn) => findOwnersWith(db, 'request', sn),
    sharedSerials: (db, requestId) => sharedOf(platform, db, requestId),
    requestsWithSerialFrom: (db, beginning, among) =>
      among === undefined ? findOwnersWithStart(db, 'request', beginning) : findOwnersWithStartAmong(db, 'request', beginning, among),
  });
  runningWork.register(platform, 'import', importWork);
  tipParts.register(platform, 'serials', serialsPart);
  addJobs(platform);
  const stopLooking = watchAbandoned(platform);
  app.addHook('onClose', async () => stopLooking());

  mountUnmanaged(mounting, api.insertSerials, (context, { body }) => addWithinBudget(context, claimList(body.requestId), body.snList));
  mount(mounting, api.deleteSerials, (context, { body }) => removeSome(context, claimList(body.requestId), body.ids));
  mount(mounting, api.deleteAllSerials, (context, { query }) => removeAll(context, claimList(query.requestId)));
  mount(mounting, api.listSerials, (context, { params, query }) => listSerials(context, claimList(params.requestId), query));
  mount(mounting, api.listSerialsInConversation, (context, { params, query }) => listSerials(context, claimList(params.requestId), query));
  mount(mounting, api.listSerialChanges, (context, { params, query }) => listChanges(context, claimList(params.requestId), query));
  mount(mounting, api.serialSummary, (context, { params }) => summarizeSerials(readingQuickly(context), claimList(params.requestId)));

  mount(mounting, api.uploadSerials, (context, { body, file }) => uploadImport(context, claimList(body.requestId), file));
  mount(mounting, api.importStatus, (context, { query }) => findLatestImport(context, claimList(query.requestId)));
  mount(mounting, api.listImports, (context, { query }) => listImports(context, claimList(query.requestId)));
  mount(mounting, api.importRows, (context, { query }) => listImportRows(context, claimList(query.requestId), query));
  mount(mounting, api.applyImport, (context, { query }) => requestAdding(context, claimList(query.requestId), query.importId));
  mount(mounting, api.cancelImport, (context, { body }) => cancelImport(context, claimList(body.requestId), body.importId));
  mount(mounting, api.discardImport, (context, { body }) => discardImport(context, claimList(body.requestId), body.importId));
  mount(mounting, api.restoreImport, (context, { body }) => restoreImport(context, claimList(body.requestId), body.importId));

  mount(mounting, api.exportSerials, (context, { body }) => exportSerials(context, claimList(body.requestId)));
  mount(mounting, api.exportSerialChanges, (context, { body }) => exportChanges(context, claimList(body.requestId), body.changeId));
  mount(mounting, api.importVerdictFile, (context, { query }) => exportVerdicts(context, claimList(query.requestId), query.importId));
  mount(mounting, api.getSerialReview, (context, { params }) => readReview(context, params.requestId));
  mount(mounting, api.listReviewRows, (context, { query }) => listReviewRows(context, query));
  mountUnmanaged(mounting, api.decideSerials, (context, { body }) => decideSerials(context, body));
  mountUnmanaged(mounting, api.reviewSerials, (context, { body }) => finishReview(context, body));
  mount(mounting, api.exportReview, (context, { body }) => exportReview(context, body.requestId));
  mount(mounting, api.uploadVerdicts, (context, { body, file }) => uploadVerdicts(context, body.requestId, file));
  mount(mounting, api.getVerdictFile, (context, { params }) => readVerdictFile(context, params.requestId));
  mountUnmanaged(mounting, api.applyVerdicts, (context, { body }) => applyVerdicts(context, body));
  mountUnmanaged(mounting, api.discardVerdicts, (context, { body }) => discardVerdicts(context, body));
  mount(mounting, api.getReviewResult, (context, { params }) => readResult(context, params.requestId));
  mount(mounting, api.listRefusedSerials, (context, { query }) => listRefused(context, query));
  mount(mounting, api.exportRefusedSerials, (context, { body }) => exportRefused(context, body.requestId));
  mount(mounting, api.getPassport, (context, { query }) => readPassport(context, query));
  mount(mounting, api.serialTemplate, ({ language }) => template(language));
}
