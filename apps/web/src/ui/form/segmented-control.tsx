import { Segmented } from 'antd';
import type { SegmentedProps } from 'antd';

/** A choice of a few, one next to the other. Its frame is left out of the tab order: the radio buttons in it are in it already. */
export const SegmentedControl = <Value extends string | number>(props: Omit<SegmentedProps<Value>, 'ref'>) => (
  <Segmented<Value> tabIndex={-1} {...props} />
);
