import type { Actor } from '#src/platform/auth/actor.ts';
import type { SqlCondition, SqlIds, SqlNumber, Tx } from '#src/platform/db/database.ts';
import type { Platform } from '#src/platform/platform.ts';

export interface MovedRequest {
  requestId: number;
  requestNo: string;
}

/** What accounts ask of requests, which stand above them; app.ts passes the answers in. Columns name those of the query around. */
export interface AccountPorts {
  /** Requests of a contact that are being worked on. */
  openRequestsOf: (contactId: string) => SqlNumber;
  /** The same of all contacts of a company. */
  openRequestsOfAccount: (accountId: string) => SqlNumber;
  /** Contacts whom open requests belong to. */
  contactsWithOpenRequests: () => SqlIds;
  /** Whether any submitted request belongs to a contact. */
  hasRequests: (contactId: string) => SqlCondition;
  /** Gives all open requests of a contact to another one, with their history. */
  moveOpenRequests: (
    platform: Platform,
    tx: Tx,
    actor: Actor,
    move: { fromContactId: number; toContactId: number; reason: string },
  ) => Promise<MovedRequest[]>;
}
