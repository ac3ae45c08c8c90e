/** The props of a filter by days. */
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

/** Where someone entered the field before its calendar had loaded. */
export interface DayRangeEntry {
  /** The first day or the second. */
  end: 0 | 1;
  /** By pointer, which opens the calendar; keys only focus the field. */
  byPointer: boolean;
}
