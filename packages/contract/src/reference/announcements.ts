import { z } from 'zod';
import { answerText, Id, Paging, Timestamp, Version } from '../kit/index.ts';
import { LocalizedTexts, localizedText } from './localized.ts';
import { AnnouncementLevel } from './schemas.ts';

/** A banner is shown from 7 days before its start until its end (spec 3 §12). */
export const announcedAheadMs = 7 * 24 * 60 * 60_000;

/** Not shown yet, shown now, not shown anymore. */
export const announcementStates = ['planned', 'shown', 'over'] as const;

export const AnnouncementState = z.enum(announcementStates);

export type AnnouncementState = z.output<typeof AnnouncementState>;

export const AnnouncementRow = z.object({
  id: z.number().int(),
  level: AnnouncementLevel,
  texts: LocalizedTexts,
  startsAt: answerText(30),
  endsAt: answerText(30),
  state: AnnouncementState,
  version: z.number().int(),
});

export type AnnouncementRow = z.output<typeof AnnouncementRow>;

const content = {
  level: AnnouncementLevel,
  startsAt: Timestamp,
  endsAt: Timestamp,
  texts: localizedText(500),
};

const endsLater = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): boolean => Date.parse(endsAt) > Date.parse(startsAt);

const atEnd = { path: ['endsAt'], params: { rule: 'endsLater' } };

export const NewAnnouncement = z.object(content).refine(endsLater, atEnd);

export type NewAnnouncement = z.output<typeof NewAnnouncement>;

export const EditedAnnouncement = z.object({ id: Id, ...content, version: Version }).refine(endsLater, atEnd);

export type EditedAnnouncement = z.output<typeof EditedAnnouncement>;

export const AnnouncementFilter = z.object({ state: AnnouncementState.optional() });

export const OnAnnouncement = z.object({ id: Id });

export const ListAnnouncementsQuery = Paging.extend(AnnouncementFilter.shape);
