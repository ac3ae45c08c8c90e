import { useFormat } from '#src/ui/format/use-format.ts';
import { useGuardLabels } from './guard-labels.ts';

/** Why an action is blocked, in whole sentences; nothing where it is not. */
export function useBlockReason(): (blockedBy: readonly string[]) => string | undefined {
  const { sentences } = useFormat();
  const guardLabel = useGuardLabels();
  return (blockedBy) => (blockedBy.length === 0 ? undefined : sentences(blockedBy.map(guardLabel)));
}
