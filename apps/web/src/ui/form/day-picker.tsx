import { DatePicker } from 'antd';
import type { DatePickerProps } from 'antd';
import dayjs from 'dayjs';
import { inCalendarPanel } from './calendar-panel.tsx';

interface DayPickerProps extends Pick<
  DatePickerProps,
  'id' | 'className' | 'status' | 'disabled' | 'aria-label' | 'aria-invalid' | 'aria-describedby'
> {
  /** A day as the interface sends it: YYYY-MM-DD; empty is none. */
  value?: string | null;
  onChange?: (day: string | null) => void;
}

/** A day, typed or chosen from a calendar. */
export function DayPicker({ value, onChange, ...picker }: DayPickerProps) {
  return (
    <DatePicker
      {...picker}
      format="YYYY/MM/DD"
      value={value ? dayjs(value) : null}
      onChange={(picked) => onChange?.(picked?.format('YYYY-MM-DD') ?? null)}
      panelRender={inCalendarPanel}
    />
  );
}
