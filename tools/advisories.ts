/** One known vulnerability of a package, as `npm audit` tells of it. */
export interface Advisory {
  /** The page of the advisory, which stays the same. */
  url: string;
  name: string;
  title: string;
  severity: 'critical' | 'high' | 'moderate' | 'low' | 'info';
}

/** What is kept about an advisory between two looks. */
export interface Known {
  /** The day on which it was first seen, from which its time runs. */
  seen: string;
  /** Written by the person who found that it can be used against the portal. */
  exploitable?: boolean;
}

export interface Due extends Advisory {
  /** The last day on which it may still be there. */
  until: string;
}

/** Days to fix one in (docs/safeguards.md, Components). */
const workingDaysIfExploitable = 2;
const daysIfSerious = 14;
const daysOtherwise = 90;

const severities: readonly unknown[] = ['critical', 'high', 'moderate', 'low', 'info'] satisfies Advisory['severity'][];

const isAdvisory = (value: unknown): value is Advisory => {
  if (typeof value !== 'object' || value === null) return false;
  const { url, name, title, severity } = value as Record<string, unknown>;
  return [url, name, title].every((text) => typeof text === 'string') && severities.includes(severity);
};

/** The advisories in an answer of `npm audit --json`, each once. Throws if it is none: a registry that can't be asked must not look like good news. */
export function advisoriesIn(answer: string): Advisory[] {
  const { vulnerabilities } = JSON.parse(answer) as { vulnerabilities?: Record<string, { via?: unknown[] }> };
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null) throw new Error('npm audit did not answer with vulnerabilities');
  // A name instead of an advisory leads to another package of the list.
  const found = Object.values(vulnerabilities).flatMap(({ via = [] }) => via.filter((cause) => typeof cause !== 'string'));
  const bent = found.find((cause) => !isAdvisory(cause));
  if (bent !== undefined) throw new Error(`npm audit answered with an advisory of another form: ${JSON.stringify(bent)}`);
  return [...new Map((found as Advisory[]).map(({ url, name, title, severity }) => [url, { url, name, title, severity }])).values()];
}

const day = (date: Date): string => date.toISOString().slice(0, 10);

function addDays(from: string, count: number, isCounted: (date: Date) => boolean = () => true): string {
  const date = new Date(`${from}T00:00:00Z`);
  for (let left = count; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (isCounted(date)) left -= 1;
  }
  return day(date);
}

const isWorkingDay = (date: Date): boolean => date.getUTCDay() % 6 !== 0;

/** The last day on which an advisory may be there. */
export function dueDay({ severity }: Pick<Advisory, 'severity'>, { seen, exploitable = false }: Known): string {
  if (exploitable) return addDays(seen, workingDaysIfExploitable, isWorkingDay);
  return addDays(seen, severity === 'critical' || severity === 'high' ? daysIfSerious : daysOtherwise);
}

export interface Judgment {
  /** What is to be kept for the next look: what is there now, with the day on which it was first seen. */
  known: Record<string, Known>;
  /** By the day until which each has to go. */
  open: Due[];
  overdue: Due[];
}

/** Judges the advisories that are there `now` by when each was first seen. */
export function judgeAdvisories(advisories: readonly Advisory[], before: Readonly<Record<string, Known>>, now: Date): Judgment {
  const today = day(now);
  const known = Object.fromEntries(advisories.map(({ url }) => [url, before[url] ?? { seen: today }]));
  const due = advisories
    .map((advisory) => ({ ...advisory, until: dueDay(advisory, known[advisory.url] ?? { seen: today }) }))
    .toSorted((a, b) => a.until.localeCompare(b.until));
  return { known, open: due.filter(({ until }) => until >= today), overdue: due.filter(({ until }) => until < today) };
}
