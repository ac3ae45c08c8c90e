import { Select } from 'antd';
import type { SelectProps } from 'antd';
import type { KeyboardEvent } from 'react';

/** Left alone, Tab turns the option in focus on or off, and so gives up what Enter has just chosen. */
const leaveWithTab = (event: KeyboardEvent): void => {
  if (event.key === 'Tab') event.stopPropagation();
};

/** Several of some options. Enter chooses; Tab only goes on to the next field. */
export function MultiSelect(props: Omit<SelectProps, 'mode'>) {
  return (
    <div role="presentation" onKeyDownCapture={leaveWithTab}>
      <Select {...props} mode="multiple" />
    </div>
  );
}
