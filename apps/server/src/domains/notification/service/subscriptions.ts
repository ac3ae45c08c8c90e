import { noticeTopicSpec, topicsOf } from '@heliodesk/contract/notification';
import type { MailSubscription, NoticeTopic, NoticeWay, subscribeAgain } from '@heliodesk/contract/notification';
import type { BodyOf } from '@heliodesk/contract/kit';
import { actorOfUser } from '#src/domains/identity/index.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import { findChosenWays, lockChosenWays, wayIn, type ChosenWays } from '../choice-store.ts';
import { saveChoices } from './choices.ts';
import { readUnsubscribeKey, type Subscription } from './unsubscribe-key.ts';

/** Far more than someone who cleans up their inbox needs; mail services unsubscribe many people from a few addresses. */
const rule: ThrottleRule = { name: 'unsubscribe', points: 300, seconds: 10 * 60 };

/** What a link stands for; one that wasn't signed here is not found. */
async function subscriptionOf({ platform, origin }: Context<Actor | null>, key: string): Promise<Subscription> {
  await platform.throttle.take(rule, origin.network);
  const subscription = readUnsubscribeKey(platform, key);
  if (subscription === undefined) throw fail('notFound');
  return subscription;
}

/** The topics that are mailed by what a link stands for. */
const mailedBy = (topic: Subscription['topic'], chosen: ChosenWays): NoticeTopic[] => {
  if (topic === 'daily') return (Object.keys(chosen) as NoticeTopic[]).filter((one) => chosen[one] === 'daily');
  return ['mail', 'daily'].includes(wayIn(chosen, topic)) ? [topic] : [];
};

/** Whether what a mail's link names is still switched on; opening it as a page changes nothing. */
export async function describeSubscription(context: Context<Actor | null>, key: string): Promise<MailSubscription> {
  const { userId, topic } = await subscriptionOf(context, key);
  const chosen = await findChosenWays(context.db, userId);
  if (chosen === undefined) throw fail('notFound');
  return { topic, isOn: mailedBy(topic, chosen).length > 0 };
}

/** Changes what a link stands for, of a user who still exists. */
const changing = <Result>(
  { db }: Context<Actor | null>,
  { userId }: Subscription,
  work: (tx: Tx, chosen: ChosenWays) => Promise<Result>,
): Promise<Result> =>
  transaction(db, async (tx) => {
    const chosen = await lockChosenWays(tx, userId);
    if (chosen === undefined) throw fail('notFound');
    return work(tx, chosen);
  });

/** Switches mails off; the bell goes on telling. Answers which, and none if they were off before. */
export async function switchMailsOff(context: Context<Actor | null>, key: string): Promise<{ topics: NoticeTopic[] }> {
  const subscription = await subscriptionOf(context, key);
  return changing(context, subscription, async (tx, chosen) => {
    const topics = mailedBy(subscription.topic, chosen);
    if (topics.length > 0)
      await saveChoices(context.platform, tx, subscription.userId, { topics: topics.map((topic) => ({ topic, way: 'bell' })) });
    return { topics };
  });
}

/** Whether someone could choose this way for a topic themselves. */
async function findChoosable(
  { platform }: Context<Actor | null>,
  tx: Tx,
  userId: number,
): Promise<(topic: NoticeTopic, way: NoticeWay) => boolean> {
  const actor = await actorOfUser(platform, tx, userId);
  const offered = actor === undefined ? [] : topicsOf(actor);
  return (topic, way) => offered.includes(topic) && noticeTopicSpec(topic).ways.includes(way);
}

/** The way back: the same mails come again as before. */
export async function switchMailsOn(
  context: Context<Actor | null>,
  { key, topics }: BodyOf<typeof subscribeAgain>,
): Promise<MailSubscription> {
  const subscription = await subscriptionOf(context, key);
  const { topic, userId } = subscription;
  // A link stands for its own topic alone.
  if (topic !== 'daily' && topics.some((one) => one !== topic)) throw fail('notFound');
  const way = topic === 'daily' ? 'daily' : 'mail';
  return changing(context, subscription, async (tx, chosen) => {
    const canChoose = await findChoosable(context, tx, userId);
    const off = topics.filter((one) => ['bell', 'none'].includes(wayIn(chosen, one)) && canChoose(one, way));
    await saveChoices(context.platform, tx, userId, { topics: off.map((one) => ({ topic: one, way })) });
    return { topic, isOn: true };
  });
}
