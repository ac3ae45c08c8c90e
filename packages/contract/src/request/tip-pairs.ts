import { z } from 'zod';
import { answerList, answerText } from '../kit/index.ts';
import { mostListsAsked, serialChangeKinds } from './tip-serials.ts';

const number = z.number().int();

/** The list of old and new serial numbers of a delivery, as it was asked for. */
export const ListAsked = z.object({
  addressId: number,
  /** What the address is called: its title, else the contact person. */
  name: answerText(100),
  /** Pieces of the delivery: so many pairs are needed. */
  quantity: number,
});
export type ListAsked = z.output<typeof ListAsked>;

/** How full the list of a delivery is, or was when it was answered. */
const ListFill = ListAsked.extend({ oldCount: number, newCount: number, fitCount: number, fixCount: number });
export type ListFill = z.output<typeof ListFill>;

const serial = answerText(40);

/** A pair that has come, gone or changed; empty where a number is not there. */
export const PairChange = z.object({
  kind: z.enum(serialChangeKinds),
  addressId: number,
  oldSn: serial,
  newSn: serial,
  /** Of one that has changed: the new number before. */
  wasNewSn: serial,
});
export type PairChange = z.output<typeof PairChange>;

/** So many of each kind come with a tip. */
export const pairChangesShown = 8;

/** What has become of lists since they were asked for. */
export const PairDifference = z.object({
  lists: answerList(ListFill, mostListsAsked),
  counts: z.record(z.enum(serialChangeKinds), number),
  /** The first of each kind. */
  first: answerList(PairChange, pairChangesShown * serialChangeKinds.length),
});
export type PairDifference = z.output<typeof PairDifference>;

/** Whether all lists have as many pairs that fit as pieces. */
export const areComplete = (lists: readonly ListFill[]): boolean =>
  lists.every(({ quantity, fitCount, fixCount }) => fitCount === quantity && fixCount === 0);
