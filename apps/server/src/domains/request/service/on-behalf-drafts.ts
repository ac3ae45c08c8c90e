import type { Language, Page, QueryOf } from '@heliodesk/contract/kit';
import { mostListed, type OnBehalfDraft, type listOnBehalfDrafts as api, type RequestType } from '@heliodesk/contract/request';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import type { Platform } from '#src/platform/platform.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { nameIn } from '#src/platform/i18n/names.ts';
import { countDrafts, findDrafts, type DraftRow } from '../on-behalf-store.ts';
import { toRecord } from '../store.ts';
import { titlesIn, type TitleOf } from '../titles.ts';
import type { DraftProgress } from '../draft/progress.ts';
import { actionsFor } from './actions.ts';
import { noProgress, progressOfAll } from './drafts.ts';

interface DraftReader {
  platform: Platform;
  actor: Actor;
  language: Language;
  titleOf: TitleOf;
}

const toDraft = (
  { platform, actor, language, titleOf }: DraftReader,
  row: DraftRow,
  progress: DraftProgress = noProgress,
): OnBehalfDraft => ({
  ...progress,
  requestId: row.id,
  requestNo: row.request_no,
  requestType: row.type as RequestType,
  title: titleOf(toRecord(row)),
  desc: row.description,
  projectName: row.project_name,
  companyName: row.company_name,
  contactId: row.customer_id,
  contactPerson: nameIn(language, row),
  creator: row.creator_name,
  isOwn: row.created_by === actor.userId,
  createTime: row.created_at.toISOString(),
  updateTime: row.updated_at.toISOString(),
  version: row.version,
  actions: actionsFor(platform, actor, toRecord(row)),
});

/** Drafts that staff have started for customers, so that anyone at the desk can continue them. */
export async function listOnBehalfDrafts(
  context: Context,
  { mine, pageNum, pageSize, orderByColumn, isAsc }: QueryOf<typeof api>,
): Promise<Page<OnBehalfDraft>> {
  const { platform, db, actor, language } = context;
  const offset = (pageNum - 1) * pageSize;
  if (offset >= mostListed) throw failFields({ path: 'pageNum', rule: 'pageTooDeep', params: { max: mostListed } });
  const options = {
    mine,
    orderBy: orderByColumn === 'createTime' ? 'created_at' : 'updated_at',
    direction: isAsc ?? 'desc',
    limit: pageSize,
    offset,
  } as const;
  const [rows, total] = await Promise.all([findDrafts(db, actor, options), countDrafts(db, actor, mine, mostListed)]);
  const progress = await progressOfAll(context, rows.map(toRecord));
  const reader = { platform, actor, language, titleOf: titlesIn(platform, language) };
  return { rows: rows.map((row) => toDraft(reader, row, progress.get(row.id))), total };
}
