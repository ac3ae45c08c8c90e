import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useEffect, useRef } from 'react';
import type { ComponentRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import { inCalendarPanel } from './calendar-panel.tsx';
import type { DayRangeEntry, DayRangeProps } from './day-range-props.ts';

const day = 'YYYY-MM-DD';

interface DayRangePickerProps extends DayRangeProps {
  /** Where the user was when the calendar loaded: they continue there. */
  entry: DayRangeEntry | undefined;
}

/** The calendar behind `DayRange`; it loads when someone points at or enters the field. */
export function DayRangePicker({ from, to, onChange, label, placeholder, prefix, className, entry }: DayRangePickerProps) {
  const picker = useRef<ComponentRef<typeof DatePicker.RangePicker>>(null);
  const hasContinued = useRef(false);
  useEffect(() => {
    // Effects run again whenever a page that was kept is shown again.
    if (!entry || hasContinued.current) return;
    hasContinued.current = true;
    const input = picker.current?.nativeElement.querySelectorAll('input')[entry.end];
    input?.focus();
    if (entry.byPointer) input?.click();
  }, [entry]);
  return (
    <DatePicker.RangePicker
      ref={picker}
      className={className}
      allowEmpty={[true, true]}
      format="YYYY/MM/DD"
      prefix={prefix}
      separator={<Icon name="arrow-on" />}
      suffixIcon={<Icon name="calendar" />}
      placeholder={placeholder}
      value={[from ? dayjs(from) : null, to ? dayjs(to) : null]}
      onChange={(range) => onChange({ from: range?.[0]?.format(day), to: range?.[1]?.format(day) })}
      aria-label={label}
      panelRender={inCalendarPanel}
    />
  );
}
