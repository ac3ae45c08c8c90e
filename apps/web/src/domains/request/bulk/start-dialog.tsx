import type { BulkAction, RequestRow } from '@heliodesk/contract/request';
import { AssignManyDialog } from './assign-many-dialog.tsx';
import { AskManyDialog } from './ask-many-dialog.tsx';
import { useBulkChoice } from './bulk-choice.ts';
import { RemindManyDialog } from './remind-many-dialog.tsx';

interface StartDialogProps {
  action: BulkAction;
  rows: readonly RequestRow[];
  onStarted: (runId: number) => void;
  onClose: () => void;
}

const dialogs = { assign: AssignManyDialog, askFiles: AskManyDialog, remind: RemindManyDialog } as const satisfies Record<
  BulkAction,
  unknown
>;

/** What an action on many requests asks for before it starts. */
export function StartDialog({ action, rows, ...handlers }: StartDialogProps) {
  const chosenFor = useBulkChoice();
  const targets = chosenFor(rows, action);
  const Dialog = dialogs[action];
  return <Dialog targets={targets} leftOut={rows.filter((row) => !targets.includes(row))} {...handlers} />;
}
