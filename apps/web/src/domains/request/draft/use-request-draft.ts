import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RequestDraftKind } from './draft-kind.ts';
import { RequestDraft } from './request-draft.ts';
import type { DraftStart, DraftState } from './draft-state.ts';

/** One draft for as long as its wizard is open; what is unsaved goes to the server when the page is left. */
export function useRequestDraft<Values extends object>(
  kind: RequestDraftKind<Values>,
  start: DraftStart<Values>,
): { draft: RequestDraft<Values>; state: DraftState<Values> } {
  const [draft] = useState(() => new RequestDraft(kind, start));
  const state = useSyncExternalStore(draft.subscribe, () => draft.state);
  useEffect(() => {
    // What this browser has persisted goes to the server immediately.
    draft.open();
    return () => draft.close();
  }, [draft]);
  return { draft, state };
}
