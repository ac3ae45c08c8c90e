import type { Platform } from '#src/platform/platform.ts';

/** What the use cases of this domain stand on. */
export interface SerialContext {
  platform: Platform;
  /** How many serial numbers a claim may have, from the system configuration; asked before a transaction, never inside. */
  serialLimit: () => Promise<number>;
}
