import type { RequestGuard } from '@heliodesk/contract/request';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db, SqlNumber, Tx } from '#src/platform/db/database.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { RequestRecord } from './store.ts';

/** What the spine asks the domains above it; app.ts passes their answers in. */
export interface RequestPorts {
  /** Writes a line of the system into the conversation: a phrase key with its values. */
  postSystemMessage: (platform: Platform, tx: Tx, requestId: number, key: string, params: Record<string, string>) => Promise<void>;
  /** Messages that the actor has not read, as a column of a query; `requestId` is the column that holds the request. */
  unreadOf: (actor: Actor, requestId: string) => SqlNumber;
  /** Requests in which a serial number stands, newest first, at most a thousand. */
  requestsWithSerial: (db: Db, serialNumber: string) => Promise<number[]>;
  /** Guards that hold for a draft according to the domain of its kind. */
  draftGuards: (db: Db, request: RequestRecord) => Promise<RequestGuard[]>;
}

/** What the use cases of this domain stand on. */
export interface RequestContext {
  platform: Platform;
  ports: RequestPorts;
}
