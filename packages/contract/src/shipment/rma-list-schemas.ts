import { z } from 'zod';
import { answerText, Id, Paging, Timestamp } from '../kit/index.ts';
import { shipmentStates } from './states.ts';

/** How many lists can be paged through; counts go no further. */
export const mostRmaLists = 1_000;

export const RmaListsQuery = Paging.extend({
  /** The list of one delivery address. */
  addressId: Id.optional(),
  /** A part of the request's number, of the project or of what the address is called. */
  text: z.string().trim().max(100).optional(),
});

/** The list of old and new serial numbers of one delivery address, and how full it is. */
export const RmaList = z.object({
  addressId: z.number().int(),
  requestId: z.number().int(),
  requestNo: answerText(30),
  projectName: answerText(200),
  /** What the address is called: its title, else the contact person. */
  name: answerText(100),
  state: z.enum(shipmentStates),
  /** Pieces of the delivery: so many pairs are needed. */
  quantity: z.number().int(),
  oldCount: z.number().int(),
  newCount: z.number().int(),
  fitCount: z.number().int(),
  fixCount: z.number().int(),
  /** Whether the numbers are checked as those of modules; others are free text. */
  checksSerials: z.boolean(),
  /** When the exchange was finished, which locks the list. */
  finishTime: Timestamp.nullable(),
  /** Whether a task asks the customer for it. */
  isAsked: z.boolean(),
  /** Whether the reader can change it now. */
  isOpen: z.boolean(),
});
export type RmaList = z.output<typeof RmaList>;
