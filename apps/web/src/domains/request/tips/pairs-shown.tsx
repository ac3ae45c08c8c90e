import type { Tip } from '@heliodesk/contract/request';
import { Suspense } from 'react';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import type { ActionTarget } from '../actions/action-target.ts';
import { findPairTasks } from './pair-tasks.ts';
import type { TipFormProps } from './tip-form-props.ts';

/** Which deliveries are asked for, in the dialog that asks. */
export function AskPairsFields({ request }: { request: ActionTarget }) {
  const views = findPairTasks();
  return (
    views && (
      <Suspense fallback={<BlockSkeleton lines={4} />}>
        <views.Fields request={request} />
      </Suspense>
    )
  );
}

/** Which deliveries a task asks for. */
export function PairsAsked({ tip }: { tip: Tip }) {
  const views = findPairTasks();
  return (
    views && (
      <Suspense fallback={<BlockSkeleton lines={1} />}>
        <views.Asked tip={tip} />
      </Suspense>
    )
  );
}

/** Old and new serial numbers that are asked for. */
export function PairsAnswer(props: TipFormProps) {
  const views = findPairTasks();
  return (
    views && (
      <Suspense fallback={<BlockSkeleton lines={6} />}>
        <views.Answer {...props} />
      </Suspense>
    )
  );
}

/** What the customer has changed in the lists. */
export function PairChanges({ tip }: { tip: Tip }) {
  const views = findPairTasks();
  return (
    views && (
      <Suspense fallback={null}>
        <views.Changes tip={tip} />
      </Suspense>
    )
  );
}
