import { tips, tipTypeValues, type TipFile, type TipPart } from '@heliodesk/contract/request';
import { listAttachments } from '#src/domains/attachment/index.ts';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { checkTransition } from '#src/platform/lifecycle/transition.ts';
import { requestMachine } from '../machine.ts';
import type { RequestRecord } from '../store.ts';
import { hasOpenTip, type Snapshot } from './tip-store.ts';

/** Files of a request that tips are about. */
export const filesNow = async (db: Db | Tx, requestId: number): Promise<TipFile[]> =>
  (await listAttachments(db, { kind: 'request', id: requestId })).map(({ attId, fileName, place }) => ({ attId, fileName, place }));

/** A part of the request as it is now. */
export async function snapshotOf(db: Db | Tx, requestId: number, _part: TipPart): Promise<Snapshot> {
  return { files: await filesNow(db, requestId) };
}

/**
 * Whether an open tip unlocks a part of a locked request. A caller who may not answer it is refused; where none is open, the part is
 * frozen, and how to say so is the caller's.
 */
export async function isUnlocked(context: WriteContext<Caller>, request: RequestRecord, part: TipPart): Promise<boolean> {
  const types = tipTypeValues.filter((type) => tips[type].opens === part);
  if (request.open_tips === 0 || !(await hasOpenTip(context.tx, request.id, types))) return false;
  checkTransition(context, requestMachine, request, { action: 'answerTip' });
  return true;
}
