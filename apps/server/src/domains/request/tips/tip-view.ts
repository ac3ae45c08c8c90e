import type { Tip, TipDifferences, TipHead } from '@heliodesk/contract/request';
import type { Language } from '@heliodesk/contract/kit';
import { userIn } from '#src/platform/i18n/names.ts';
import type { TipHeadRecord, TipRecord } from './tip-store.ts';

export interface TipReader {
  language: Language;
  isStaff: boolean;
}

const none: TipDifferences = { added: [], removed: [], changes: [], serialChanges: null, pairChanges: null, accepted: null, consent: null };

/** Which tip it is and how far. */
export const toTipHead = (tip: TipHeadRecord): TipHead => ({
  tipsId: tip.id,
  msgId: tip.messageId,
  tipsType: tip.type,
  state: tip.state,
  askTime: tip.askedAt.toISOString(),
  dueTime: tip.dueAt.toISOString(),
  closeTime: tip.closedAt?.toISOString() ?? null,
});

/** A tip as a reader sees it; what was recalled is no longer said to the other side. */
export function toTip(tip: TipRecord, differences: Partial<TipDifferences>, { language, isStaff }: TipReader): Tip {
  const isSaid = isStaff || tip.state !== 'recalled';
  return {
    ...toTipHead(tip),
    requestId: tip.requestId,
    photos: isSaid ? tip.asked.photos : [],
    fields: isSaid ? tip.asked.fields : [],
    serials: isSaid ? tip.asked.serials : null,
    pairs: isSaid ? tip.asked.pairs : null,
    solution: isSaid ? tip.asked.solution : null,
    bankDetailsId: tip.asked.bankDetailsId,
    creditNoteId: tip.asked.creditNoteId,
    content: isSaid ? tip.content : '',
    asker: tip.asker,
    note: tip.note,
    version: tip.version,
    ...none,
    ...differences,
    answerer: userIn(language, tip.answerer, { first_name: tip.firstName, last_name: tip.lastName }),
    answeredFor: userIn(language, null, { first_name: tip.forFirstName, last_name: tip.forLastName }),
    reviewed: tip.reviewedAt !== null,
  };
}
