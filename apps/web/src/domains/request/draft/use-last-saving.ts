import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { attachmentList } from '#src/domains/attachment/index.ts';
import type { StepStates } from './draft-kind.ts';
import type { DraftState } from './draft-state.ts';

/** When the draft was saved last: its fields, or what one of its steps stores by itself, such as files. */
export function useLastSaving({ requestId, saving }: DraftState<object>, states: StepStates): DraftState<object>['saving'] {
  const { data: files } = useQuery({ ...attachmentList(requestId ?? 0), enabled: requestId !== undefined });
  const times = [useChangedAt(files), ...Object.values(states).map(({ savedAt }) => savedAt)].filter((at) => at !== undefined);
  if (saving === 'saving' || saving === 'failed') return saving;
  const latest = [...times, ...(saving ? [saving.savedAt] : [])].toSorted().at(-1);
  return latest === undefined ? undefined : { savedAt: latest };
}

/** When a stored thing last became another one, since it was known first. */
export function useChangedAt(stored: unknown): string | undefined {
  const [seen, setSeen] = useState<{ stored: unknown; at?: string }>({ stored });
  if (stored === undefined || seen.stored === stored) return seen.at;
  const change = seen.stored === undefined ? {} : { at: new Date().toISOString() };
  setSeen({ stored, ...change });
  return change.at;
}
