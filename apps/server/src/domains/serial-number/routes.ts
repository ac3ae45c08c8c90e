import * as api from '@heliodesk/contract/serial-number';
import { serialSearchPort } from '#src/domains/request/index.ts';
import { mountUseCase, type Mounting } from '#src/platform/http/mount.ts';
import { addJobs, watchAbandoned } from './jobs.ts';
import { cancelImport, findLatestImport, listImportRows, requestAdding, uploadImport } from './service/imports.ts';
import { listSerials, summarizeSerials } from './service/read-list.ts';
import { exportSerials, exportVerdicts, template } from './service/sheets.ts';
import { addTypedSerials, removeAll, removeSome } from './service/typed.ts';
import { claimList } from './list.ts';
import { findOwnersWith } from './store.ts';

/** Serial numbers of claims: typed, pasted, or imported from spreadsheets in the background. */
export function registerSerialNumber(mounting: Mounting): void {
  const { app, platform } = mounting;
  serialSearchPort.register(platform, { requestsWithSerial: (db, sn) => findOwnersWith(db, 'request', sn) });
  addJobs(platform);
  const stopLooking = watchAbandoned(platform);
  app.addHook('onClose', async () => stopLooking());

  mountUseCase(mounting, api.insertSerials, (context, { body }) => addTypedSerials(context, claimList(body.requestId), body.snList));
  mountUseCase(mounting, api.deleteSerials, (context, { body }) => removeSome(context, claimList(body.requestId), body.ids));
  mountUseCase(mounting, api.deleteAllSerials, (context, { query }) => removeAll(context, claimList(query.requestId)));
  mountUseCase(mounting, api.listSerials, (context, { params, query }) => listSerials(context, claimList(params.requestId), query));
  mountUseCase(mounting, api.serialSummary, (context, { params }) => summarizeSerials(context, claimList(params.requestId)));

  mountUseCase(mounting, api.uploadSerials, (context, { body, file }) => uploadImport(context, claimList(body.requestId), file));
  mountUseCase(mounting, api.importStatus, (context, { query }) => findLatestImport(context, claimList(query.requestId)));
  mountUseCase(mounting, api.importRows, (context, { query }) => listImportRows(context, claimList(query.requestId), query));
  mountUseCase(mounting, api.applyImport, (context, { query }) => requestAdding(context, claimList(query.requestId), query.importId));
  mountUseCase(mounting, api.cancelImport, (context, { body }) => cancelImport(context, claimList(body.requestId), body.importId));

  mountUseCase(mounting, api.exportSerials, (context, { body }) => exportSerials(context, claimList(body.requestId)));
  mountUseCase(mounting, api.importVerdictFile, (context, { query }) =>
    exportVerdicts(context, claimList(query.requestId), query.importId),
  );
  mountUseCase(mounting, api.serialTemplate, ({ language }) => template(language));
}
