const hour = 3_600_000;

/** The day of a moment in UTC, `YYYY-MM-DD`. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The latest day that it is somewhere on earth at a moment. */
export const latestDay = (moment: Date): string => utcDay(new Date(moment.getTime() + 14 * hour));

/** The earliest one. */
export const earliestDay = (moment: Date): string => utcDay(new Date(moment.getTime() - 12 * hour));
