import type { Language } from '@heliodesk/contract/kit';
import type { WriteContext } from '#src/platform/context.ts';
import type { Db, SqlCondition, SqlIds, SqlNumber, Tx } from '#src/platform/db/database.ts';
import { port } from '#src/platform/port.ts';

export interface MovedRequest {
  requestId: number;
  requestNo: string;
  /** Its title in that language. */
  titleIn: (language: Language) => string;
}

/** What accounts ask of requests. Columns refer to the surrounding query. */
export interface RequestsPort {
  /** Requests of a contact that are being worked on. */
  openRequestsOf: (contactId: string) => SqlNumber;
  /** The same of all contacts of a company. */
  openRequestsOfAccount: (accountId: string) => SqlNumber;
  /** Contacts that own open requests. */
  contactsWithOpenRequests: () => SqlIds;
  /** Whether any submitted request belongs to a contact. */
  hasRequests: (contactId: string) => SqlCondition;
  /** The last request that was submitted for each entry of a company's address book. */
  lastDeliveries: (db: Db, accountId: number) => Promise<ReadonlyMap<number, { requestNo: string; at: Date }>>;
  /** Gives all open requests of a contact to another one, with their history. */
  moveOpenRequests: (
    context: WriteContext,
    move: { fromContactId: number; toContactId: number; reason: string },
  ) => Promise<MovedRequest[]>;
  /** A company has another name, by which its requests are found. */
  accountRenamed: (tx: Tx, accountId: number) => Promise<void>;
  /** The same of a contact's name or e-mail address. */
  contactRenamed: (tx: Tx, contactId: number) => Promise<void>;
}

export const requestsPort = port<RequestsPort>('account.requests');
