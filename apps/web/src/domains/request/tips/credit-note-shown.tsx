import type { Tip } from '@heliodesk/contract/request';
import { Suspense } from 'react';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { findCreditNoteTasks } from './credit-note-tasks.ts';
import type { TipFormProps } from './tip-form-props.ts';

/** A credit note to confirm, in its place. */
export function CreditNoteAnswer(props: TipFormProps) {
  const views = findCreditNoteTasks();
  return (
    views && (
      <Suspense fallback={<BlockSkeleton lines={4} />}>
        <views.Answer {...props} />
      </Suspense>
    )
  );
}

/** Which credit note a task is about, and what became of its payment. */
export function CreditNoteShown({ tip }: { tip: Tip }) {
  const views = findCreditNoteTasks();
  return (
    views && (
      <Suspense fallback={null}>
        <views.Shown tip={tip} />
      </Suspense>
    )
  );
}
