import type { TopicKind } from '@heliodesk/contract/live';
import type { UserKind } from '@heliodesk/contract/kit';
import type { NoticeKind, NoticeTopic } from '@heliodesk/contract/notification';
import type { Actor, Caller } from '../auth/actor.ts';
import type { WriteContext } from '../context.ts';
import type { Db, Tx } from '../db/database.ts';
import type { MailParams, MailTemplate } from '../mail/render-mail.ts';
import type { Platform } from '../platform.ts';
import { port, registry } from '../port.ts';

/** Something to notify someone about. */
export interface Notice {
  to: { contactId: number } | { userId: number };
  /** The record that it is about; recipients who may open it get a link. */
  about: { kind: TopicKind; id: number };
  template: MailTemplate;
  /** For people without a sign-in, who can't open the record; without it they get the same text, but no link. */
  withoutSignIn?: MailTemplate;
  params: MailParams;
}

/** A request, or a bulk run that has ended. */
export type BellSubject = { requestId: number } | { runId: number };

/** What the bell tells someone. */
export type Bell = BellSubject & {
  userId: number;
  kind: NoticeKind;
  /** What the kind's text names in addition to the one who acts. */
  data?: Readonly<Record<string, string>>;
};

/** A mail that someone wants right away, with its unsubscribe link where it isn't essential. */
export interface WantedMail {
  unsubscribePath?: string;
}

export interface NotificationPort {
  wantedMail: (platform: Platform, db: Db | Tx, userId: number, topic: NoticeTopic) => Promise<WantedMail | undefined>;
  notify: (context: WriteContext<Actor | null>, notice: Notice) => Promise<void>;
  ringBell: (context: WriteContext<Caller | null>, bell: Bell) => Promise<void>;
  settleDecision: (context: WriteContext<Caller | null>, requestId: number) => Promise<void>;
}

/** Implemented by the notifications domain. */
export const notificationPort = port<NotificationPort>('notification');

/** Notifies someone in their language, exactly if the transaction commits; disabled people are not notified. */
export const notify = (context: WriteContext<Actor | null>, notice: Notice): Promise<void> =>
  notificationPort.of(context.platform).notify(context, notice);

/** How a mail of a topic goes to a user; nothing if they don't want such mails right away. */
export const wantedMail = (platform: Platform, db: Db | Tx, userId: number, topic: NoticeTopic): Promise<WantedMail | undefined> =>
  notificationPort.of(platform).wantedMail(platform, db, userId, topic);

/** Tells someone by the bell, or as they chose, exactly if the transaction commits; never the one who acts. */
export const ringBell = (context: WriteContext<Caller | null>, bell: Bell): Promise<void> =>
  notificationPort.of(context.platform).ringBell(context, bell);

/** What told people that they are to decide about a request is read by all of them: someone has, or there is nothing to decide anymore. */
export const settleDecision = (context: WriteContext<Caller | null>, requestId: number): Promise<void> =>
  notificationPort.of(context.platform).settleDecision(context, requestId);

/** The web page of a record for a kind of reader; registered by the record's domain. */
export const recordPaths = registry<TopicKind, (id: number, reader: UserKind) => string>('path to record');

export const pathTo = (platform: Platform, { kind, id }: Notice['about'], reader: UserKind): string =>
  recordPaths.of(platform, kind)(id, reader);
