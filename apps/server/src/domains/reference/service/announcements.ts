import type { Page } from '@heliodesk/contract/kit';
import {
  announcedAheadMs,
  type Announcement,
  type AnnouncementRow,
  type AnnouncementState,
  type EditedAnnouncement,
  type NewAnnouncement,
} from '@heliodesk/contract/reference';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import * as store from '../store/announcements.ts';
import type { AnnouncementContent, AnnouncementRecord, Moments } from '../store/announcements.ts';
import { filled, textIn } from './localized.ts';

function momentsOf({ clock }: Platform): Moments {
  const now = clock.now();
  return { now, shownFrom: new Date(now.getTime() + announcedAheadMs) };
}

/** The current banners, in a language. */
export async function announcementsNow({ platform, db, language }: Context<Actor | null>): Promise<Announcement[]> {
  const rows = await store.findShownAnnouncements(db, momentsOf(platform));
  return rows.map(({ id, level, texts, starts_at, ends_at }) => ({
    id,
    level,
    text: textIn(texts, language),
    startsAt: starts_at.toISOString(),
    endsAt: ends_at.toISOString(),
  }));
}

function stateOf({ starts_at, ends_at }: AnnouncementContent, { now, shownFrom }: Moments): AnnouncementState {
  if (ends_at <= now) return 'over';
  return starts_at <= shownFrom ? 'shown' : 'planned';
}

const announcementView = (record: AnnouncementRecord, moments: Moments): AnnouncementRow => ({
  id: record.id,
  level: record.level,
  texts: record.texts,
  startsAt: record.starts_at.toISOString(),
  endsAt: record.ends_at.toISOString(),
  state: stateOf(record, moments),
  version: record.version,
});

/** One page of banners, with where each is in time. */
export async function listAnnouncements(
  { platform, db }: Context,
  { pageNum, pageSize, state }: { pageNum: number; pageSize: number; state?: AnnouncementState | undefined },
): Promise<Page<AnnouncementRow>> {
  const moments = momentsOf(platform);
  const [rows, total] = await Promise.all([
    store.findAnnouncementPage(db, state, moments, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
    store.countAnnouncements(db, state, moments),
  ]);
  return { rows: rows.map((row) => announcementView(row, moments)), total };
}

const contentOf = ({ level, texts, startsAt, endsAt }: NewAnnouncement | EditedAnnouncement): AnnouncementContent => ({
  level,
  texts: filled(texts),
  starts_at: new Date(startsAt),
  ends_at: new Date(endsAt),
});

const subject = ({ id }: AnnouncementRecord) => ({ subjectType: 'announcement', subjectId: id });

/** Plans a banner. */
export async function addAnnouncement(context: WriteContext, body: NewAnnouncement): Promise<AnnouncementRow> {
  const added = await store.insertAnnouncement(context.tx, contentOf(body));
  await auditChange(context, { action: 'announcement.add', ...subject(added), after: added });
  return announcementView(added, momentsOf(context.platform));
}

/** Changes a banner; refuses changes based on an older state. */
export async function editAnnouncement(context: WriteContext, body: EditedAnnouncement): Promise<AnnouncementRow> {
  const { platform, tx } = context;
  const before = await store.findAnnouncementForUpdate(tx, body.id);
  if (before === undefined) throw fail('notFound');
  if (before.version !== body.version) throw fail('stale', {}, { current: announcementView(before, momentsOf(platform)) });
  const after = await store.updateAnnouncement(tx, before.id, contentOf(body));
  await auditChange(context, { action: 'announcement.edit', ...subject(before), before, after });
  return announcementView(after, momentsOf(platform));
}

/** Removes a banner, whether or not it is shown. */
export async function removeAnnouncement(context: WriteContext, id: number): Promise<null> {
  const { tx } = context;
  const before = await store.findAnnouncementForUpdate(tx, id);
  if (before === undefined) throw fail('notFound');
  await store.removeAnnouncement(tx, id);
  await auditChange(context, { action: 'announcement.remove', ...subject(before), before });
  return null;
}
