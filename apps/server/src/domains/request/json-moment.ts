/** Timestamps within JSON come as text, as the database writes them. */
export type JsonMoment = string;

export const isoOfJson = (moment: JsonMoment): string => new Date(moment).toISOString();
