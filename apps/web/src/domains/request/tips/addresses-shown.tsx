import type { Tip } from '@heliodesk/contract/request';
import { Suspense } from 'react';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { findAddressTasks } from './address-tasks.ts';
import type { TipFormProps } from './tip-form-props.ts';

/** Delivery addresses that are asked for, entered in their place. */
export function AddressesAnswer(props: TipFormProps) {
  const views = findAddressTasks();
  return (
    views && (
      <Suspense fallback={<BlockSkeleton lines={6} />}>
        <views.Answer {...props} />
      </Suspense>
    )
  );
}

/** Delivery addresses as they were entered. */
export function AddressesShown({ tip }: { tip: Tip }) {
  const views = findAddressTasks();
  return (
    views && (
      <Suspense fallback={null}>
        <views.Shown tip={tip} />
      </Suspense>
    )
  );
}
