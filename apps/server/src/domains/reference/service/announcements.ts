import type { Language, Page } from '@heliodesk/contract/kit';
import {
  announcedAheadMs,
  type Announcement,
  type AnnouncementRow,
  type AnnouncementState,
  type EditedAnnouncement,
  type NewAnnouncement,
} from '@heliodesk/contract/reference';
import type { Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import * as store from '../store/announcements.ts';
import type { AnnouncementContent, AnnouncementRecord, Moments } from '../store/announcements.ts';
import { recordChange, type AuditContext } from './record-change.ts';
import { filled, textIn } from './localized.ts';

function momentsOf({ clock }: Platform): Moments {
  const now = clock.now();
  return { now, shownFrom: new Date(now.getTime() + announcedAheadMs) };
}

/** The banners of this moment, in a language. */
export async function announcementsNow(platform: Platform, language: Language): Promise<Announcement[]> {
  const rows = await store.findShownAnnouncements(platform.db, momentsOf(platform));
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

/** One page of banners, with where each stands in time. */
export async function listAnnouncements(
  platform: Platform,
  { pageNum, pageSize, state }: { pageNum: number; pageSize: number; state?: AnnouncementState | undefined },
): Promise<Page<AnnouncementRow>> {
  const moments = momentsOf(platform);
  const [rows, total] = await Promise.all([
    store.findAnnouncementPage(platform.db, state, moments, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
    store.countAnnouncements(platform.db, state, moments),
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
export async function addAnnouncement(
  platform: Platform,
  tx: Tx,
  auditContext: AuditContext,
  body: NewAnnouncement,
): Promise<AnnouncementRow> {
  const added = await store.insertAnnouncement(tx, contentOf(body));
  await recordChange(tx, platform, auditContext, { action: 'announcement.add', ...subject(added), after: added });
  return announcementView(added, momentsOf(platform));
}

/** Changes a banner; refuses who has read an older state. */
export function editAnnouncement(platform: Platform, auditContext: AuditContext, body: EditedAnnouncement): Promise<AnnouncementRow> {
  return transaction(platform.db, async (tx) => {
    const before = await store.findAnnouncementForUpdate(tx, body.id);
    if (before === undefined) throw fail('notFound');
    if (before.version !== body.version) throw fail('stale', {}, { current: announcementView(before, momentsOf(platform)) });
    const after = await store.updateAnnouncement(tx, before.id, contentOf(body));
    await recordChange(tx, platform, auditContext, { action: 'announcement.edit', ...subject(before), before, after });
    return announcementView(after, momentsOf(platform));
  });
}

/** Removes a banner, whether or not it is shown. */
export function removeAnnouncement(platform: Platform, auditContext: AuditContext, id: number): Promise<null> {
  return transaction(platform.db, async (tx) => {
    const before = await store.findAnnouncementForUpdate(tx, id);
    if (before === undefined) throw fail('notFound');
    await store.removeAnnouncement(tx, id);
    await recordChange(tx, platform, auditContext, { action: 'announcement.remove', ...subject(before), before });
    return null;
  });
}
