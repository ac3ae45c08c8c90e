/** A moment as people read it in every language, `YYYY/MM/DD HH:mm:ss` in UTC (spec 1 §9). */
export const writeUtc = (moment: Date): string => moment.toISOString().slice(0, 19).replaceAll('-', '/').replace('T', ' ');
