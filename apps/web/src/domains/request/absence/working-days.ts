const oneDay = 86_400_000;
const weekend: readonly number[] = [0, 6];

const textOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Some working days from the Monday of a day's week on, as `YYYY-MM-DD`. */
export function workingDaysOfWeeks(day: string, count: number): string[] {
  const today = Date.parse(day);
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const found: string[] = [];
  for (let next = today - sinceMonday * oneDay; found.length < count; next += oneDay)
    if (!weekend.includes(new Date(next).getUTCDay())) found.push(textOf(next));
  return found;
}
