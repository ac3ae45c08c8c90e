import { requestTypeNames, type RequestType } from '@heliodesk/contract/request';
import { currentUser } from '#src/platform/session.ts';
import { browserStorage } from '#src/platform/storage.ts';
import type { RequestDraftKind } from './draft-kind.ts';

/** What was typed and not saved yet, with the version it was typed on. */
export interface PersistedDraft<Values> {
  values: Values;
  version: number | undefined;
}

/** Stored for each person separately, so that no one else at this browser gets to see it. */
const keyOf = (type: RequestType, draft: string): string =>
  `${requestTypeNames[type]}_${currentUser()?.user.userId ?? 'anonymous'}_${draft}`;

/** Holds what was typed in this browser until the server has it: over an expired session, a lost connection, a reload. */
export const persistedDrafts = {
  read: <Values extends object>({ type, empty }: RequestDraftKind<Values>, draft: string): PersistedDraft<Values> | undefined => {
    const stored = browserStorage.getJson(keyOf(type, draft)) as PersistedDraft<Record<string, unknown>> | null | undefined;
    const hasAllParts = Object.keys(empty('en')).every((part) => typeof stored?.values?.[part] === 'object');
    return hasAllParts ? (stored as PersistedDraft<Values>) : undefined;
  },
  write: <Values extends object>({ type }: RequestDraftKind<Values>, draft: string, persisted: PersistedDraft<Values>): void =>
    browserStorage.setJson(keyOf(type, draft), persisted),
  forget: <Values extends object>({ type }: RequestDraftKind<Values>, draft: string): void => browserStorage.remove(keyOf(type, draft)),
};
