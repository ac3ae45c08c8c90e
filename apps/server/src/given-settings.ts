/** Settings as the environment gives them. */
export type Given = Record<string, string | undefined>;

export const isMissing = (given: Given, name: string): boolean => given[name] === undefined || given[name] === '';

export const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
