const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Two days: how long a promise runs if its start is unknown. */
const defaultLength = 2 * day;

/** How far a promise is: `soon` is less than a day before its end. */
export interface PromiseState {
  phase: 'running' | 'soon' | 'late' | 'kept';
  /** Time left, or time since it was due, in milliseconds; 0 when kept. */
  distance: number;
  /** Share of the time between its start and its end, 0 to 1. */
  share: number;
}

interface PromiseTimes {
  dueAt: string | Date;
  /** When the promise was given. */
  since?: string | Date | null | undefined;
  keptAt?: string | Date | null | undefined;
  now: Date;
}

/** The state of a promise at a moment. A promise that was kept late still counts as late. */
export function promiseStateOf({ dueAt, since, keptAt, now }: PromiseTimes): PromiseState {
  const due = new Date(dueAt).getTime();
  const start = since ? new Date(since).getTime() : due - defaultLength;
  const end = keptAt ? new Date(keptAt).getTime() : now.getTime();
  const share = due > start ? Math.min(1, Math.max(0, (end - start) / (due - start))) : 1;
  if (end > due) return { phase: 'late', distance: end - due, share: 1 };
  if (keptAt) return { phase: 'kept', distance: 0, share };
  return { phase: due - end < day ? 'soon' : 'running', distance: due - end, share };
}

/** Which phrase tells a span of time, with its figures. */
export type SpanParts =
  | { key: 'days'; days: number }
  | { key: 'daysHours'; days: number; hours: number }
  | { key: 'hours'; hours: number }
  | { key: 'hoursMinutes'; hours: number; minutes: number }
  | { key: 'minutes'; minutes: number };

/** A span in one unit (`4 h`) or, in full, in two (`1 day 5 h`). Counts whole units, at least one minute. */
export function spanParts(span: number, inFull = false): SpanParts {
  const days = Math.floor(span / day);
  const hours = Math.floor((span % day) / hour);
  const minutes = Math.floor((span % hour) / minute);
  if (days > 0) return inFull && hours > 0 ? { key: 'daysHours', days, hours } : { key: 'days', days };
  if (hours > 0) return inFull && minutes > 0 ? { key: 'hoursMinutes', hours, minutes } : { key: 'hours', hours };
  return { key: 'minutes', minutes: Math.max(1, minutes) };
}
