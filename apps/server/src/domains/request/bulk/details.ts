import type { ErrorParams, Violation } from '@heliodesk/contract/kit';
import type { PhotoPlace } from '@heliodesk/contract/attachment';

/** What an action on many requests needs beside them; of each action its own. */
export interface BulkDetails {
  /** Of `assign`. */
  ownerId?: number;
  /** Of `askFiles`. */
  photos?: PhotoPlace[];
  content?: string;
  standardText?: boolean;
}

/** Why something was not done: what the single action would have answered, without words. */
export interface Refusal {
  key: string;
  params: ErrorParams;
  violations: Violation[];
  blockedBy: string[];
  /** Of a request that moved. */
  moved?: { by: string; at: string };
}
