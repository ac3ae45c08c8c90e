import type { Notice, NoticeKind, listNotices, NoticeList, readAllNotices, readNoticesAbout } from '@heliodesk/contract/notification';
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
import {
  countUnread,
  findNotices,
  insertNotice,
  updateAboutToRead,
  updateAllToRead,
  updateConversationToRead,
  updateToRead,
  type NoticePlace,
  type NoticeRecord,
} from '../notice-store.ts';

/** Makes all screens of a person look at their notices again, once the transaction has committed. */
export const tellScreens = (platform: Platform, tx: Tx, userId: number): void =>
  publishLive(platform, tx, { kind: 'notice', topic: topicOf('person', userId) });

/** Adds a notice to someone's list. */
export async function addNotice(context: WriteContext<Caller | null>, { userId, kind, requestId, data = {} }: Bell): Promise<void> {
  const { platform, tx, actor } = context;
  await insertNotice(tx, { userId, kind, requestId, actor, data, at: platform.clock.now() });
  tellScreens(platform, tx, userId);
}

const cursorOf = ({ created_at, id }: NoticeRecord): string => `${created_at.toISOString()}_${id}`;

/** The place that a cursor names. */
function placeOf(cursor: string): NoticePlace {
  const [createdAt = '', id] = cursor.split('_');
  return { createdAt: new Date(createdAt), id: Number(id) };
}

/** A page of someone's notices, newest first. */
export async function readNoticeList(context: Context, { after, unread, pageSize }: QueryOf<typeof listNotices>): Promise<NoticeList> {
  const { platform, language } = context;
  const found = await findNotices(context, {
    after: after === undefined ? undefined : placeOf(after),
    unread,
    limit: pageSize + 1,
  });
  const titleOf = titlesIn(platform, language);
  const notices = found.slice(0, pageSize).map((row): Notice => {
    const { id, kind, data, request_id, request_no, titled, created_at, read_at } = row;
    return {
      noticeId: id,
      kind: kind as NoticeKind,
      actorName: userIn(language, row.actor_name, row) || null,
      data: data as Record<string, string>,
      requestId: request_id,
      requestNo: request_no,
      title: titleOf(titled),
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

export async function markAllNoticesRead(context: WriteContext, { upTo }: BodyOf<typeof readAllNotices>): Promise<{ unread: number }> {
  const { platform, tx, actor } = context;
  return afterReading(context, await updateAllToRead(tx, actor.userId, placeOf(upTo), platform.clock.now()));
}

/** What someone has read in the conversation itself needs no bell any more. */
export async function conversationRead(context: WriteContext<Caller>, requestId: number, readTo: number): Promise<void> {
  const { platform, tx, actor } = context;
  if (isGuest(actor)) return;
  if (await updateConversationToRead(tx, { userId: actor.userId, requestId, readTo }, platform.clock.now()))
    tellScreens(platform, tx, actor.userId);
}
