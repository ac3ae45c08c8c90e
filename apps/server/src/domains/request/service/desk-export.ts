import { directionOf, type Language, type QueryOf } from '@heliodesk/contract/kit';
import {
  deskColumns,
  deskExportLimit,
  requestTypeNames,
  type DeskColumn,
  type exportDesk,
  type RequestRow,
} from '@heliodesk/contract/request';
import { formatNumber } from '@heliodesk/phrases/formats/numbers';
import { countryName } from '#src/domains/reference/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import { withTx, type Context } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { FileAnswer } from '#src/platform/http/call.ts';
import { translate, type Translate } from '#src/platform/i18n/texts.ts';
import { writeSheet, xlsxType, type SheetValue } from '#src/platform/spreadsheet/index.ts';
import { limitExports } from '#src/platform/throttle/exports.ts';
import { findRowsOf } from '../list-rows-store.ts';
import { countRows, findIds, type ListOptions } from '../list-store.ts';
import { askedColumns } from './asked-columns.ts';
import { deskQueries } from './desk-list.ts';
import { loadByText } from './find-by-text.ts';
import { toRows } from './lists.ts';

/** Requests that an export reads in one go. */
const slice = 250;

type Query = QueryOf<typeof exportDesk>;

/** How a column is written: its head, its width and its cell. */
interface ColumnLook {
  /** The head's text; that of the list's column. */
  head: string;
  width: number;
  cell: (row: RequestRow, words: Words) => SheetValue;
}

interface Words {
  t: (key: string) => string;
  language: Language;
}

const moment = (iso: string | null): SheetValue => (iso === null ? null : new Date(iso));

const looks: Record<DeskColumn, ColumnLook> = {
  request: { head: 'request:column.request', width: 20, cell: ({ requestNo }) => requestNo },
  title: { head: 'fields:title', width: 44, cell: ({ title }) => title },
  type: { head: 'common:type', width: 20, cell: ({ requestType }, { t }) => t(`title:${requestTypeNames[requestType]}`) },
  company: { head: 'common:company', width: 32, cell: ({ companyName }) => companyName },
  contact: { head: 'common:contact', width: 26, cell: ({ creator }) => creator },
  project: { head: 'desk:column.project', width: 28, cell: ({ projectName }) => projectName },
  region: {
    head: 'desk:column.region',
    width: 24,
    cell: ({ regionId }, { language }) => (regionId === null ? '' : countryName(regionId, language)),
  },
  lastWord: {
    head: 'common:lastWord',
    width: 22,
    cell: ({ lastWord }, { t }) => (lastWord === null ? '' : t(`request:lastWord.${lastWord.by}`)),
  },
  promise: { head: 'request:column.promise', width: 22, cell: ({ firstContactDue }) => moment(firstContactDue) },
  status: { head: 'common:status', width: 18, cell: ({ status }, { t }) => t(`request:status.${status}`) },
  waitingOn: { head: 'desk:filter.waitingOn', width: 18, cell: ({ waitingOn }, { t }) => t(`desk:waitingOn.${waitingOn}`) },
  unread: { head: 'desk:column.unread', width: 12, cell: ({ unread }) => unread },
  pieces: { head: 'desk:column.pieces', width: 12, cell: ({ quantity }) => quantity },
  createTime: { head: 'common:createdUtc', width: 22, cell: ({ createTime }) => moment(createTime) },
  updateTime: { head: 'common:updatedUtc', width: 22, cell: ({ updateTime }) => moment(updateTime) },
  owner: { head: 'desk:filter.owner', width: 26, cell: ({ contactName }) => contactName },
};

/** What the web's texts say; they nest, those of the server have dots in their keys. */
const wordsIn = (t: Translate, language: Language): Words => ({ t: (key) => t(key, { keySeparator: '.' }), language });

/** The ids of everything that the view shows, in its order, one more than an export holds at most. */
async function findExported(context: Context, query: Query, limit: number): Promise<number[]> {
  const { db, actor, platform } = context;
  if (query.requestIds.length > 0) return query.requestIds.slice(0, limit + 1);
  const { filters, view, isDefaultList: _isDefaultList, ...order } = await deskQueries(context, { ...query, pageNum: 1, pageSize: 50 });
  const conditions = [...view, ...filters.conditions];
  const asked = askedColumns(platform, actor);
  const options: ListOptions = { conditions, search: filters.search, ...order, limit: limit + 1, offset: 0, ...asked };
  const load = (found: ListOptions, cap: number | undefined) => findIds(db, actor, found, cap);
  if (filters.search !== undefined) return (await loadByText(context, { ...options, search: filters.search }, load)).rows;
  const total = await countRows(db, actor, conditions, limit);
  return load(options, total <= limit ? limit : undefined);
}

/** All requests of the view, read in slices while the file is written. */
async function* eachRow(context: Context, ids: readonly number[]): AsyncGenerator<RequestRow> {
  const { db, actor, platform } = context;
  const asked = askedColumns(platform, actor);
  for (let at = 0; at < ids.length; at += slice)
    yield* await toRows(context, await findRowsOf(db, actor, ids.slice(at, at + slice), asked));
}

/**
 * What a view of the desk shows as a spreadsheet that streams, in the columns of the view; a line at its end says so where it was cut.
 * The export is audited.
 */
export async function exportDeskView(context: Context, query: Query, limit: number = deskExportLimit): Promise<FileAnswer> {
  const { db, language } = context;
  await limitExports(context, 'desk');
  const found = await findExported(context, query, limit);
  const ids = found.slice(0, limit);
  const entry = { action: 'request.exportDesk', subjectType: 'desk', subjectId: '', after: { ...query, rows: ids.length } };
  await transaction(db, (tx) => auditChange(withTx(context, tx), entry));
  const t = translate(language);
  const words = wordsIn(t, language);
  const columns = (query.columns.length === 0 ? deskColumns : query.columns).map((name) => looks[name]);
  async function* rows(): AsyncGenerator<SheetValue[]> {
    for await (const row of eachRow(context, ids)) yield columns.map(({ cell }) => cell(row, words));
    if (found.length > limit) yield [t('deskViews:exportCut', { limit: formatNumber(limit, language) })];
  }
  const heads = columns.map(({ head, width }) => ({ header: words.t(head), width }));
  return {
    content: writeSheet(heads, rows(), { name: words.t('desk:title'), isRightToLeft: directionOf(language) === 'rtl' }),
    fileName: `${t('deskViews:exportFile')}.xlsx`,
    contentType: xlsxType,
  };
}
