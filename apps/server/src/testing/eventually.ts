import { vi } from 'vitest';

/** Longer than anything takes on a slow and busy machine: what waits ends as soon as it sees what it waits for. */
const patience = { timeout: 50_000, interval: 25 };

/** Asks until the check throws no more, and answers what it answers; fails with its last error. */
export const eventually = <Answer>(check: () => Answer | Promise<Answer>): Promise<Answer> => vi.waitFor(check, patience);
