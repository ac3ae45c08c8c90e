import { timingSafeEqual } from 'node:crypto';
import { isEssential, noticePages, noticeTopicKeys, type NoticeTopic } from '@heliodesk/contract/notification';
import { createKeyedHash } from '#src/platform/crypto/keyed-hash.ts';
import type { Platform } from '#src/platform/platform.ts';

/** Whose mails a link switches off, and which: those of a topic, or the daily mail. */
export interface Subscription {
  userId: number;
  topic: NoticeTopic | 'daily';
}

const signatureOf = ({ config }: Pick<Platform, 'config'>, { userId, topic }: Subscription): Buffer =>
  createKeyedHash(config.secret, 'unsubscribe')(`${userId} ${topic}`);

/** Works for as long as the mail is kept; it can only switch this person's mails of this topic off and on. */
const keyOf = (platform: Platform, subscription: Subscription): string =>
  `${subscription.userId}.${subscription.topic}.${signatureOf(platform, subscription).toString('base64url')}`;

/** The page that a mail's unsubscribe link opens; nothing in mails that one can't switch off. */
export const unsubscribePathOf = (platform: Platform, subscription: Subscription): string | undefined =>
  subscription.topic !== 'daily' && isEssential(subscription.topic)
    ? undefined
    : `${noticePages.unsubscribe}?key=${keyOf(platform, subscription)}`;

const isTopic = (topic: string): topic is Subscription['topic'] => topic === 'daily' || noticeTopicKeys.some((known) => known === topic);

/** What a key stands for; nothing if it wasn't signed here. */
export function readUnsubscribeKey(platform: Platform, key: string): Subscription | undefined {
  const [, id = '', topic = '', signature = ''] = /^(\d{1,15})\.([a-z]{1,40})\.([\w-]{43})$/i.exec(key) ?? [];
  if (!isTopic(topic)) return undefined;
  const subscription = { userId: Number(id), topic };
  return timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(platform, subscription)) ? subscription : undefined;
}
