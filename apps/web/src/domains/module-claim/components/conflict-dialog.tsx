import type { ModuleClaimDraftView } from '@heliodesk/contract/module-claim';
import { labelOf } from '#src/platform/schema-rules.ts';
import { ConflictDialog } from '#src/ui/form/conflict-dialog.tsx';
import type { ConflictingField } from '#src/ui/form/conflict-dialog.tsx';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { claimOf } from '../claim-values.ts';
import type { ClaimValues } from '../claim-values.ts';

interface ClaimConflictDialogProps {
  mine: ClaimValues;
  theirs: ModuleClaimDraftView;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

const wordsOf = (value: unknown): string => (value == null ? '' : String(value));

/** The fields in which two states of a claim differ. */
function differencesOf(mine: ClaimValues, theirs: ClaimValues): ConflictingField[] {
  return (Object.keys(mine) as (keyof ClaimValues)[]).flatMap((part) => {
    const own: Record<string, unknown> = mine[part];
    const other: Record<string, unknown> = theirs[part];
    return [...new Set([...Object.keys(own), ...Object.keys(other)])]
      .filter((name) => name !== 'addressId' && name !== 'sfUpload')
      .map((name) => ({ label: labelOf(`${part}.${name}`), mine: wordsOf(own[name]), theirs: wordsOf(other[name]) }))
      .filter((difference) => difference.mine !== difference.theirs);
  });
}

/** The draft as it was typed here and as it was saved elsewhere. */
export function ClaimConflictDialog({ mine, theirs, onKeepMine, onTakeTheirs }: ClaimConflictDialogProps) {
  return (
    <ConflictDialog
      fields={differencesOf(mine, claimOf(theirs))}
      savedAt={<UtcTime at={theirs.updateTime} withZone />}
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
    />
  );
}
