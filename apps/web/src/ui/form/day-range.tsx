import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';

export interface DayRangeProps {
  /** `YYYY-MM-DD` */
  from: string | undefined;
  to: string | undefined;
  onChange: (range: { from: string | undefined; to: string | undefined }) => void;
  /** Name for screen readers. */
  label: string;
  placeholder: [string, string];
  prefix?: string;
  className?: string;
}

const Picker = lazy(() => import('./day-range-picker.tsx'));

/** A range of days as a filter. The calendar is big and no list waits for it. */
export function DayRange(props: DayRangeProps) {
  return (
    <Suspense fallback={<Skeleton.Input className={props.className} />}>
      <Picker {...props} />
    </Suspense>
  );
}
