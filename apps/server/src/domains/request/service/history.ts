import type { Page, QueryOf } from '@heliodesk/contract/kit';
import {
  isOver,
  mostFound,
  mostListed,
  type HistoryDetail,
  type HistoryRow,
  type listHistory as list,
  type listHistoryOfSerial as ofSerial,
} from '@heliodesk/contract/request';
import type { Context } from '#src/platform/context.ts';
import { searchPatterns } from '#src/platform/db/search-terms.ts';
import { fail } from '#src/platform/http/failure.ts';
import { markerFor, type Marker } from '#src/platform/search-marks.ts';
import { findHistoryPage, findOfSerial, type HistoryFilter, type HistoryPlace, type HistorySearch } from '../history-store.ts';
import { toHistoryRow, toImportedRow } from '../history-view.ts';
import { findClosingReasons, findImported, findImportedRows, findImportedSerials } from '../imported-store.ts';
import { where } from '../list-conditions-store.ts';
import { findRows } from '../list-store.ts';
import { requestsWithSerial, searchOf } from '../text-search.ts';
import { askedColumns } from './asked-columns.ts';
import { getRequestDetail } from './detail.ts';
import { offsetOf, toRows } from './lists.ts';

type HistoryQuery = QueryOf<typeof list>;

async function historySearch(context: Context, text: string | undefined): Promise<HistorySearch | undefined> {
  if (text === undefined || text === '') return undefined;
  const [search, importedPatterns] = await Promise.all([searchOf(context, text), searchPatterns(context.db, text)]);
  return { ...search, importedPatterns };
}

/** Ours that list a serial number, beside the number itself. */
const serialFilter = async (context: Context, sn: string) => ({ sn, requestIds: await requestsWithSerial(context, sn) });

async function filterOf(context: Context, { text, sn, type, status, from, to, company }: HistoryQuery): Promise<HistoryFilter> {
  const { contactId } = context.actor;
  return {
    search: await historySearch(context, text),
    serial: sn === undefined ? undefined : await serialFilter(context, sn),
    type,
    status,
    from,
    to,
    contactId: company || contactId === null ? undefined : contactId,
  };
}

/** The place that a row's cursor names. */
function placeOf(cursor: string | undefined): HistoryPlace | undefined {
  if (cursor === undefined) return undefined;
  const [closedAt = '', id] = cursor.split('_');
  return { closedAt: new Date(closedAt), id: Number(id) };
}

/** Rows of ours and of older systems as the API sends them, in the order of their ids. */
async function rowsOf(context: Context, ids: readonly number[], marker: Marker | null): Promise<HistoryRow[]> {
  const { platform, db, actor } = context;
  const options = { conditions: [where.among(ids)], orderBy: 'created_at', direction: 'desc', limit: ids.length, offset: 0 } as const;
  const [own, imported] = await Promise.all([
    ids.length === 0
      ? []
      : findRows(db, actor, { ...options, conditions: [...options.conditions], ...askedColumns(platform, actor) }, undefined),
    findImportedRows(db, actor, ids),
  ]);
  const shown = await toRows(context, own);
  const byId = new Map([
    ...shown.map((row, index) => [row.requestId, toHistoryRow(row, own[index]?.closed_at ?? null, marker)] as const),
    ...imported.map((row) => [row.id, toImportedRow(row, marker)] as const),
  ]);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What is closed, of the company or the caller, and of older systems. */
export async function listHistory(context: Context, query: HistoryQuery): Promise<Page<HistoryRow>> {
  const { db, actor } = context;
  const filter = await filterOf(context, query);
  const cap = filter.search === undefined ? mostListed : mostFound;
  const { ids, total } = await findHistoryPage(db, actor, filter, {
    direction: query.isAsc ?? 'desc',
    limit: query.pageSize,
    offset: offsetOf(query, cap),
    after: placeOf(query.after),
    cap,
  });
  return { rows: await rowsOf(context, ids, query.text ? markerFor(query.text) : null), total };
}

/** All submitted requests that list a serial number, no matter who in the company filed them. */
export async function listHistoryOfSerial(context: Context, { sn, ...query }: QueryOf<typeof ofSerial>): Promise<Page<HistoryRow>> {
  const { db, actor } = context;
  const page = { limit: query.pageSize, offset: offsetOf(query, mostFound) };
  const { ids, total } = await findOfSerial(db, actor, await serialFilter(context, sn), page);
  return { rows: await rowsOf(context, ids, null), total };
}

/** The same for the page of one module: the first `most`, each with why it ended. */
export async function requestsOfSerial(context: Context, sn: string, most: number): Promise<(HistoryRow & { outcome: string })[]> {
  const { db, actor } = context;
  const { ids } = await findOfSerial(db, actor, await serialFilter(context, sn), { limit: most, offset: 0 });
  const [rows, reasons, imported] = await Promise.all([
    rowsOf(context, ids, null),
    findClosingReasons(db, ids),
    findImportedRows(db, actor, ids),
  ]);
  const outcomes = new Map([...reasons, ...imported.map(({ id, outcome }) => [id, outcome] as const)]);
  return rows.map((row) => ({ ...row, outcome: outcomes.get(row.requestId) ?? '' }));
}

async function importedDetail({ db, actor }: Context, id: number): Promise<HistoryDetail | undefined> {
  const row = await findImported(db, actor, id);
  if (row === undefined) return undefined;
  const { sns, total } = await findImportedSerials(db, id);
  return {
    ...toImportedRow(row, null),
    contactPerson: row.contact_name,
    outcome: row.outcome,
    firstContactAt: null,
    processNodes: [],
    serialNumbers: sns,
    serialTotal: total,
  };
}

async function ownDetail(context: Context, requestId: number): Promise<HistoryDetail> {
  const request = await getRequestDetail(context, requestId, { withEvents: false });
  if (!isOver(request.status)) throw fail('notFound');
  const [[row], reasons] = await Promise.all([rowsOf(context, [requestId], null), findClosingReasons(context.db, [requestId])]);
  if (row === undefined) throw fail('notFound');
  return {
    ...row,
    contactPerson: request.customer?.contactPerson ?? request.guest?.name ?? '',
    outcome: reasons.get(requestId) ?? '',
    firstContactAt: request.firstContactAt,
    processNodes: request.processNodes,
    serialNumbers: [],
    serialTotal: 0,
  };
}

/** A request of the history; one that is still open is not in it. */
export const getFromHistory = async (context: Context, id: number): Promise<HistoryDetail> =>
  (await importedDetail(context, id)) ?? ownDetail(context, id);
