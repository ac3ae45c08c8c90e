import type { RequestDetail, Tip } from '@heliodesk/contract/request';
import { Suspense } from 'react';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import type { ActionTarget } from '../actions/action-target.ts';
import { findSerialTasks } from './serial-tasks.ts';
import type { TipFormProps } from './tip-form-props.ts';

/** Which serial numbers are in question, in the dialog that asks. */
export function AskSerialsFields({ request }: { request: ActionTarget }) {
  const views = findSerialTasks();
  return (
    views && (
      <Suspense fallback={<BlockSkeleton lines={4} />}>
        <views.Fields request={request} />
      </Suspense>
    )
  );
}

/** Which serial numbers a task is about. */
export function SerialsInQuestion({ tip }: { tip: Tip }) {
  const views = findSerialTasks();
  return (
    views && (
      <Suspense fallback={<BlockSkeleton lines={1} />}>
        <views.InQuestion tip={tip} />
      </Suspense>
    )
  );
}

/** Serial numbers that are asked about, changed in their place. */
export function SerialsAnswer(props: TipFormProps) {
  const views = findSerialTasks();
  return (
    views && (
      <Suspense fallback={<BlockSkeleton lines={6} />}>
        <views.Answer {...props} />
      </Suspense>
    )
  );
}

/** What the customer has changed in the list. */
export function SerialChanges(props: { tip: Tip; request: RequestDetail }) {
  const views = findSerialTasks();
  return (
    views && (
      <Suspense fallback={null}>
        <views.Changes {...props} />
      </Suspense>
    )
  );
}
