import type { Tip, TipDifferences } from '@heliodesk/contract/request';
import type { Language } from '@heliodesk/contract/kit';
import { userIn } from '#src/platform/i18n/names.ts';
import type { TipRecord } from './tip-store.ts';

export interface TipReader {
  language: Language;
  isStaff: boolean;
}

const none: TipDifferences = { added: [], removed: [], changes: [], serialChanges: null, pairChanges: null, accepted: null, consent: null };

/** A tip as a reader sees it; what was recalled is no longer said to the other side. */
export function toTip(tip: TipRecord, differences: Partial<TipDifferences>, { language, isStaff }: TipReader): Tip {
  const isSaid = isStaff || tip.state !== 'recalled';
  return {
    tipsId: tip.id,
    requestId: tip.requestId,
    msgId: tip.messageId,
    tipsType: tip.type,
    state: tip.state,
    photos: isSaid ? tip.asked.photos : [],
    fields: isSaid ? tip.asked.fields : [],
    serials: isSaid ? tip.asked.serials : null,
    pairs: isSaid ? tip.asked.pairs : null,
    solution: isSaid ? tip.asked.solution : null,
    bankDetailsId: tip.asked.bankDetailsId,
    creditNoteId: tip.asked.creditNoteId,
    content: isSaid ? tip.content : '',
    asker: tip.asker,
    askTime: tip.askedAt.toISOString(),
    dueTime: tip.dueAt.toISOString(),
    note: tip.note,
    version: tip.version,
    ...none,
    ...differences,
    answerer: userIn(language, tip.answerer, { first_name: tip.firstName, last_name: tip.lastName }),
    answeredFor: userIn(language, null, { first_name: tip.forFirstName, last_name: tip.forLastName }),
    closeTime: tip.closedAt?.toISOString() ?? null,
    reviewed: tip.reviewedAt !== null,
  };
}
