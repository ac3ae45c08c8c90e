import { randomUUID } from 'node:crypto';

/** An address that no one has, for what is written only to be undone. */
export const unusedAddress = (): string => `${randomUUID()}@unused.invalid`;
