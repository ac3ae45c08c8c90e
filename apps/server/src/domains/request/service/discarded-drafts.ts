import type { Page, QueryOf } from '@heliodesk/contract/kit';
import type { DiscardedDraft, listDiscardedDrafts as api, RequestType } from '@heliodesk/contract/request';
import type { Context } from '#src/platform/context.ts';
import { countDiscarded, findDiscarded, type DiscardedRow } from '../discarded-store.ts';
import { toRecord } from '../store.ts';
import { titlesIn, type TitleOf } from '../titles.ts';
import { goneBefore, restorableUntil } from '../draft/discard.ts';

const toDiscarded = (row: DiscardedRow, titleOf: TitleOf): DiscardedDraft => {
  const at = row.discarded_at ?? row.updated_at;
  return {
    requestId: row.id,
    requestNo: row.request_no,
    requestType: row.type as RequestType,
    title: titleOf(toRecord(row)),
    onBehalf: row.on_behalf ? { by: row.creator_name, contactPerson: `${row.first_name} ${row.last_name}` } : null,
    version: row.version,
    discardedAt: at.toISOString(),
    until: restorableUntil(at).toISOString(),
  };
};

/** Drafts that the caller can bring back. */
export async function listDiscardedDrafts(
  { platform, db, actor, language }: Context,
  { pageNum, pageSize }: QueryOf<typeof api>,
): Promise<Page<DiscardedDraft>> {
  const since = goneBefore(platform);
  const [rows, total] = await Promise.all([
    findDiscarded(db, actor, since, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
    countDiscarded(db, actor, since),
  ]);
  const titleOf = titlesIn(platform, language);
  return { rows: rows.map((row) => toDiscarded(row, titleOf)), total };
}
