import type { Page, QueryOf } from '@heliodesk/contract/kit';
import {
  isClaim,
  requestTypeValues,
  mostListed,
  type DraftCounts,
  type DraftGroup,
  type DraftRow,
  type listDrafts as api,
  type RequestType,
} from '@heliodesk/contract/request';
import type { z } from 'zod';
import type { Context } from '#src/platform/context.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { findKindGuards } from '../draft/missing.ts';
import { findProgress, type DraftProgress } from '../draft/progress.ts';
import { countByType, findDraftPage } from '../drafts-store.ts';
import { findKind } from '../kinds.ts';
import { toRecord, type RequestRecord } from '../store.ts';
import { titlesIn } from '../titles.ts';
import { actionsOf } from './actions.ts';

const typesIn: Record<DraftGroup, readonly RequestType[]> = {
  all: requestTypeValues,
  claims: requestTypeValues.filter(isClaim),
  enquiries: requestTypeValues.filter((type) => !isClaim(type)),
};

const sum = (counts: ReadonlyMap<RequestType, number>, types: readonly RequestType[]): number =>
  types.reduce((total, type) => total + (counts.get(type) ?? 0), 0);

/** How far drafts of any kind have got. */
export async function progressOfAll(
  { platform, db }: Context,
  drafts: readonly RequestRecord[],
): Promise<ReadonlyMap<number, DraftProgress>> {
  const found: [number, DraftProgress][] = [];
  for (const [type, ofType] of Map.groupBy(drafts, (draft) => draft.type)) {
    const kind = findKind(platform, type);
    if (kind !== undefined) found.push(...(await findProgress(db, kind, ofType)));
  }
  return new Map(found);
}

/** Of a kind that is not here anymore. */
export const noProgress: DraftProgress = { steps: [], resumeAt: '', missing: [], parts: null };

/** Drafts that the caller may continue, as progress. */
export async function listDrafts(
  context: Context,
  { group, type, onBehalfOf: contactId, pageNum, pageSize }: QueryOf<typeof api>,
): Promise<Page<DraftRow>> {
  const { platform, db, actor, language } = context;
  const offset = (pageNum - 1) * pageSize;
  if (offset >= mostListed) throw failFields({ path: 'pageNum', rule: 'pageTooDeep', params: { max: mostListed } });
  const filter = { types: typesIn[group].filter((one) => type === undefined || one === type), contactId };
  const [rows, counts] = await Promise.all([
    findDraftPage(db, actor, filter, { limit: pageSize, offset }),
    countByType(db, actor, filter, mostListed),
  ]);
  const records = rows.map(toRecord);
  const [progress, guards] = await Promise.all([progressOfAll(context, records), findKindGuards(platform, db, records)]);
  const titleOf = titlesIn(platform, language);
  const toRow = (row: (typeof rows)[number]): DraftRow => {
    const record = toRecord(row);
    return {
      requestId: row.id,
      requestNo: row.request_no,
      requestType: record.type,
      title: titleOf(record),
      ...(progress.get(row.id) ?? noProgress),
      startedBy: row.on_behalf ? row.creator_name : null,
      createTime: row.created_at.toISOString(),
      updateTime: row.updated_at.toISOString(),
      version: row.version,
      actions: actionsOf(actor, record, guards.get(row.id)),
    };
  };
  return { rows: rows.map(toRow), total: sum(counts, filter.types) };
}

/** How many drafts the caller may continue. */
export async function countDrafts({ db, actor }: Context): Promise<z.output<typeof DraftCounts>> {
  const counts = await countByType(db, actor, { types: requestTypeValues }, mostListed);
  return { all: sum(counts, typesIn.all), claims: sum(counts, typesIn.claims), enquiries: sum(counts, typesIn.enquiries) };
}
