import { serialVerdicts, type SerialSummary, type SerialVerdict } from '@heliodesk/contract/serial-number';
import * as api from '@heliodesk/contract/serial-number';
import { findRequest, serialSearchPort } from '#src/domains/request/index.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { page } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import type { SerialContext } from './context.ts';
import { countImportRows, findImportRows } from './chunk-store.ts';
import { addJobs, watchAbandoned } from './jobs.ts';
import { cancel, requestApply, toImportStatus, uploadImport, visibleImport } from './service/imports.ts';
import { exportSerials, exportVerdicts, template } from './service/sheets.ts';
import { withDetailLabel } from './sheet-labels.ts';
import { addTypedSerials, deleteAll, deleteSome } from './service/typed.ts';
import { countFiltered, countVerdicts, findRequestsWith, findSerials } from './store.ts';

async function requireVisible({ platform }: SerialContext, actor: Actor, requestId: number): Promise<void> {
  if ((await findRequest(platform.db, actor, requestId)) === undefined) throw fail('notFound');
}

async function summaryOf({ platform, serialLimit }: SerialContext, requestId: number): Promise<SerialSummary> {
  const counted = await countVerdicts(platform.db, requestId);
  const verdicts = Object.fromEntries(serialVerdicts.map((verdict) => [verdict, 0])) as Record<SerialVerdict, number>;
  for (const { verdict, count } of counted) verdicts[verdict] = count;
  return { total: Object.values(verdicts).reduce((sum, count) => sum + count, 0), verdicts, limit: await serialLimit() };
}

function addList(mounting: Mounting, context: SerialContext): void {
  const { db } = context.platform;
  mount(mounting, api.insertSerials, async ({ actor, body }) => {
    const limit = await context.serialLimit();
    return transaction(db, (tx) => addTypedSerials(context.platform, tx, actor, body, limit));
  });
  mount(mounting, api.deleteSerials, ({ actor, body }) => transaction(db, (tx) => deleteSome(tx, actor, body)));
  mount(mounting, api.deleteAllSerials, ({ actor, query }) => transaction(db, (tx) => deleteAll(tx, actor, query.requestId)));
  mount(
    mounting,
    api.listSerials,
    async ({ actor, params: { requestId }, query: { pageNum, pageSize, text, verdict, warnings }, language }) => {
      await requireVisible(context, actor, requestId);
      const filter = { text, verdict, warnings };
      const [rows, total] = await Promise.all([
        findSerials(db, requestId, filter, pageSize, (pageNum - 1) * pageSize),
        countFiltered(db, requestId, filter),
      ]);
      return page(
        rows.map((row) => withDetailLabel(row, language)),
        total,
      );
    },
  );
  mount(mounting, api.serialSummary, async ({ actor, params }) => {
    await requireVisible(context, actor, params.requestId);
    return summaryOf(context, params.requestId);
  });
}

function addImports(mounting: Mounting, context: SerialContext): void {
  const { db } = context.platform;
  mount(mounting, api.uploadSerials, ({ actor, body, file }) => uploadImport(context, actor, body.requestId, file));
  mount(mounting, api.importStatus, async ({ actor, query, language }) => {
    const record = await visibleImport(context, actor, query.requestId);
    return record === undefined ? null : toImportStatus(record, language);
  });
  mount(mounting, api.importRows, async ({ actor, query: { requestId, importId, filter, pageNum, pageSize }, language }) => {
    if ((await visibleImport(context, actor, requestId, importId)) === undefined) throw fail('notFound');
    const [rows, total] = await Promise.all([
      findImportRows(db, importId, filter, pageSize, (pageNum - 1) * pageSize),
      countImportRows(db, importId, filter),
    ]);
    return page(
      rows.map((row) => withDetailLabel(row, language)),
      total,
    );
  });
  mount(mounting, api.applyImport, async ({ actor, query, language }) =>
    toImportStatus(await transaction(db, (tx) => requestApply(context, tx, actor, query.requestId, query.importId)), language),
  );
  mount(mounting, api.cancelImport, async ({ actor, body, language }) =>
    toImportStatus(await transaction(db, (tx) => cancel(context, tx, actor, body.requestId, body.importId)), language),
  );
}

function addFiles(mounting: Mounting, context: SerialContext): void {
  const { db } = context.platform;
  mount(mounting, api.exportSerials, async ({ actor, body, language }) => {
    await requireVisible(context, actor, body.requestId);
    return exportSerials(db, body.requestId, language);
  });
  mount(mounting, api.importVerdictFile, async ({ actor, query, language }) => {
    if ((await visibleImport(context, actor, query.requestId, query.importId)) === undefined) throw fail('notFound');
    return exportVerdicts(db, query.importId, language);
  });
  mount(mounting, api.serialTemplate, ({ language }) => template(language));
}

/** Serial numbers of claims: typed, pasted, or imported from spreadsheets in the background. */
export function registerSerialNumber(mounting: Mounting, serialLimit: SerialContext['serialLimit']): void {
  const context = { platform: mounting.platform, serialLimit };
  serialSearchPort.register(mounting.platform, { requestsWithSerial: findRequestsWith });
  addJobs(context);
  const stopLooking = watchAbandoned(context);
  mounting.app.addHook('onClose', async () => stopLooking());
  addList(mounting, context);
  addImports(mounting, context);
  addFiles(mounting, context);
}
