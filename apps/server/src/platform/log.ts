import type { BaseLogger } from 'pino';

/** What the parts of the platform write their log with; the HTTP server's own logger fits. */
export type Log = Omit<BaseLogger, 'msgPrefix'>;
