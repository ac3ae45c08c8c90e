import type { PhraseForm, PhraseTexts, PhraseView } from '@heliodesk/contract/reference';
import { labelOf } from '#src/platform/field-labels.ts';
import { ConflictDialog } from '#src/ui/form/conflict-dialog.tsx';
import { LocalTime } from '#src/ui/format/local-time.tsx';

interface TextConflictDialogProps {
  mine: PhraseTexts;
  theirs: PhraseView;
  onKeepMine: () => void;
  onTakeTheirs: (theirs: PhraseView) => void;
}

/** The text as it was typed here and as it was saved elsewhere, form by form. */
export function TextConflictDialog({ mine, theirs, onKeepMine, onTakeTheirs }: TextConflictDialogProps) {
  const theirTextOf = (form: PhraseForm): string => theirs.own[form] ?? theirs.release[form] ?? '';
  return (
    <ConflictDialog
      fields={theirs.forms.map((form) => ({ label: labelOf(`texts.${form}`), mine: mine[form] ?? '', theirs: theirTextOf(form) }))}
      savedAt={theirs.changedAt !== null && <LocalTime at={theirs.changedAt} />}
      onKeepMine={onKeepMine}
      onTakeTheirs={() => onTakeTheirs(theirs)}
    />
  );
}
