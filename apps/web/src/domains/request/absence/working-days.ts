const oneDay = 86_400_000;
const weekend: readonly number[] = [0, 6];

/** Some working days from a day on, as `YYYY-MM-DD`. */
export function workingDaysFrom(day: string, count: number): string[] {
  const found: string[] = [];
  for (let next = Date.parse(day); found.length < count; next += oneDay)
    if (!weekend.includes(new Date(next).getUTCDay())) found.push(new Date(next).toISOString().slice(0, 10));
  return found;
}
