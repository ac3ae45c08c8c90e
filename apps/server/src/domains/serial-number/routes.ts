import * as api from '@heliodesk/contract/serial-number';
import { serialSearchPort } from '#src/domains/request/index.ts';
import { mountUseCase, type Mounting } from '#src/platform/http/mount.ts';
import { addJobs, watchAbandoned } from './jobs.ts';
import { cancelImport, findLatestImport, listImportRows, requestApply, uploadImport } from './service/imports.ts';
import { listSerials, summarizeSerials } from './service/read-list.ts';
import { exportSerials, exportVerdicts, template } from './service/sheets.ts';
import { addTypedSerials, removeAll, removeSome } from './service/typed.ts';
import { findRequestsWith } from './store.ts';

/** Serial numbers of claims: typed, pasted, or imported from spreadsheets in the background. */
export function registerSerialNumber(mounting: Mounting): void {
  const { app, platform } = mounting;
  serialSearchPort.register(platform, { requestsWithSerial: findRequestsWith });
  addJobs(platform);
  const stopLooking = watchAbandoned(platform);
  app.addHook('onClose', async () => stopLooking());

  mountUseCase(mounting, api.insertSerials, (context, { body }) => addTypedSerials(context, body));
  mountUseCase(mounting, api.deleteSerials, (context, { body }) => removeSome(context, body));
  mountUseCase(mounting, api.deleteAllSerials, (context, { query }) => removeAll(context, query.requestId));
  mountUseCase(mounting, api.listSerials, listSerials);
  mountUseCase(mounting, api.serialSummary, (context, { params }) => summarizeSerials(context, params.requestId));

  mountUseCase(mounting, api.uploadSerials, uploadImport);
  mountUseCase(mounting, api.importStatus, (context, { query }) => findLatestImport(context, query.requestId));
  mountUseCase(mounting, api.importRows, listImportRows);
  mountUseCase(mounting, api.applyImport, (context, { query }) => requestApply(context, query));
  mountUseCase(mounting, api.cancelImport, (context, { body }) => cancelImport(context, body));

  mountUseCase(mounting, api.exportSerials, (context, { body }) => exportSerials(context, body.requestId));
  mountUseCase(mounting, api.importVerdictFile, (context, { query }) => exportVerdicts(context, query));
  mountUseCase(mounting, api.serialTemplate, ({ language }) => template(language));
}
