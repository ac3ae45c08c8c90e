import type { Language } from '@heliodesk/contract/kit';
import type { BulkAction } from '@heliodesk/contract/request';
import type { Actor } from '#src/platform/auth/actor.ts';
import { forEachConcurrently } from '#src/platform/concurrently.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { isCrossed } from '#src/platform/db/is-crossed.ts';
import { revertible } from '#src/platform/db/transaction.ts';
import { fail, Failure } from '#src/platform/http/failure.ts';
import { offeredLanguage, translate } from '#src/platform/i18n/texts.ts';
import { lockRequest } from '../service/lock.ts';
import { assignLocked } from '../service/ownership.ts';
import type { RequestRecord } from '../store.ts';
import { askForFiles } from '../tips/ask.ts';
import { remindOfTasks } from '../tips/remind.ts';
import { findLastChange, type BulkResult, type WaitingItem } from './bulk-store.ts';
import type { BulkDetails, Refusal } from './details.ts';

type Work = (context: WriteContext, request: RequestRecord, details: BulkDetails) => Promise<unknown>;

/** What the customer reads beside the photos that are asked for, in their language. */
const standardTextFor = ({ language }: RequestRecord): string => translate(offeredLanguage(language as Language))('bulk:filesText');

/** What each action does with one locked request: the same as the action on that request alone. */
const works: Record<BulkAction, Work> = {
  assign: (context, request, { ownerId = 0 }) => assignLocked(context, request, ownerId),
  askFiles: (context, request, { photos = [], content = '', standardText = false }) =>
    askForFiles(context, request, { photos, content: standardText ? standardTextFor(request) : content }),
  remind: (context, request) => remindOfTasks(context, request),
};

/** Leads take any request of their teams, others their own. */
const mayTake = (actor: Actor, { owner_id }: RequestRecord): boolean => actor.can('csp:request:assign') || owner_id === actor.userId;

const refusalOf = ({ key, params, violations, data }: Failure): Refusal => ({
  key,
  params,
  violations,
  blockedBy: Array.isArray(data['blockedBy']) ? data['blockedBy'].map(String) : [],
});

async function resultOf({ tx, log }: WriteContext, { position, requestId }: WaitingItem, error: unknown): Promise<BulkResult> {
  if (!(error instanceof Failure)) {
    // Two transactions got in each other's way, or the database is away: later, the same may go well.
    if (isCrossed(error)) throw error;
    log.error({ err: error, requestId }, 'bulk action');
    return { position, state: 'refused', refusal: refusalOf(fail('server')) };
  }
  const refusal = refusalOf(error);
  if (error.key === 'notFound') return { position, state: 'missing', refusal };
  if (error.key !== 'stale') return { position, state: 'refused', refusal };
  const moved = await findLastChange(tx, requestId);
  return { position, state: 'moved', refusal: { ...refusal, ...(moved === undefined ? {} : { moved }) } };
}

interface BulkTask {
  action: BulkAction;
  details: BulkDetails;
}

async function takeAction(context: WriteContext, { action, details }: BulkTask, { requestId, version }: WaitingItem): Promise<void> {
  const request = await lockRequest(context, requestId, version);
  if (!mayTake(context.actor, request)) throw fail('bulk.notYours');
  await works[action](context, request, details);
}

const done = ({ position }: WaitingItem): BulkResult => ({ position, state: 'done', refusal: null });

/** Takes the action on one request, in whole or not at all, and says what became of it. */
async function carryOut(context: WriteContext, task: BulkTask, item: WaitingItem): Promise<BulkResult> {
  try {
    await revertible(context.tx, () => takeAction(context, task, item));
    return done(item);
  } catch (error) {
    return resultOf(context, item, error);
  }
}

/** Takes the action on some requests one after another; what is refused for one leaves the others as they are. */
export async function carryOutEach(context: WriteContext, task: BulkTask, items: readonly WaitingItem[]): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const item of items) results.push(await carryOut(context, task, item));
  return results;
}

/**
 * Takes the action on some requests at the same time, so that their statements go to the database together, step by step, without a
 * savepoint for each. Throws, for the transaction to be taken back, if that goes wrong with any.
 */
export async function carryOutAll(context: WriteContext, task: BulkTask, items: readonly WaitingItem[]): Promise<BulkResult[]> {
  await forEachConcurrently(items.length, items, (item) => takeAction(context, task, item));
  return items.map(done);
}
