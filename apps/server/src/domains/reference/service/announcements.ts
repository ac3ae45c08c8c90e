import { fallbackLanguage, type Language } from '@heliodesk/contract/kit';
import type { Announcement } from '@heliodesk/contract/reference';
import type { Platform } from '#src/platform/platform.ts';
import { findAnnouncements } from '../store.ts';

/** A banner is shown from 7 days before its start until its end (spec 3 §12). */
const shownAhead = 7 * 24 * 60 * 60_000;

export async function announcementsNow({ db, clock }: Platform, language: Language): Promise<Announcement[]> {
  const now = clock.now();
  const rows = await findAnnouncements(db, new Date(now.getTime() + shownAhead), now);
  return rows.map(({ id, level, texts, starts_at, ends_at }) => ({
    id,
    level,
    text: texts[language] ?? texts[fallbackLanguage] ?? '',
    startsAt: starts_at.toISOString(),
    endsAt: ends_at.toISOString(),
  }));
}
