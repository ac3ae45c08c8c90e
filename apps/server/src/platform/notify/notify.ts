import type { TopicKind } from '@heliodesk/contract/live';
import type { UserKind } from '@heliodesk/contract/kit';
import type { Actor } from '../auth/actor.ts';
import type { WriteContext } from '../context.ts';
import type { MailTemplate } from '../mail/render-mail.ts';
import type { Platform } from '../platform.ts';
import { port, registry } from '../port.ts';

/** How a notice reaches someone. */
export type NoticeChannel = 'mail';

/** Something that someone has to hear about. */
export interface Notice {
  to: { contactId: number } | { userId: number };
  /** The record that it is about; anyone who may open it gets the way to it. */
  about: { kind: TopicKind; id: number };
  template: MailTemplate;
  /** For people without a sign-in, who can't open the record; else they get the same words without a link. */
  withoutSignIn?: MailTemplate;
  params: Record<string, string>;
  /** By mail alone unless told otherwise. */
  channels?: readonly NoticeChannel[];
}

export interface NotificationPort {
  notify: (context: WriteContext<Actor | null>, notice: Notice) => Promise<void>;
}

/** Answered by the domain of notifications. */
export const notificationPort = port<NotificationPort>('notification');

/** Tells someone in their language, exactly if the transaction commits; people who are disabled are not told. */
export const notify = (context: WriteContext<Actor | null>, notice: Notice): Promise<void> =>
  notificationPort.of(context.platform).notify(context, notice);

/** Where a kind of reader finds a record on the web; registered by the record's domain. */
export const recordPaths = registry<TopicKind, (id: number, reader: UserKind) => string>('path to record');

export const pathTo = (platform: Platform, { kind, id }: Notice['about'], reader: UserKind): string =>
  recordPaths.of(platform, kind)(id, reader);
