import { messageTypes } from '@heliodesk/contract/case-chat';
import { tipNames, tipTypes, type TipType } from '@heliodesk/contract/request';
import { randomUUID } from 'node:crypto';
import { noteMessage, noteTakenBack, type RequestRecord, type TipMessage } from '#src/domains/request/index.ts';
import { participantOf, type Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { messageNoticePort } from '../ports.ts';
import { sideOf } from '../policy.ts';
import { findLastWord, insertLines, insertMessage, updateToRecalled } from '../store/messages.ts';
import { findOpenQuestion } from '../store/questions.ts';
import { announce } from './system-message.ts';

/** Writes a line about a tip, by the actor. Mails about tips go out by themselves. */
async function post(
  context: WriteContext<Caller>,
  request: RequestRecord,
  type: number,
  { tip, content, params }: TipMessage,
): Promise<number> {
  const { platform, tx, actor } = context;
  const at = platform.clock.now();
  const side = sideOf(actor);
  const isTip = type === messageTypes.tip;
  const notices = messageNoticePort.of(platform);
  const written = await insertMessage(
    tx,
    {
      requestId: request.id,
      side,
      author: participantOf(actor),
      clientMsgId: randomUUID(),
      type,
      content,
      params: { tip, ...params },
      at,
    },
    {
      note: noteMessage(request, { side, at, asks: isTip ? 'tip' : undefined }),
      notice: notices.noticeOf(request, { side, author: actor, isQuestion: isTip, at }),
    },
  );
  if (written === undefined) throw fail('conflict');
  announce(context, request.id, written.id);
  if (written.toldId !== null) notices.tellScreens(platform, tx, written.toldId);
  return written.id;
}

/** Writes a tip to the customer; it is their turn. The request's row is locked. */
export const postTip = (context: WriteContext, request: RequestRecord, message: TipMessage): Promise<number> =>
  post(context, request, messageTypes.tip, message);

/** Writes lines of the product about tips of a step; the one who takes it is not named. */
async function postOfStep(
  context: WriteContext<Caller | null>,
  requestId: number,
  { tipsType, count }: { tipsType: TipType; count: number },
): Promise<number[]> {
  const { platform, tx } = context;
  const line = { type: messageTypes.tip, params: { tip: tipNames[tipsType] }, at: platform.clock.now() };
  const ids = await insertLines(tx, requestId, line, count);
  for (const id of ids) announce(context, requestId, id);
  return ids;
}

/** Writes a line for each solution that is offered. */
export const postOffers = (context: WriteContext, requestId: number, count: number): Promise<number[]> =>
  postOfStep(context, requestId, { tipsType: tipTypes.solution, count });

/** Writes a line about another tip of a step. */
export async function postStepTip(context: WriteContext<Caller | null>, requestId: number, tipsType: TipType): Promise<number> {
  const [id] = await postOfStep(context, requestId, { tipsType, count: 1 });
  if (id === undefined) throw fail('conflict');
  return id;
}

/** Writes that a tip was answered. */
export async function postTipAnswer(context: WriteContext<Caller>, request: RequestRecord, message: TipMessage): Promise<void> {
  await post(context, request, messageTypes.tipConfirmed, message);
}

/** Takes back the messages of tips that were recalled; what is still open says whose turn it is. */
export async function takeTipsBack(
  context: WriteContext<Caller | null>,
  request: RequestRecord,
  messageIds: readonly number[],
): Promise<void> {
  const { platform, tx } = context;
  const now = platform.clock.now();
  for (const id of messageIds) if (await updateToRecalled(tx, id, now)) announce(context, request.id, id);
  await noteTakenBack(tx, request, {
    side: 'staff',
    at: await findLastWord(tx, request.id, 'staff'),
    question: await findOpenQuestion(tx, request.id),
  });
}
