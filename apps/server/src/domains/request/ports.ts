import type { FinanceView, Reply, Suggested, TipName, TipType } from '@heliodesk/contract/request';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import type { Db, SqlIds, SqlJson, SqlMoment, SqlNumber, Tx } from '#src/platform/db/database.ts';
import type { Platform } from '#src/platform/platform.ts';
import { port } from '#src/platform/port.ts';
import type { RequestRecord } from './store.ts';

/** What a message about a tip says. */
export interface TipMessage {
  tip: TipName;
  content: string;
  /** Facts of it that readers see beside the words. */
  params?: Readonly<Record<string, string>>;
}

/** What requests need from their conversation. */
export interface ConversationPort {
  /** Writes a line of the system into the conversation: a phrase key with its values. */
  postSystemMessage: (
    context: WriteContext<Caller | null>,
    requestId: number,
    key: string,
    params: Record<string, string>,
  ) => Promise<void>;
  /** Writes an answer to an enquiry, whose row is locked. */
  postReply: (context: WriteContext, request: RequestRecord, content: string) => Promise<void>;
  /** Writes the closing words of a claim, whose row is locked. */
  postClosing: (context: WriteContext, request: RequestRecord, content: string) => Promise<void>;
  /** Writes a tip to the customer of a locked request, whose turn it is then; answers its message. */
  postTip: (context: WriteContext, request: RequestRecord, said: TipMessage) => Promise<number>;
  /** Writes a line of the product to the customer of a locked request for each of some tips; answers their messages in order. */
  postOffers: (context: WriteContext, requestId: number, count: number) => Promise<number[]>;
  /** The same of another tip that goes with a step; answers its message. */
  postStepTip: (context: WriteContext<Caller | null>, requestId: number, tipsType: TipType) => Promise<number>;
  /** Writes that a tip was answered, by the one who acts. */
  postTipAnswer: (context: WriteContext<Caller>, request: RequestRecord, said: TipMessage) => Promise<void>;
  /** Takes back the messages of recalled tips of a locked request; what else is open says whose turn it is. */
  takeTipsBack: (context: WriteContext<Caller | null>, request: RequestRecord, messageIds: readonly number[]) => Promise<void>;
  /** The text of a message. */
  findText: (db: Db | Tx, messageId: number) => Promise<string>;
  /** The text of the newest answer that was neither taken back nor given before a reopening; without one, nothing. */
  findLastReply: (db: Db | Tx, requestId: number) => Promise<string | undefined>;
  /** The text of the newest message of the customer that has words; without one, nothing. */
  findLastOfCustomer: (db: Db | Tx, requestId: number) => Promise<string | undefined>;
  /** The answers of a request that the reader may see, oldest first. */
  listReplies: (context: Context<Caller>, requestId: number) => Promise<Reply[]>;
  /** Messages that the actor has not read, as a column of a query; `requestId` is the column that holds the request. */
  unreadOf: (actor: Caller, requestId: string) => SqlNumber;
}

export const conversationPort = port<ConversationPort>('request.conversation');

/** What requests need from the rules that say who gets them. */
export interface RoutingPort {
  /** Who should get a request that no one has, as a column of a query; `requestId` is the column that holds the request. */
  suggestionOf: (requestId: string) => SqlJson<Suggested>;
  /** A request waits for an owner since this transaction: it is looked at after the commit. */
  routeSoon: (platform: Platform, tx: Tx, requestId: number) => Promise<void>;
}

export const routingPort = port<RoutingPort>('request.routing');

/** What lists and cases need from the serial numbers. */
export interface SerialSearchPort {
  /** Requests that contain a serial number, newest first, at most a thousand. */
  requestsWithSerial: (db: Db, serialNumber: string) => Promise<number[]>;
  /** The same of all serial numbers that begin so, as far as the first thousand of them go; of a few requests, all. */
  requestsWithSerialFrom: (db: Db, beginning: string, among?: SqlIds) => Promise<number[]>;
  /** Open requests with serial numbers that a request has too, and how many. */
  sharedSerials: (db: Db, requestId: number) => Promise<ReadonlyMap<number, number>>;
}

export const serialSearchPort = port<SerialSearchPort>('request.serialSearch');

/** What lists and cases need from the parts of requests, whose labels say more than letters and digits. */
export interface PartSearchPort {
  /** Requests with a part of this serial number, all of it, newest first, at most a thousand. */
  requestsWithPart: (db: Db, serialNumber: string, among?: SqlIds) => Promise<number[]>;
  /** Open requests with serial numbers of parts that a request has too, and how many. */
  sharedParts: (db: Db, requestId: number) => Promise<ReadonlyMap<number, number>>;
}

export const partSearchPort = port<PartSearchPort>('request.partSearch');

/** What requests need from the solutions of a claim. */
export interface SolutionPort {
  /**
   * Settles what is done of a locked claim that is reopened: it stays as it is, and so do the decisions about its pieces. Answers how many
   * that is.
   */
  settleDone: (context: WriteContext, request: RequestRecord) => Promise<number>;
}

export const solutionPort = port<SolutionPort>('request.solutions');

/** What the desk needs from payments. */
export interface FinancePort {
  /** Requests of which something waits for finance. */
  waitingIn: (view: FinanceView) => SqlIds;
  /** By when the first of it should be done, as a column of a query; `requestId` is the column that holds the request. */
  dueIn: (view: FinanceView, requestId: string) => SqlMoment;
}

export const financePort = port<FinancePort>('request.finance');
