import { discardedDraftHours, type DraftDiscarded, type RequestSaved } from '@heliodesk/contract/request';
import type { WriteContext } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import { queue } from '#src/platform/jobs/jobs.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import type { Platform } from '#src/platform/platform.ts';
import { lockDiscarded, lockExpired } from '../discarded-store.ts';
import { removeFilesOf } from '../files.ts';
import { findKind } from '../kinds.ts';
import { requestMachine } from '../machine.ts';
import { actionsOf } from '../service/actions.ts';
import { auditOnBehalf } from '../service/audit-on-behalf.ts';
import { removeDraft } from '../store.ts';
import { customerOf } from './customer.ts';
import { findKindGuards } from './missing.ts';
import { lockOwnDraft } from './open.ts';

const restorePeriod = discardedDraftHours * 60 * 60_000;

/** Until when a draft discarded at that moment can be brought back. */
export const restorableUntil = (discardedAt: Date): Date => new Date(discardedAt.getTime() + restorePeriod);

/** Drafts discarded before this moment are gone. */
export const restorableSince = ({ clock }: Platform): Date => new Date(clock.now().getTime() - restorePeriod);

/** Discards one's own draft: no one sees it anymore, and for a day it can be brought back with everything in it. */
export async function discardOwnDraft(context: WriteContext, requestId: number, version?: number): Promise<DraftDiscarded> {
  const draft = await lockOwnDraft(context, requestId, { version });
  const at = context.platform.clock.now();
  const change = { discarded_at: at };
  const discarded = await transition(context, requestMachine, draft, {
    action: 'deleteDraft',
    onBehalfOf: customerOf(context, draft),
    change,
  });
  await auditOnBehalf(context, draft, 'request.deleteDraft');
  return { requestId, requestNo: draft.request_no, version: discarded.version, until: restorableUntil(at).toISOString() };
}

/** Brings a discarded draft back. One that is gone, or another person's, is answered like a missing one. */
export async function restoreOwnDraft(
  context: WriteContext,
  { requestId, version }: { requestId: number; version: number },
): Promise<RequestSaved> {
  const { platform, tx, actor } = context;
  const draft = await lockDiscarded(tx, actor, requestId, restorableSince(platform));
  if (draft === undefined) throw fail('notFound');
  if (draft.version !== version) throw fail('stale', {}, { version: draft.version, status: draft.status });
  const restored = await transition(context, requestMachine, draft, {
    action: 'restoreDraft',
    onBehalfOf: customerOf(context, draft),
    change: { discarded_at: null },
  });
  await auditOnBehalf(context, restored, 'request.restoreDraft');
  const guards = await findKindGuards(platform, tx, [restored]);
  return {
    requestId,
    requestNo: restored.request_no,
    version: restored.version,
    actions: actionsOf(actor, restored, guards.get(requestId)),
  };
}

export const discardedQueue = queue<Record<string, never>>({
  name: 'request-discarded-drafts',
  retries: 2,
  expireInSeconds: 900,
  concurrency: 1,
});

/** Removes drafts whose day is over, with everything in them; the clean-up of files deletes what was stored. */
export async function removeDiscardedDrafts(platform: Platform): Promise<void> {
  const before = restorableSince(platform);
  const removeNext = (): Promise<boolean> =>
    transaction(platform.db, async (tx) => {
      const draft = await lockExpired(tx, before);
      if (draft === undefined) return false;
      await removeFilesOf({ platform, tx }, draft.id);
      await findKind(platform, draft.type)?.removeOwned?.(tx, draft);
      await removeDraft(tx, draft.id);
      return true;
    });
  while (await removeNext());
}
