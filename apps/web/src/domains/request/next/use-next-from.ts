import { nextOwners, requestTypeValues } from '@heliodesk/contract/request';
import type { NextFrom } from '@heliodesk/contract/request';
import { ownKey } from '#src/platform/own-input.ts';
import { usePersistedInput } from '#src/platform/persisted-input.ts';

function readFrom(stored: unknown): NextFrom {
  const { owner, type } = (stored ?? {}) as Record<keyof NextFrom, unknown>;
  return {
    owner: nextOwners.find((each) => each === owner),
    type: requestTypeValues.find((each) => each === type),
  };
}

/** What the person has cases handed out from, kept over reloads while they work through them. */
export function useNextFrom() {
  const [from, change, forget] = usePersistedInput(ownKey('next', 'from'), readFrom);
  return { from, choose: (chosen: NextFrom) => change(() => chosen), forget };
}
