import type { Tx } from '#src/platform/db/database.ts';
import { findAttachments } from '#src/domains/attachment/index.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { queue } from '#src/platform/jobs/jobs.ts';
import type { Platform } from '#src/platform/platform.ts';
import { otherSide, type Side } from '../policy.ts';
import { lockToldTo, updateMailed } from '../store/marks.ts';
import { findPublicAfter, type MessageRecord } from '../store/messages.ts';
import { findRecipient } from '../store/parties.ts';

/** How long somebody has to be away before a mail goes out (spec 3 §10). */
const awayTime = 300_000;
/** Messages in one mail; the rest is behind its link. */
const mostMessages = 20;
const longestText = 500;

interface Digest {
  requestId: number;
  /** Who is told. */
  side: Side;
}

const digests = queue<Digest>({ name: 'chat-digest', retries: 3, expireInSeconds: 60, concurrency: 1, isOnePerKey: true });

/** Sees to it that what this side has not read in five minutes goes out as one mail. */
export const queueDigest = ({ jobs }: Platform, tx: Tx, requestId: number, side: Side, at: Date): Promise<void> =>
  jobs.enqueue(tx, digests, { requestId, side }, { startAfter: new Date(at.getTime() + awayTime), singletonKey: `${requestId}:${side}` });

export const defineDigests = (platform: Platform): void => platform.jobs.define(digests, (digest) => sendDigest(platform, digest));

/** Where the recipient finds the conversation. */
const pathOf = (side: Side, requestId: number): string => (side === 'staff' ? `/desk/${requestId}` : `/request/${requestId}`);

const shortened = (text: string): string => (text.length > longestText ? `${text.slice(0, longestText)}…` : text);

async function linesOf(tx: Tx, messages: MessageRecord[]): Promise<string> {
  const files = await findAttachments(
    tx,
    messages.flatMap(({ attachmentId }) => attachmentId ?? []),
  );
  const lines = messages.map(({ authorName, content, attachmentId }) => {
    const fileName = attachmentId === null ? undefined : files.get(attachmentId)?.fileName;
    return `${authorName}: ${[content, fileName]
      .filter(Boolean)
      .map((part) => shortened(part ?? ''))
      .join(' · ')}`;
  });
  return lines.join('\n\n');
}

/** Mails what the recipient has neither read nor been told of; nothing if there is nothing. */
async function sendDigest({ db, mailer }: Platform, { requestId, side }: Digest): Promise<void> {
  await transaction(db, async (tx) => {
    const recipient = await findRecipient(tx, requestId, side);
    if (recipient === undefined) return;
    const { userId, email, name, language, requestNo } = recipient;
    const messages = await findPublicAfter(tx, requestId, otherSide(side), await lockToldTo(tx, requestId, userId, side), mostMessages);
    const last = messages.at(-1);
    if (last === undefined) return;
    await mailer.send(tx, {
      to: email,
      language,
      template: 'chatDigest',
      params: { name, requestNo, messages: await linesOf(tx, messages) },
      path: pathOf(side, requestId),
    });
    await updateMailed(tx, requestId, userId, last.id);
  });
}
