import type { CustomerChoice } from '@heliodesk/contract/account';
import type { Language } from '@heliodesk/contract/kit';
import { queryOptions } from '@tanstack/react-query';
import type { RequestDraftKind, StoredDraft } from './draft-kind.ts';
import { persistedDrafts } from './persisted-draft.ts';
import type { DraftStart } from './draft-state.ts';

/** A stored draft, read afresh each time a wizard opens: it must not start from an old state. */
export const storedDraft = <Values extends object>(kind: RequestDraftKind<Values>, requestId: number, isCopy: boolean) =>
  queryOptions({
    // No key of the requests: what is written to them must not exchange a draft that someone is typing.
    queryKey: ['request-draft', kind.type, requestId, isCopy],
    queryFn: ({ signal }) => kind.load(requestId, { isCopy, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** What was typed for one customer is never offered for another. */
const nameOf = (name: string, contactId: number | undefined): string => (contactId === undefined ? name : `${name}_for_${contactId}`);

/** Whether this browser holds something typed into a new one that the server has not got yet. */
export const hasUnsavedNew = <Values extends object>(kind: RequestDraftKind<Values>, contactId: number | undefined): boolean =>
  persistedDrafts.read(kind, nameOf('new', contactId)) !== undefined;

export function newDraft<Values extends object>(
  kind: RequestDraftKind<Values>,
  customer: CustomerChoice | undefined,
  language: Language,
): DraftStart<Values> {
  const name = nameOf('new', customer?.contactId);
  const persisted = persistedDrafts.read(kind, name);
  return {
    name,
    values: persisted?.values ?? kind.empty(customer?.language ?? language),
    isUnsaved: persisted !== undefined,
    onBehalfOf: customer?.contactId,
  };
}

export function copiedDraft<Values extends object>(
  kind: RequestDraftKind<Values>,
  { values, title }: StoredDraft<Values>,
  requestId: number,
  onBehalfOf: number | undefined,
): DraftStart<Values> {
  const name = nameOf(`copy_${requestId}`, onBehalfOf);
  const persisted = persistedDrafts.read(kind, name);
  return { name, values: persisted?.values ?? values, title, isUnsaved: persisted !== undefined, cloneOf: requestId, onBehalfOf };
}

/** What this browser kept continues; over another version only after the person has chosen. */
export function resumedDraft<Values extends object>(
  kind: RequestDraftKind<Values>,
  stored: StoredDraft<Values>,
  requestId: number,
  onBehalfOf: number | undefined,
): DraftStart<Values> {
  const persisted = persistedDrafts.read(kind, String(requestId));
  return {
    name: String(requestId),
    values: persisted?.values ?? stored.values,
    isUnsaved: persisted !== undefined,
    requestId,
    onBehalfOf,
    requestNo: stored.requestNo ?? undefined,
    version: stored.version,
    title: stored.title,
    savedAt: stored.updateTime ?? undefined,
    theirs: persisted !== undefined && persisted.version !== stored.version ? stored : undefined,
  };
}
