import {
  kindsOfTopic,
  type Notice,
  type NoticeKind,
  type NoticeTopic,
  type listNotices,
  type NoticeList,
  type readAllNotices,
  type readNoticesAbout,
} from '@heliodesk/contract/notification';
import type { BodyOf, QueryOf } from '@heliodesk/contract/kit';
import { topicOf } from '@heliodesk/contract/live';
import { titlesIn } from '#src/domains/request/index.ts';
import { isGuest, type Actor, type Caller } from '#src/platform/auth/actor.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { userIn } from '#src/platform/i18n/names.ts';
import { publishLive } from '#src/platform/live/live-events.ts';
import type { Bell } from '#src/platform/notify/notify.ts';
import type { Platform } from '#src/platform/platform.ts';
import { countUnread, findNotices, insertNotice, type Narrowing, type NoticePlace, type NoticeRecord } from '../notice-store.ts';
import { updateAboutToRead, updateAllToRead, updateConversationToRead, updateDecidedToRead, updateToRead } from '../read-store.ts';
import { findNoticedRequests } from '../requests-store.ts';
import { runTitle } from './kind-mail.ts';

/** Makes all screens of a person look at their notices again, once the transaction has committed. */
export const tellScreens = (platform: Platform, tx: Tx, userId: number): void =>
  publishLive(platform, tx, { kind: 'notice', topic: topicOf('person', userId) });

/** Adds a notice to someone's list. */
export async function addNotice(context: WriteContext<Caller | null>, { data = {}, ...bell }: Bell): Promise<void> {
  const { platform, tx, actor } = context;
  await insertNotice(tx, { ...bell, actor, data, at: platform.clock.now() });
  tellScreens(platform, tx, bell.userId);
}

const cursorOf = ({ created_at, id }: NoticeRecord): string => `${created_at.toISOString()}_${id}`;

/** The place that a cursor names. */
function placeOf(cursor: string): NoticePlace {
  const [createdAt = '', id] = cursor.split('_');
  return { createdAt: new Date(createdAt), id: Number(id) };
}

/** What a list is narrowed to, as its reader hears of topics. */
const narrowingOf = (
  { kind }: Actor,
  { topic, requestId }: { topic?: NoticeTopic | undefined; requestId?: number | undefined },
): Narrowing => ({ kinds: topic === undefined ? undefined : kindsOfTopic(topic, kind), requestId });

/** A page of someone's notices, newest first. */
export async function readNoticeList(
  context: Context,
  { after, unread, pageSize, ...narrowed }: QueryOf<typeof listNotices>,
): Promise<NoticeList> {
  const { platform, language, actor } = context;
  const found = await findNotices(context, {
    after: after === undefined ? undefined : placeOf(after),
    unread,
    limit: pageSize + 1,
    ...narrowingOf(actor, narrowed),
  });
  const titleOf = titlesIn(platform, language);
  const notices = found.slice(0, pageSize).map((row): Notice => {
    const { id, kind, request_id, run_id, request_no, titled, created_at, read_at } = row;
    const data = row.data as Record<string, string>;
    return {
      noticeId: id,
      kind: kind as NoticeKind,
      actorName: userIn(language, row.actor_name, row) || null,
      data,
      requestId: request_id,
      requestNo: request_no,
      runId: run_id,
      title: run_id === null ? titleOf(titled) : runTitle(language, data),
      createTime: created_at.toISOString(),
      read: read_at !== null,
      cursor: cursorOf(row),
    };
  });
  return { notices, hasMore: found.length > pageSize };
}

export const countNoticesOf = async ({ db, actor }: Context): Promise<{ unread: number }> => ({ unread: await countUnread(db, actor) });

async function afterReading({ platform, tx, actor }: WriteContext<Actor>, hasChanged: boolean): Promise<{ unread: number }> {
  if (hasChanged) tellScreens(platform, tx, actor.userId);
  return { unread: await countUnread(tx, actor) };
}

/** Marks notices as read; others' and unknown ones are passed over. */
export async function markNoticesRead(context: WriteContext, noticeIds: readonly number[]): Promise<{ unread: number }> {
  const { platform, tx, actor } = context;
  return afterReading(context, await updateToRead(tx, actor.userId, noticeIds, platform.clock.now()));
}

/** Marks what a page has shown by itself. */
export async function markNoticesAboutRead(context: WriteContext, about: BodyOf<typeof readNoticesAbout>): Promise<{ unread: number }> {
  const { platform, tx, actor } = context;
  return afterReading(context, await updateAboutToRead(tx, { userId: actor.userId, ...about }, platform.clock.now()));
}

/** Marks all that a list holds up to a place. */
export async function markAllNoticesRead(
  context: WriteContext,
  { upTo, ...narrowed }: BodyOf<typeof readAllNotices>,
): Promise<{ unread: number }> {
  const { platform, tx, actor } = context;
  return afterReading(
    context,
    await updateAllToRead(tx, actor.userId, { upTo: placeOf(upTo), ...narrowingOf(actor, narrowed) }, platform.clock.now()),
  );
}

/** What someone has read in the conversation itself needs no bell any more. */
export async function conversationRead(context: WriteContext<Caller>, requestId: number, readTo: number): Promise<void> {
  const { platform, tx, actor } = context;
  if (isGuest(actor)) return;
  if (await updateConversationToRead(tx, { userId: actor.userId, requestId, readTo }, platform.clock.now()))
    tellScreens(platform, tx, actor.userId);
}

/** What told people that they are to decide about a request needs no bell any more. */
export async function settleDecision({ platform, tx }: WriteContext<Caller | null>, requestId: number): Promise<void> {
  for (const userId of await updateDecidedToRead(tx, requestId, platform.clock.now())) tellScreens(platform, tx, userId);
}

/** The requests that the list can be narrowed to. */
export async function readNoticedRequests(context: Context, needed: number | undefined) {
  const titleOf = titlesIn(context.platform, context.language);
  const found = await findNoticedRequests(context, needed);
  return found.map(({ requestId, requestNo, titled }) => ({ requestId, requestNo, title: titleOf(titled) }));
}
