/** What a filter by days is given. */
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
