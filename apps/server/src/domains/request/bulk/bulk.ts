import type { BodyOf, ErrorKey, Language } from '@heliodesk/contract/kit';
import { mostBulkRuns, requestTypeValues, type BulkItem, type BulkRun, type startBulk as api } from '@heliodesk/contract/request';
import { findUser } from '#src/domains/identity/index.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { errorText, fieldErrors } from '#src/platform/i18n/texts.ts';
import { publishWork } from '#src/platform/notify/running-work.ts';
import { findColleagues } from '../people-store.ts';
import { titlesIn } from '../titles.ts';
import { countRunning, findItems, findRun, insertRun, lockOwnRun, type BulkItemRecord, type BulkRunRecord } from './bulk-store.ts';
import type { BulkDetails, Refusal } from './details.ts';
import { cancelRest, enqueueRun } from './run.ts';

/** What was refused, as the single action would have said it. */
function reasonOf(language: Language, { key, params, violations }: Refusal): string {
  const [first] = fieldErrors(language, violations);
  return first?.message ?? errorText(language, key as ErrorKey, params);
}

function itemView({ platform, language }: Context, row: BulkItemRecord): BulkItem {
  const { requestId, state, refusal, request } = row;
  return {
    requestId,
    requestNo: request?.request_no ?? '',
    requestType: request?.type ?? null,
    title: request === null ? '' : titlesIn(platform, language)(request),
    state,
    reason: refusal === null || state !== 'refused' ? '' : reasonOf(language, refusal),
    blockedBy: refusal?.blockedBy ?? [],
    movedBy: refusal?.moved?.by ?? null,
    movedAt: refusal?.moved?.at ?? null,
    version: request?.version ?? null,
  };
}

async function runView(context: Context, run: BulkRunRecord): Promise<BulkRun> {
  const { db, actor } = context;
  const rows = await findItems(db, actor, run.id);
  const { ownerId = null, photos = [], content = '', standardText = false } = run.details;
  const count = (state: BulkItem['state']): number => rows.filter((row) => row.state === state).length;
  return {
    runId: run.id,
    action: run.action,
    state: run.state,
    ownerId,
    ownerName: ownerId === null ? '' : ((await findUser(db, ownerId))?.name ?? ''),
    photos,
    content,
    standardText,
    createTime: run.createdAt.toISOString(),
    total: rows.length,
    done: count('done'),
    waiting: count('waiting'),
    items: rows.map((row) => itemView(context, row)),
  };
}

/** Someone who may own requests of a type at least; each request asks for its own. */
async function checkOwner(tx: Tx, ownerId: number): Promise<void> {
  const found = await Promise.all(requestTypeValues.map((type) => findColleagues(tx, type, ownerId)));
  if (found.every((colleagues) => colleagues.length === 0)) throw failFields({ path: 'ownerId', rule: 'wrongOwner' });
}

/** What the action needs, if the caller may take it at all. */
async function detailsOf({ tx, actor }: WriteContext, body: BodyOf<typeof api>): Promise<BulkDetails> {
  if (body.action === 'assign') {
    if (!actor.can('csp:request:assign')) throw fail('forbidden');
    await checkOwner(tx, body.ownerId);
    return { ownerId: body.ownerId };
  }
  if (!actor.can('csp:request:tip')) throw fail('forbidden');
  return body.action === 'remind' ? {} : { photos: body.photos, content: body.content, standardText: body.standardText };
}

/** Takes one action on many requests in the background; what becomes of each can be read at any time. */
export async function startBulkRun(context: WriteContext, body: BodyOf<typeof api>): Promise<BulkRun> {
  const { platform, tx, actor } = context;
  const details = await detailsOf(context, body);
  if ((await countRunning(tx, actor.userId)) >= mostBulkRuns) throw fail('bulk.tooManyRuns', { max: mostBulkRuns });
  const { action, requests } = body;
  const runId = await insertRun(tx, { actor, action, details, requests, at: platform.clock.now() });
  await enqueueRun(platform, tx, runId);
  publishWork(platform, tx, actor.userId);
  return readBulkRun(context, runId);
}

/** A run of the caller's, with what became of each request so far. */
export async function readBulkRun(context: Context, runId: number): Promise<BulkRun> {
  const run = await findRun(context.db, runId);
  if (run?.userId !== context.actor.userId) throw fail('notFound');
  return runView(context, run);
}

/** Ends a run of the caller's before its time; what is done stays done. */
export async function cancelBulkRun(context: WriteContext, runId: number): Promise<BulkRun> {
  const { platform, tx, actor } = context;
  const run = await lockOwnRun(tx, actor.userId, runId);
  if (run === undefined) throw fail('notFound');
  if (run.state === 'running') await cancelRest(platform, tx, run);
  return readBulkRun(context, runId);
}
