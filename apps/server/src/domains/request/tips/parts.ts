import type { TipDifferences, TipPart } from '@heliodesk/contract/request';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { checkTransition } from '#src/platform/lifecycle/transition.ts';
import { registry } from '#src/platform/port.ts';
import { timedGuards } from '../guard-context.ts';
import { requestMachine } from '../machine.ts';
import { actionsOf } from '../service/actions.ts';
import type { RequestRecord } from '../store.ts';
import type { Asked } from './asked.ts';
import { specOf } from './spec-of.ts';
import { findOpenTips, type Snapshot, type TipRecord } from './tip-store.ts';

/** Which part a tip is about. */
export type TipSubject = Pick<TipRecord, 'requestId' | 'requestType' | 'asked' | 'typed'>;

/** A part of requests that tips unlock, by the domain that keeps it. */
export interface TipPartOwner {
  /** The part as it is now, as far as it was asked for. */
  snapshotOf: (db: Db | Tx, subject: TipSubject) => Promise<Snapshot>;
  /** Puts what was typed into the request before it counts as answered; refuses what is wrong with it, or not through. */
  takeOver?: (context: WriteContext<Caller>, locked: { request: RequestRecord; tip: TipRecord }) => Promise<void>;
  /** What differs between two moments. */
  differences: (before: Snapshot, after: Snapshot) => Partial<TipDifferences>;
  /** Whether the customer has done what was asked, when the part is as in `after`. */
  isAnswered: (tip: TipRecord, after: Snapshot) => boolean;
  /** What else the part does when a tip for it is sent; the request is locked. Answers what is asked, as it is understood. */
  unlock?: (context: WriteContext, subject: TipSubject) => Promise<Asked>;
  /** Keeps the part as it is, with the answer. */
  keep?: (context: WriteContext<Caller>, locked: { request: RequestRecord; tip: TipRecord }) => Promise<void>;
  /** Brings the part back as it was before it was asked for, when the tip is recalled. */
  revert?: (context: WriteContext<Caller | null>, tip: TipRecord) => Promise<void>;
  /** The part as it was before the tip that a new one has superseded, whose changes don't count yet; what is no longer asked for goes back. */
  carryOn?: (context: WriteContext, subject: TipSubject, superseded: TipRecord) => Promise<Snapshot>;
}

export const tipParts = registry<TipPart, TipPartOwner>('part of requests that tips unlock');

/** Whether a tip for a part of a request is open. */
async function isOpen(db: Db | Tx, { id, open_tips }: RequestRecord, part: TipPart): Promise<boolean> {
  return open_tips > 0 && (await findOpenTips(db, id)).some((tip) => specOf(tip).opens === part);
}

/** Whether someone may change a part of a submitted request now, for screens that show it. What was silent for too long has no open tip. */
export const mayChangePart = async (db: Db, actor: Caller, request: RequestRecord, part: TipPart): Promise<boolean> =>
  actionsOf(actor, request, ['withinSilenceTime']).some(({ name, blockedBy }) => name === 'answerTip' && blockedBy.length === 0) &&
  isOpen(db, request, part);

/**
 * Whether an open tip unlocks a part of a locked request. A caller who may not answer it is refused; where none is open, the part is
 * frozen, and how to say so is the caller's.
 */
export async function isUnlocked(context: WriteContext<Caller>, request: RequestRecord, part: TipPart): Promise<boolean> {
  if (!(await isOpen(context.tx, request, part))) return false;
  checkTransition(context, requestMachine, request, {
    action: 'answerTip',
    extraGuards: timedGuards(request, context.platform.clock.now()),
  });
  return true;
}
