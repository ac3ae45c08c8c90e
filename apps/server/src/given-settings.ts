import { z } from 'zod';

/** Settings as the environment gives them. */
export type Given = Record<string, string | undefined>;

/** A setting that may be left empty, which is as if it were not there. */
export const setting = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((value) => (value === '' ? undefined : value), schema);

export const isMissing = (given: Given, name: string): boolean => given[name] === undefined || given[name] === '';

export const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
