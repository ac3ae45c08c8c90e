import type { Platform } from '#src/platform/platform.ts';
import { findKind } from '../kinds.ts';
import type { RequestRecord } from '../store.ts';
import { specOf } from './spec-of.ts';
import type { TipRecord } from './tip-store.ts';

/** Whether a tip lets customers change what the review of a claim decides about, serial numbers or parts. */
export const isAboutReviewed = (
  platform: Platform,
  request: RequestRecord,
  { type, asked }: Pick<TipRecord, 'type' | 'asked'>,
): boolean => {
  const lists = findKind(platform, request.type)?.lists?.name;
  return specOf({ type, asked }).opens === 'serials' || asked.fields.some(({ field }) => field === lists);
};
