import { Suspense } from 'react';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { findBankTasks } from './bank-tasks.ts';
import type { BankProgressProps } from './bank-tasks.ts';
import type { TipFormProps } from './tip-form-props.ts';

/** Bank details that are asked for, or to be confirmed, in their place. */
export function BankAnswer(props: TipFormProps) {
  const views = findBankTasks();
  return (
    views && (
      <Suspense fallback={<BlockSkeleton lines={6} />}>
        <views.Answer {...props} />
      </Suspense>
    )
  );
}

/** How far bank details are. */
export function BankProgress(props: BankProgressProps) {
  const views = findBankTasks();
  return (
    views && (
      <Suspense fallback={null}>
        <views.Progress {...props} />
      </Suspense>
    )
  );
}
