import type { TipType, tipTypes } from '@heliodesk/contract/request';
import { isGuest, type Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { MailMoment } from '#src/platform/mail/render-mail.ts';
import { publishChange } from '../live.ts';
import { noteOffers } from '../message-note-store.ts';
import { conversationPort } from '../ports.ts';
import type { StepChange } from '../step-store.ts';
import { findById, updateOf, type RequestRecord } from '../store.ts';
import { recordAnswer, requireAnswerable } from './answer.ts';
import { answerDue } from './due.ts';
import { lockTip, requireOpen, type LockedTip } from './read.ts';
import { nothingAsked, type Asked } from './asked.ts';
import { openTipsWithout } from './open-tips.ts';
import { findOpenTips, findTip, findTipOfMessage, insertTip, updateToReviewed, updateToSuperseded } from './tip-store.ts';

/** Tips about something that another domain keeps, which go with its steps. */
export type StepTipType = typeof tipTypes.bank | typeof tipTypes.bankCheck | typeof tipTypes.addresses | typeof tipTypes.creditNote;

/** Where a tip of each type says what it is about. */
const subjects = { 6: 'creditNoteId', 7: 'bankDetailsId', 8: 'exchangeId', 9: 'bankDetailsId' } as const satisfies Record<
  StepTipType,
  keyof Asked
>;

const isStepTip = (type: TipType): type is StepTipType => type in subjects;

/** Which one, and what it is about. */
interface StepTip {
  tipsType: StepTipType;
  subjectId: number;
}

export interface SentStepTip {
  /** As it is now, locked. */
  request: RequestRecord;
  tipsId: number;
  due: MailMoment;
}

/** Sends the customer of a locked request a tip; the mail that tells of it is the caller's. */
export async function sendStepTip(
  context: WriteContext<Caller | null>,
  request: RequestRecord,
  { tipsType, subjectId }: StepTip,
): Promise<SentStepTip> {
  const { platform, tx } = context;
  const at = platform.clock.now();
  const { due, timeZone } = await answerDue(tx, request, at);
  const tipsId = await insertTip(tx, {
    requestId: request.id,
    messageId: await conversationPort.of(platform).postStepTip(context, request.id, tipsType),
    type: tipsType,
    asked: { ...nothingAsked, [subjects[tipsType]]: subjectId },
    content: '',
    askedBy: null,
    at,
    dueAt: due,
    before: {},
    kept: undefined,
  });
  await noteOffers(tx, request, { types: [tipsType], at });
  const asked = await findById(tx, request.id);
  // The step that a tip follows from may be one of another record.
  publishChange(platform, tx, asked);
  return { request: asked, tipsId, due: { moment: due, timeZone } };
}

/** What a call needs to know of such a tip before it is locked. */
export interface StepTipKey {
  tipsId: number;
  msgId: number;
  type: TipType;
  subjectId: number;
  isOpen: boolean;
}

type Key = { tipsId: number } | { msgId: number };

export async function findStepTip(db: Db | Tx, key: Key): Promise<StepTipKey | undefined> {
  const tip = await ('tipsId' in key ? findTip(db, key.tipsId) : findTipOfMessage(db, key.msgId));
  if (tip === undefined || !isStepTip(tip.type)) return undefined;
  const subjectId = tip.asked[subjects[tip.type]];
  return subjectId === null ? undefined : { tipsId: tip.id, msgId: tip.messageId, type: tip.type, subjectId, isOpen: tip.state === 'open' };
}

/** The open tips of a type, with what each is about. */
export async function findOpenStepTips(
  db: Db | Tx,
  { id, open_tips }: RequestRecord,
  tipsType: StepTipType,
): Promise<{ tipsId: number; subjectId: number; askedAt: Date; dueAt: Date }[]> {
  const open = open_tips === 0 ? [] : await findOpenTips(db, id);
  return open.flatMap(({ id: tipsId, type, asked, askedAt, dueAt }) => {
    const subjectId = type === tipsType ? asked[subjects[tipsType]] : null;
    return subjectId === null ? [] : [{ tipsId, subjectId, askedAt, dueAt }];
  });
}

export type LockedStepTip = LockedTip;

/** An open tip that the caller may answer, its request locked. */
export async function lockStepTip(context: WriteContext<Caller>, key: Key): Promise<LockedStepTip> {
  const locked = await lockTip(context, 'tipsId' in key ? { tipsId: key.tipsId } : { msgId: key.msgId });
  requireOpen(locked.tip);
  if (isGuest(context.actor) || context.actor.kind !== 'customer') throw fail('action.notAllowed', {}, { state: locked.request.status });
  await requireAnswerable(context, locked.request);
  return locked;
}

/** Answers a tip for good. Staff of the case need not look at the answer: the domain that it is about does. */
export async function answerStepTip(context: WriteContext<Caller>, locked: LockedStepTip, change: StepChange = {}): Promise<RequestRecord> {
  const request = await recordAnswer(context, locked, { after: {}, note: '', change });
  await updateToReviewed(context.tx, locked.tip.id, context.platform.clock.now());
  return request;
}

/** Closes the open tips about something, for which another one comes; the request is locked. Answers it as it is then. */
export async function closeStepTips(
  { platform, tx }: WriteContext<Caller | null>,
  request: RequestRecord,
  subject: Partial<Record<(typeof subjects)[StepTipType], number>>,
): Promise<RequestRecord> {
  const open = (await findOpenTips(tx, request.id)).filter(({ asked }) =>
    Object.values(subjects).some((name) => asked[name] !== null && asked[name] === subject[name]),
  );
  if (open.length === 0) return request;
  await updateToSuperseded(
    tx,
    open.map(({ id }) => id),
    platform.clock.now(),
  );
  await updateOf(
    request.id,
    openTipsWithout(
      request,
      open.map(({ type }) => type),
    ),
  ).execute(tx);
  return findById(tx, request.id);
}
