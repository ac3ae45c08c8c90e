import { labelOf } from '#src/platform/schema-rules.ts';
import { ConflictDialog } from '#src/ui/form/conflict-dialog.tsx';
import type { ConflictingField } from '#src/ui/form/conflict-dialog.tsx';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import type { StoredDraft } from './draft-kind.ts';

interface DraftConflictDialogProps<Values> {
  mine: Values;
  theirs: StoredDraft<Values>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

type Fields = Readonly<Record<string, unknown>>;

const wordsOf = (value: unknown): string => (value == null ? '' : String(value));

/** Set by the forms themselves; no one has typed them. */
const unseen: ReadonlySet<string> = new Set(['addressId', 'sfUpload']);

/** The fields in which two states of a draft differ. */
function differencesOf<Values extends object>(mine: Values, theirs: Values): ConflictingField[] {
  const others = theirs as Readonly<Record<string, Fields>>;
  return Object.entries(mine as Readonly<Record<string, Fields>>).flatMap(([part, own]) => {
    const other = others[part] ?? {};
    return [...new Set([...Object.keys(own), ...Object.keys(other)])]
      .filter((name) => !unseen.has(name))
      .map((name) => ({ label: labelOf(`${part}.${name}`), mine: wordsOf(own[name]), theirs: wordsOf(other[name]) }))
      .filter((difference) => difference.mine !== difference.theirs);
  });
}

/** The draft as it was typed here and as it was saved elsewhere. */
export function DraftConflictDialog<Values extends object>({ mine, theirs, onKeepMine, onTakeTheirs }: DraftConflictDialogProps<Values>) {
  return (
    <ConflictDialog
      fields={differencesOf(mine, theirs.values)}
      savedAt={<LocalTime at={theirs.updateTime} />}
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
    />
  );
}
