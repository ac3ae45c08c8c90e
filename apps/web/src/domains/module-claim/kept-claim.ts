import { currentUser } from '#src/platform/session.ts';
import { browserStorage } from '#src/platform/storage.ts';
import type { ClaimValues } from './claim-values.ts';

/** What was typed and not saved yet, with the version it was typed on. */
export interface KeptClaim {
  values: ClaimValues;
  version: number | undefined;
}

/** Kept for each person apart, so that nobody else at this browser gets to see it. */
const keyOf = (draft: string): string => `moduleClaim_${currentUser()?.user.userId ?? 'nobody'}_${draft}`;

const isKept = (stored: unknown): stored is KeptClaim => {
  const values = (stored as Partial<KeptClaim> | null | undefined)?.values as Partial<ClaimValues> | undefined;
  return typeof values?.basicReq === 'object' && typeof values.moduleClaim === 'object' && typeof values.requestAddressReq === 'object';
};

/** Holds what was typed in this browser until the server has it: over an expired session, a lost connection, a reload. */
export const keptClaims = {
  read: (draft: string): KeptClaim | undefined => {
    const stored = browserStorage.getJson(keyOf(draft));
    return isKept(stored) ? stored : undefined;
  },
  keep: (draft: string, kept: KeptClaim): void => browserStorage.setJson(keyOf(draft), kept),
  forget: (draft: string): void => browserStorage.remove(keyOf(draft)),
};
