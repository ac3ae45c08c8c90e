import { kindsOfTopic, unreadNoticesCap, type NoticeKind } from '@heliodesk/contract/notification';
import { sql, type RawBuilder } from 'kysely';
import { contactStateOf, visibleTo, type RequestRecord, type Titled } from '#src/domains/request/index.ts';
import { participantOf, type Actor, type Caller, type Participant } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { BellSubject } from '#src/platform/notify/notify.ts';

export type NewNotice = BellSubject & {
  userId: number;
  kind: NoticeKind;
  /** Who acted; `null` where the product did. */
  actor: Caller | null;
  data: Readonly<Record<string, string>>;
  at: Date;
};

/** Who acted, as the row of a notice names them. */
const actorColumns = (actor: Caller | null): { actor_id: number | null; actor_name: string | null } => {
  const participant: Participant | null = actor === null ? null : participantOf(actor);
  return { actor_id: participant?.userId ?? null, actor_name: participant?.guestId == null ? null : (actor?.name ?? null) };
};

export async function insertNotice(tx: Tx, { userId, kind, actor, data, at, ...subject }: NewNotice): Promise<void> {
  await tx
    .insertInto('notice')
    .values({
      user_id: userId,
      kind,
      ...('runId' in subject ? { run_id: subject.runId } : { request_id: subject.requestId }),
      ...actorColumns(actor),
      data: JSON.stringify(data),
      created_at: at,
    })
    .execute();
}

/** As often as this, a further message makes the unread notice of its conversation newer. */
const renewedAfter = sql`interval '10 seconds'`;

/** Who of those with this id wants to hear of messages. */
const wantsMessages = (column: 'app_user.id' | 'contact.user_id') => sql`not exists (
  select from notice_choice where notice_choice.user_id = ${sql.ref(column)} and notice_choice.topic = 'messages' and notice_choice.way = 'none')`;

/** Who a side's message tells: the owner of the case, or the contact's user if that can sign in. Questions reach everyone. */
function hearerOf(
  request: Pick<RequestRecord, 'owner_id' | 'contact_id'>,
  { side, isQuestion }: Pick<NoticedMessage, 'side' | 'isQuestion'>,
): RawBuilder<unknown> | undefined {
  if (side === 'customer')
    return request.owner_id === null
      ? undefined
      : sql`select id as user_id from app_user where id = ${request.owner_id} and disabled_at is null and ${wantsMessages('app_user.id')}`;
  if (request.contact_id === null) return undefined;
  const wanted = isQuestion ? sql`` : sql`and ${wantsMessages('contact.user_id')}`;
  return sql`select user_id from contact where id = ${request.contact_id} and ${contactStateOf('contact.id')} = 'active' ${wanted}`;
}

export interface NoticedMessage {
  side: 'customer' | 'staff';
  author: Caller;
  isQuestion: boolean;
  at: Date;
}

/**
 * Tells of a message as part of the statement that writes it (`written`); answers the `user_id` of who has something new to see. What is
 * unread about a conversation is one notice, however many messages come.
 */
export function insertMessageNotice(
  request: Pick<RequestRecord, 'id' | 'owner_id' | 'contact_id'>,
  { side, author, isQuestion, at }: NoticedMessage,
): RawBuilder<unknown> | undefined {
  const hearer = hearerOf(request, { side, isQuestion });
  if (hearer === undefined) return undefined;
  const { actor_id, actor_name } = actorColumns(author);
  const kind: NoticeKind = isQuestion ? 'question' : 'message';
  return sql`
    insert into notice (user_id, kind, request_id, actor_id, actor_name, created_at)
    select hearer.user_id, ${sql.lit(kind)}, ${request.id}::bigint, ${actor_id}::bigint, ${actor_name}::text, ${at}::timestamptz
    from written, (${hearer}) as hearer
    on conflict (user_id, request_id, kind) where read_at is null and kind in ('message', 'question')
    do update set actor_id = excluded.actor_id, actor_name = excluded.actor_name, created_at = excluded.created_at
    where notice.actor_id is distinct from excluded.actor_id or notice.actor_name is distinct from excluded.actor_name
      or notice.created_at < excluded.created_at - ${renewedAfter}
    returning user_id`;
}

/** A place in the list: what is behind it comes next. */
export interface NoticePlace {
  createdAt: Date;
  id: number;
}

/** What the list is narrowed to. */
export interface Narrowing {
  kinds?: readonly NoticeKind[] | undefined;
  requestId?: number | undefined;
}

interface Reading extends Narrowing {
  after?: NoticePlace | undefined;
  unread: boolean;
  limit: number;
}

/** Written out, so that the planner knows how frequent they are. */
export const ofKinds = (kinds: readonly NoticeKind[]) =>
  kinds.length === 0 ? sql<boolean>`false` : sql<boolean>`notice.kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})`;

/** The conditions of what a list is narrowed to. */
export const narrowedTo = ({ kinds, requestId }: Narrowing) =>
  sql<boolean>`${kinds === undefined ? sql`true` : ofKinds(kinds)} and ${requestId === undefined ? sql`true` : sql`notice.request_id = ${requestId}`}`;

/** Of those to finance, which hears of bank details though it sees no requests. */
export const ofFinance = (actor: Actor) => (actor.can('csp:pay:check') ? ofKinds(kindsOfTopic('payments', 'staff')) : sql<boolean>`false`);

/**
 * Which notices a reader may see of their own: those about requests that they see at this moment, about bank details that they check, and
 * about their bulk runs.
 */
export const noticeVisibleTo = (actor: Actor) => sql<boolean>`(notice.run_id is not null or ${visibleTo(actor)} or ${ofFinance(actor)})`;

/** Someone's notices, newest first. */
export async function findNotices({ db, actor }: Context, { after, unread, limit, ...narrowing }: Reading) {
  const rows = await db
    .selectFrom('notice')
    .leftJoin('request', 'request.id', 'notice.request_id')
    .leftJoin('app_user as doer', 'doer.id', 'notice.actor_id')
    .leftJoin('contact as person', 'person.user_id', 'notice.actor_id')
    .select(['notice.id', 'notice.kind', 'notice.request_id', 'notice.run_id', 'notice.data', 'notice.created_at', 'notice.read_at'])
    .select((eb) => eb.fn.coalesce('doer.name', 'notice.actor_name').as('actor_name'))
    .select(['person.first_name', 'person.last_name', 'request.request_no', 'request.type', 'request.title'])
    .select(['request.description', 'request.project_name', 'request.quantity'])
    .where('notice.user_id', '=', actor.userId)
    .where(noticeVisibleTo(actor))
    .where(narrowedTo(narrowing))
    .$if(unread, (query) => query.where('notice.read_at', 'is', null))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(notice.created_at, notice.id) < (${after?.createdAt}::timestamptz, ${after?.id}::bigint)`),
    )
    .orderBy('notice.created_at', 'desc')
    .orderBy('notice.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ type, title, description, project_name, quantity, ...row }) => ({
    ...row,
    titled: { type, title, description, project_name, quantity } as Titled,
  }));
}

export type NoticeRecord = Awaited<ReturnType<typeof findNotices>>[number];

/** Unread notices that the actor may see, no further than the cap. */
export async function countUnread(db: Db | Tx, actor: Actor): Promise<number> {
  const { unread } = await db
    .selectFrom(
      db
        .selectFrom('notice')
        .leftJoin('request', 'request.id', 'notice.request_id')
        .select('notice.id')
        .where('notice.user_id', '=', actor.userId)
        .where('notice.read_at', 'is', null)
        .where(noticeVisibleTo(actor))
        .limit(unreadNoticesCap)
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow();
  return Number(unread);
}
