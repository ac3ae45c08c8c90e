import { useRef, useState } from 'react';
import { DayRangeField } from './day-range-field.tsx';
import type { DayRangePicker } from './day-range-picker.tsx';
import type { DayRangeEntry, DayRangeProps } from './day-range-props.ts';

/**
 * A range of days as a filter. The calendar weighs as much as a page of its own and few ask for it: until someone points at the field
 * or enters it, a look-alike is shown.
 */
export function DayRange(props: DayRangeProps) {
  const [loaded, setLoaded] = useState<{ Picker: typeof DayRangePicker; entry: DayRangeEntry | undefined }>();
  const entry = useRef<DayRangeEntry>(undefined);
  if (loaded) return <loaded.Picker {...props} entry={loaded.entry} />;

  const load = async () => {
    const { DayRangePicker: Picker } = await import('./day-range-picker.tsx');
    setLoaded({ Picker, entry: entry.current });
  };
  const handleEnter = (made: DayRangeEntry) => {
    // Focus from a press does not count as keyboard focus.
    entry.current = { ...made, byPointer: made.byPointer || entry.current?.byPointer === true };
    void load();
  };
  const handleLeave = () => {
    entry.current = undefined;
  };
  return <DayRangeField {...props} onNear={() => void load()} onEnter={handleEnter} onLeave={handleLeave} />;
}
