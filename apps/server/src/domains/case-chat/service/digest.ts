import { messageTypes } from '@heliodesk/contract/case-chat';
import type { Language } from '@heliodesk/contract/kit';
import { formatLabelled } from '@heliodesk/phrases/formats/lists';
import type { Tx } from '#src/platform/db/database.ts';
import { findAttachments } from '#src/domains/attachment/index.ts';
import { titlesIn } from '#src/domains/request/index.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { queue } from '#src/platform/jobs/jobs.ts';
import { pathTo, wantedMail } from '#src/platform/notify/notify.ts';
import type { Platform } from '#src/platform/platform.ts';
import { otherSide } from '../policy.ts';
import { removeDueDigest, type Digest } from '../store/digests.ts';
import { lockToldTo, updateMailed } from '../store/marks.ts';
import { authorIn } from '../view.ts';
import { findPublicAfter, type MessageRecord } from '../store/messages.ts';
import { findRecipient } from '../store/parties.ts';

/** How long someone has to be away before a mail goes out (spec 3 §10). */
const awayTime = 300_000;
/** Messages in one mail; the rest is behind its link. */
const mostMessages = 20;
const longestText = 500;

/** When a message of this moment is mailed to those who have not read it by then. */
export const digestDueAt = (at: Date): Date => new Date(at.getTime() + awayTime);

const digests = queue<Record<string, never>>({ name: 'chat-digests', retries: 0, expireInSeconds: 600, concurrency: 1 });

/** Makes sure that what someone has not read in five minutes goes out as one mail. */
export function scheduleDigests(platform: Platform): void {
  platform.jobs.define(digests, () => sendDueDigests(platform));
  platform.jobs.schedule(digests, '* * * * *');
}

/** Sends all digests that are due, each in a transaction of its own: one that fails stays due. */
export async function sendDueDigests(platform: Platform): Promise<void> {
  for (let isDone = false; !isDone;)
    isDone = await transaction(platform.db, async (tx) => {
      const digest = await removeDueDigest(tx, platform.clock.now());
      if (digest !== undefined) await sendDigest(platform, tx, digest);
      return digest === undefined;
    });
}

const shortened = (text: string): string => (text.length > longestText ? `${text.slice(0, longestText)}…` : text);

async function linesOf(tx: Tx, messages: MessageRecord[], language: Language): Promise<string> {
  const files = await findAttachments(
    tx,
    messages.flatMap(({ attachmentIds }) => attachmentIds),
  );
  const lines = messages.map((message) => {
    const fileNames = message.attachmentIds.flatMap((id) => files.get(id)?.fileName ?? []);
    const said = [message.content, ...fileNames].filter(Boolean).map(shortened).join(' · ');
    return formatLabelled(authorIn(language, message), said, language);
  });
  return lines.join('\n\n');
}

/** Staff ask for an answer by it. */
const isQuestion = ({ type, needsAnswer }: MessageRecord): boolean => type === messageTypes.tip || needsAnswer;

/** Mails what the recipient has neither read nor been told of; nothing if there is nothing, or if they want no such mails right away. */
async function sendDigest(platform: Platform, tx: Tx, { requestId, side }: Digest): Promise<void> {
  const recipient = await findRecipient(tx, requestId, side);
  if (recipient === undefined) return;
  const { userId, email, name, language, requestNo, request } = recipient;
  const after = await lockToldTo(tx, requestId, userId, side);
  const messages = await findPublicAfter(tx, { requestId, side: otherSide(side), after, limit: mostMessages });
  const last = messages.at(-1);
  if (last === undefined) return;
  const wanted = await wantedMail(platform, tx, userId, messages.some(isQuestion) ? 'tasks' : 'messages');
  if (wanted === undefined) return;
  await platform.mailer.send(tx, {
    to: email,
    language,
    template: 'chatDigest',
    params: { name, requestNo, title: titlesIn(platform, language)(request), messages: await linesOf(tx, messages, language) },
    path: pathTo(platform, { kind: 'request', id: requestId }, side),
    ...wanted,
  });
  await updateMailed(tx, requestId, userId, last.id);
}
