import type { SelectProps } from 'antd';
import type { KeyboardEvent } from 'react';
import { Select } from './select.tsx';

/** By default, Tab toggles the option in focus, and so undoes what Enter has just chosen. */
const leaveWithTab = (event: KeyboardEvent): void => {
  if (event.key === 'Tab') event.stopPropagation();
};

/** A choice of several options. Enter chooses; Tab only moves to the next field. */
export function MultiSelect(props: Omit<SelectProps, 'mode'>) {
  return (
    <div role="presentation" onKeyDownCapture={leaveWithTab}>
      <Select {...props} mode="multiple" />
    </div>
  );
}
