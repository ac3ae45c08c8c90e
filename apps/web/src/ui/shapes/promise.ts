const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Two days: how long a promise runs where its start is not known. */
const usualLength = 2 * day;

/** Where a promise stands: `soon` is less than a day before its end. */
export interface PromiseStanding {
  state: 'running' | 'soon' | 'late' | 'kept';
  /** Time left, or time since it was due, in milliseconds; 0 when kept. */
  distance: number;
  /** Share of the way from its start to its end, 0 to 1. */
  share: number;
}

interface PromiseTimes {
  dueAt: string | Date;
  /** When the promise was given. */
  since?: string | Date | null | undefined;
  keptAt?: string | Date | null | undefined;
  now: Date;
}

/** Judges a promise at a moment. A promise that was kept late still counts as late. */
export function standingOf({ dueAt, since, keptAt, now }: PromiseTimes): PromiseStanding {
  const due = new Date(dueAt).getTime();
  const start = since ? new Date(since).getTime() : due - usualLength;
  const end = keptAt ? new Date(keptAt).getTime() : now.getTime();
  const share = due > start ? Math.min(1, Math.max(0, (end - start) / (due - start))) : 1;
  if (end > due) return { state: 'late', distance: end - due, share: 1 };
  if (keptAt) return { state: 'kept', distance: 0, share };
  return { state: due - end < day ? 'soon' : 'running', distance: due - end, share };
}

/** Which phrase tells a span of time, with its figures. */
export type SpanWords =
  | { key: 'days'; days: number }
  | { key: 'daysHours'; days: number; hours: number }
  | { key: 'hours'; hours: number }
  | { key: 'hoursMinutes'; hours: number; minutes: number }
  | { key: 'minutes'; minutes: number };

/** A span in one unit (`4 h`) or, in full, in two (`1 d 5 h`). Counts whole units, at least one minute. */
export function spanWords(span: number, inFull = false): SpanWords {
  const days = Math.floor(span / day);
  const hours = Math.floor((span % day) / hour);
  const minutes = Math.floor((span % hour) / minute);
  if (days > 0) return inFull && hours > 0 ? { key: 'daysHours', days, hours } : { key: 'days', days };
  if (hours > 0) return inFull && minutes > 0 ? { key: 'hoursMinutes', hours, minutes } : { key: 'hours', hours };
  return { key: 'minutes', minutes: Math.max(1, minutes) };
}
