import type { WriteContext } from '#src/platform/context.ts';
import { checkTransition } from '#src/platform/lifecycle/transition.ts';
import { removeFilesOf } from '../files.ts';
import { findKind } from '../kinds.ts';
import { requestMachine } from '../machine.ts';
import { auditOnBehalf } from '../service/audit-on-behalf.ts';
import { removeDraft } from '../store.ts';
import { lockOwnDraft } from './open.ts';

/** Deletes one's own draft with everything in it; the clean-up deletes stored files. */
export async function deleteOwnDraft(context: WriteContext, requestId: number): Promise<void> {
  const draft = await lockOwnDraft(context, requestId);
  checkTransition(context, requestMachine, draft, { action: 'deleteDraft' });
  await removeFilesOf(context, requestId);
  await findKind(context.platform, draft.type)?.removeOwned?.(context.tx, draft);
  await removeDraft(context.tx, requestId);
  await auditOnBehalf(context, draft, 'request.deleteDraft');
}
