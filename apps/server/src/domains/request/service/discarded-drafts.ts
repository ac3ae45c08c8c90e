import type { Language, Page, QueryOf } from '@heliodesk/contract/kit';
import type { DiscardedDraft, listDiscardedDrafts as api, RequestType } from '@heliodesk/contract/request';
import { countShownOf } from '#src/domains/attachment/index.ts';
import type { Context } from '#src/platform/context.ts';
import { nameIn } from '#src/platform/i18n/names.ts';
import { countDiscarded, findDiscarded, type DiscardedRow } from '../discarded-store.ts';
import { evidenceOf } from '../files.ts';
import { findKind } from '../kinds.ts';
import { toRecord } from '../store.ts';
import { titlesIn, type TitleOf } from '../titles.ts';
import { restorableSince, restorableUntil } from '../draft/discard.ts';

/** What comes back with a draft: its serial numbers and its files. */
type Contents = Pick<DiscardedDraft, 'serials' | 'files'>;

async function contentsOf({ platform, db }: Context, rows: readonly DiscardedRow[]): Promise<(requestId: number) => Contents> {
  const ids = rows.map(({ id }) => id);
  const serials = new Map<number, number>();
  for (const [type, ofType] of Map.groupBy(rows, (row) => row.type as RequestType)) {
    const parts = await findKind(platform, type)?.parts?.find(
      db,
      ofType.map(({ id }) => id),
    );
    for (const [id, { total }] of parts ?? []) serials.set(id, total);
  }
  const files = await countShownOf(db, evidenceOf(0).kind, ids);
  return (requestId) => ({ serials: serials.get(requestId) ?? 0, files: files.get(requestId) ?? 0 });
}

const toDiscarded = (row: DiscardedRow, language: Language, titleOf: TitleOf, contents: Contents): DiscardedDraft => {
  const at = row.discarded_at ?? row.updated_at;
  return {
    requestId: row.id,
    requestNo: row.request_no,
    requestType: row.type as RequestType,
    title: titleOf(toRecord(row)),
    onBehalf: row.on_behalf ? { by: row.creator_name, contactPerson: nameIn(language, row) } : null,
    version: row.version,
    discardedAt: at.toISOString(),
    until: restorableUntil(at).toISOString(),
    ...contents,
  };
};

/** Drafts that the caller can bring back. */
export async function listDiscardedDrafts(context: Context, { pageNum, pageSize }: QueryOf<typeof api>): Promise<Page<DiscardedDraft>> {
  const { platform, db, actor, language } = context;
  const since = restorableSince(platform);
  const [rows, total] = await Promise.all([
    findDiscarded(db, actor, since, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
    countDiscarded(db, actor, since),
  ]);
  const titleOf = titlesIn(platform, language);
  const contents = await contentsOf(context, rows);
  return { rows: rows.map((row) => toDiscarded(row, language, titleOf, contents(row.id))), total };
}
