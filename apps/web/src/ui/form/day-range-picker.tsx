import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { DayRangeProps } from './day-range-props.ts';

const day = 'YYYY-MM-DD';

/** The calendar behind `DayRange`; it loads when a list has drawn itself. */
export function DayRangePicker({ from, to, onChange, label, placeholder, prefix, className }: DayRangeProps) {
  return (
    <DatePicker.RangePicker
      className={className}
      allowEmpty={[true, true]}
      format="YYYY/MM/DD"
      prefix={prefix}
      placeholder={placeholder}
      value={[from ? dayjs(from) : null, to ? dayjs(to) : null]}
      onChange={(range) => onChange({ from: range?.[0]?.format(day), to: range?.[1]?.format(day) })}
      aria-label={label}
    />
  );
}
