import type { Tip, TipFile } from '@heliodesk/contract/request';
import type { Language } from '@heliodesk/contract/kit';
import { personIn } from '#src/platform/i18n/names.ts';
import type { TipRecord } from './tip-store.ts';

const without = (files: readonly TipFile[], others: readonly TipFile[]): TipFile[] =>
  files.filter((file) => !others.some(({ attId }) => attId === file.attId));

/** The files that there are now, or were when it was answered. */
function filesIn({ state, before, after }: TipRecord, now: readonly TipFile[]): readonly TipFile[] {
  if (state === 'open') return now;
  return after?.files ?? before.files ?? [];
}

export interface TipReader {
  language: Language;
  isStaff: boolean;
}

/** A tip as a reader sees it; what was recalled is no longer said to the other side. */
export function toTip(tip: TipRecord, files: readonly TipFile[], { language, isStaff }: TipReader): Tip {
  const isSaid = isStaff || tip.state !== 'recalled';
  const before = tip.before.files ?? [];
  const current = filesIn(tip, files);
  return {
    tipsId: tip.id,
    requestId: tip.requestId,
    msgId: tip.messageId,
    tipsType: tip.type,
    state: tip.state,
    photos: isSaid ? tip.asked.photos : [],
    content: isSaid ? tip.content : '',
    asker: tip.asker,
    askTime: tip.askedAt.toISOString(),
    dueTime: tip.dueAt.toISOString(),
    note: tip.note,
    added: without(current, before),
    removed: without(before, current),
    answerer: personIn(
      language,
      tip.answerer,
      tip.firstName === null || tip.lastName === null ? null : { firstName: tip.firstName, lastName: tip.lastName },
    ),
    closeTime: tip.closedAt?.toISOString() ?? null,
    reviewed: tip.reviewedAt !== null,
  };
}
