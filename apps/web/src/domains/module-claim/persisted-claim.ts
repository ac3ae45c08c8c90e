import { currentUser } from '#src/platform/session.ts';
import { browserStorage } from '#src/platform/storage.ts';
import type { ClaimValues } from './claim-values.ts';

/** What was typed and not saved yet, with the version it was typed on. */
export interface PersistedClaim {
  values: ClaimValues;
  version: number | undefined;
}

/** Stored for each person separately, so that nobody else at this browser gets to see it. */
const keyOf = (draft: string): string => `moduleClaim_${currentUser()?.user.userId ?? 'nobody'}_${draft}`;

const isPersisted = (stored: unknown): stored is PersistedClaim => {
  const values = (stored as Partial<PersistedClaim> | null | undefined)?.values as Partial<ClaimValues> | undefined;
  return typeof values?.basicReq === 'object' && typeof values.moduleClaim === 'object' && typeof values.requestAddressReq === 'object';
};

/** Holds what was typed in this browser until the server has it: over an expired session, a lost connection, a reload. */
export const persistedClaims = {
  read: (draft: string): PersistedClaim | undefined => {
    const stored = browserStorage.getJson(keyOf(draft));
    return isPersisted(stored) ? stored : undefined;
  },
  write: (draft: string, claim: PersistedClaim): void => browserStorage.setJson(keyOf(draft), claim),
  forget: (draft: string): void => browserStorage.remove(keyOf(draft)),
};
