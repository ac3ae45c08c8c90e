import type { Page, QueryOf } from '@heliodesk/contract/kit';
import type * as api from '@heliodesk/contract/serial-number';
import { serialVerdicts, type SerialRow, type SerialSummary, type SerialVerdict } from '@heliodesk/contract/serial-number';
import type { Context } from '#src/platform/context.ts';
import { page } from '#src/platform/http/call.ts';
import type { ListKey, ListOwner } from '../list.ts';
import { findList, type ListRecord } from '../list-store.ts';
import { serialListOwners } from '../owners.ts';
import { withDetailLabel } from '../sheet-labels.ts';
import { countFiltered, findSerials, type SerialFilter } from '../store.ts';

/** A list if the caller may see its owner; nothing where it has not been started. */
export async function findVisibleList(context: Context, key: ListKey): Promise<ListRecord | undefined> {
  const owner = serialListOwners.of(context.platform, key.ownerKind);
  const [list] = await Promise.all([findList(context.db, key), owner.requireVisible(context, key.ownerId)]);
  return list;
}

type Judged = Pick<SerialRow, 'detail'> & { verdict: SerialVerdict | null; mark?: SerialRow['mark'] };

/**
 * Puts what the registry knows of a row into words. When a warranty ended is told of what was submitted, not of numbers that someone adds
 * while the list can be changed: `areNew` if all of them are such.
 */
export async function detailLabels(
  { platform, db, language }: Context,
  { ownerKind, ownerId }: ListOwner,
  { areNew = false } = {},
): Promise<<Row extends Judged>(row: Row) => Row> {
  const tellsEnds = !areNew && (await serialListOwners.of(platform, ownerKind).tellsWarrantyEnds(db, ownerId));
  return (row) =>
    row.verdict === 'outOfWarranty' && (!tellsEnds || row.mark === 'added') ? { ...row, detail: '' } : withDetailLabel(row, language);
}

/** How many the filter leaves, out of the list's own counts; `undefined` where these don't tell. */
function countOf({ total, verdicts }: ListRecord, { text, verdict, warnings, mark }: SerialFilter): number | undefined {
  if ((text !== undefined && text !== '') || mark !== undefined) return undefined;
  if (verdict === undefined) return warnings === true ? total - (verdicts.ok ?? 0) : total;
  return warnings === true && verdict === 'ok' ? 0 : (verdicts[verdict] ?? 0);
}

/** One page of a list. */
export const listSerials = async (context: Context, key: ListKey, query: QueryOf<typeof api.listSerials>): Promise<Page<SerialRow>> =>
  pageOf(context, await findVisibleList(context, key), key, query);

/** The same for a caller who may see its owner. */
export const listSerialsOfVisible: typeof listSerials = async (context, key, query) =>
  pageOf(context, await findList(context.db, key), key, query);

async function pageOf(
  context: Context,
  list: ListRecord | undefined,
  key: ListOwner,
  { pageNum, pageSize, ...filter }: QueryOf<typeof api.listSerials>,
): Promise<Page<SerialRow>> {
  if (list === undefined) return page([], 0);
  const { db } = context;
  const [rows, total, label] = await Promise.all([
    findSerials(db, list.id, filter, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
    countOf(list, filter) ?? countFiltered(db, list.id, filter),
    detailLabels(context, key),
  ]);
  return page(rows.map(label), total);
}

const noVerdicts = Object.fromEntries(serialVerdicts.map((verdict) => [verdict, 0])) as Record<SerialVerdict, number>;

/** How many serial numbers a list has, by what was found. */
export async function summarizeSerials(context: Context, key: ListKey): Promise<SerialSummary> {
  const { platform } = context;
  const list = await findVisibleList(context, key);
  const limit = await serialListOwners.of(platform, key.ownerKind).findLimit(platform);
  return { total: list?.total ?? 0, verdicts: { ...noVerdicts, ...list?.verdicts }, limit };
}
