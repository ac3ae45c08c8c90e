import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import type { DayRangeProps } from './day-range-props.ts';

const Picker = lazy(async () => ({ default: (await import('./day-range-picker.tsx')).DayRangePicker }));

/** A range of days as a filter. The calendar is big and no list waits for it. */
export function DayRange(props: DayRangeProps) {
  return (
    <Suspense fallback={<Skeleton.Input className={props.className} />}>
      <Picker {...props} />
    </Suspense>
  );
}
