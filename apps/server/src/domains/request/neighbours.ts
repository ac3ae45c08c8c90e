import type { RequestGuard } from '@heliodesk/contract/request';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { RequestRecord } from './store.ts';

/** What the spine asks the domains above it; app.ts passes their answers in. */
export interface RequestNeighbours {
  /** Writes a line of the system into the conversation: a phrase key with its values. */
  say: (platform: Platform, tx: Tx, requestId: number, key: string, params: Record<string, string>) => Promise<void>;
  /** Unread messages of the actor in each of these requests. */
  unreadOf: (db: Db, actor: Actor, requestIds: number[]) => Promise<Map<number, number>>;
  /** Requests in which a serial number stands, newest first, at most a thousand. */
  requestsWithSerial: (db: Db, serialNumber: string) => Promise<number[]>;
  /** Guards that hold for a draft according to the domain of its kind. */
  draftGuards: (db: Db, request: RequestRecord) => Promise<RequestGuard[]>;
}

/** What the use cases of this domain stand on. */
export interface RequestContext {
  platform: Platform;
  neighbours: RequestNeighbours;
}
