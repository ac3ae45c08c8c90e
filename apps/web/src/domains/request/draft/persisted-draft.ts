import { requestTypeNames, type RequestType } from '@heliodesk/contract/request';
import { ownKey } from '#src/platform/own-input.ts';
import { browserStorage, tabStorage } from '#src/platform/storage.ts';
import type { RequestDraftKind } from './draft-kind.ts';

/** What was typed and not saved yet, with the version it was typed on. */
export interface PersistedDraft<Values> {
  values: Values;
  version: number | undefined;
}

const keyOf = (type: RequestType, draft: string): string => ownKey(requestTypeNames[type], draft);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Keeps what was typed in this browser until the server has it: through an expired session, a lost connection, a reload. Two tabs may have
 * the same draft open: each keeps its own input, and neither removes what the other typed last.
 */
export const persistedDrafts = {
  read: <Values extends object>({ type, empty }: RequestDraftKind<Values>, draft: string): PersistedDraft<Values> | undefined => {
    const key = keyOf(type, draft);
    const stored = (tabStorage.getJson(key) ?? browserStorage.getJson(key)) as PersistedDraft<Record<string, unknown>> | null | undefined;
    const hasAllParts = Object.keys(empty('en')).every((part) => typeof stored?.values?.[part] === 'object');
    return hasAllParts ? (stored as PersistedDraft<Values>) : undefined;
  },
  write: <Values extends object>({ type }: RequestDraftKind<Values>, draft: string, persisted: PersistedDraft<Values>): void => {
    const key = keyOf(type, draft);
    for (const storage of [tabStorage, browserStorage]) storage.setJson(key, persisted);
  },
  /** The draft is over: nothing that was typed into it is kept, by whatever tab. */
  remove: <Values extends object>({ type }: RequestDraftKind<Values>, draft: string): void => {
    const key = keyOf(type, draft);
    for (const storage of [tabStorage, browserStorage]) storage.remove(key);
  },
  /** `values` no longer need to be kept. If the browser holds others, they belong to another tab and stay. */
  forget: <Values extends object>({ type }: RequestDraftKind<Values>, draft: string, values: Values): void => {
    const key = keyOf(type, draft);
    tabStorage.remove(key);
    const left = browserStorage.getJson(key) as Partial<PersistedDraft<Values>> | null | undefined;
    if (isSame(left?.values, values)) browserStorage.remove(key);
  },
};
