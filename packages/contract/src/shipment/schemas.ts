import { z } from 'zod';
import {
  answerList,
  answerText,
  Day,
  decimal,
  Id,
  limits,
  nameLine,
  optionalNameLine,
  optionalText,
  Phone,
  RegionId,
  text,
  Timestamp,
  Version,
  wholeNumber,
} from '../kit/index.ts';
import { Attachment } from '../attachment/index.ts';
import { CreditNoteSettlement } from '../payment/index.ts';
import {
  exchangeStates,
  longestReason,
  mostAddresses,
  mostDates,
  mostDeliveryCorrections,
  mostShipmentFiles,
  oldPiecesHandlings,
  shipmentStates,
} from './states.ts';

/** What is left out of a query or a form, or empty in it. */
const unlessLeftOut = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((given) => (given === '' || given === null ? undefined : given), schema.optional()) as unknown as z.ZodOptional<Schema>;

const pieces = {
  /** Pieces that go to the address. */
  batchQty: wholeNumber(0, limits.serialNumbers),
  /** Their power in kW. It follows from the pieces; given, it has to fit. */
  batchPower: unlessLeftOut(decimal(4)),
};

/** An address while it is typed: anything may still be missing, and is checked when all addresses are submitted. */
const typedAddress = {
  addressTitle: optionalText(100),
  contactPerson: optionalText(100),
  mobile: optionalText(40),
  shipToCountry: RegionId.nullish(),
  province: optionalText(100),
  city: optionalText(100),
  address: optionalText(300),
  postalCode: optionalText(20),
  /** For those who deliver. */
  note: optionalText(500),
};

/** An address that nothing is missing from. */
export const BatchAddressForm = z.object({
  batchQty: wholeNumber(1, limits.serialNumbers),
  addressTitle: optionalNameLine(100),
  contactPerson: nameLine(100),
  mobile: Phone,
  shipToCountry: RegionId,
  province: optionalNameLine(100),
  city: nameLine(100),
  address: text(300),
  postalCode: text(20),
  note: optionalText(500),
});

/** A new address, or with `addressId` another text or quantity for one that is there. */
const saved = { addressId: Id.optional(), ...typedAddress, ...pieces, batchQty: pieces.batchQty.optional() };
export const BatchAddressBody = z.object({ tipsId: Id, ...saved });
export const BatchAddressInTalkBody = z.object({ msgId: Id, ...saved });

/** All addresses of an exchange as staff enter them, with the file of the customer's written consent, which they have uploaded. */
export const ConsentToAddressesBody = z.object({
  msgId: Id,
  /** Of the exchange, as it was seen. */
  version: Version,
  attId: Id,
  addresses: z.array(BatchAddressForm).min(1).max(mostAddresses),
});

export const BatchQtyQuery = z.object({ id: Id, ...pieces });
export const OnBatchAddress = z.object({ addressId: Id });
export const SettlementQuery = z.object({ tipsId: Id });
export const SettlementInTalkQuery = z.object({ msgId: Id });

const VersionInQuery = z.coerce.number<number>().pipe(Version).optional();

/** With `version`, only what was seen is submitted: addresses that were changed since are refused. */
export const SubmitBatchQuery = z.object({ tipsId: Id, requestId: Id, version: VersionInQuery });
export const SubmitBatchInTalkQuery = z.object({ msgId: Id, requestId: Id.optional(), version: VersionInQuery });

const Available = z.object({ name: answerText(40), blockedBy: answerList(answerText(40), 5) });

/** Departure and arrival as they were planned once. */
const PlannedDates = z.object({
  etd: Day,
  eta: Day,
  /** Why they are later than before; empty otherwise. */
  reason: answerText(longestReason),
  setBy: answerText(130),
  setTime: Timestamp,
});
export type PlannedDates = z.output<typeof PlannedDates>;

/** How what was recorded of a delivery was corrected once: who did it, why, and what had been recorded before. */
const DeliveryCorrection = z.object({
  correctedBy: answerText(130),
  at: Timestamp,
  reason: answerText(longestReason),
  shipTime: Day,
  carrier: answerText(100),
  trackingNo: answerText(100),
  deliverTime: Day,
  /** Those that it has replaced. */
  proofs: answerList(Attachment, mostShipmentFiles),
});
export type DeliveryCorrection = z.output<typeof DeliveryCorrection>;

/** A part of an exchange, with the address that it goes to. */
export const BatchAddress = z.object({
  addressId: z.number().int(),
  batchQty: z.number().int(),
  /** kW */
  batchPower: answerText(20),
  addressTitle: answerText(100),
  contactPerson: answerText(100),
  mobile: answerText(40),
  shipToCountry: z.number().int().nullable(),
  /** The country's name in the reader's language; empty without one. */
  countryName: answerText(100),
  province: answerText(100),
  city: answerText(100),
  address: answerText(300),
  postalCode: answerText(20),
  note: answerText(500),
  /** All that were set, the oldest first; the last ones count. */
  dates: answerList(PlannedDates, mostDates),
  state: z.enum(shipmentStates),
  /** On which day the goods left, and who carries them. */
  shipTime: Day.nullable(),
  carrier: answerText(100),
  trackingNo: answerText(100),
  /** On which day they arrived, and the files that prove it. */
  deliverTime: Day.nullable(),
  proofs: answerList(Attachment, mostShipmentFiles),
  /** The last one first; for staff alone. */
  corrections: answerList(DeliveryCorrection, mostDeliveryCorrections),
  /** What becomes of the old pieces; `null` until that is recorded. */
  oldHandling: z.enum(oldPiecesHandlings).nullable(),
  oldNote: answerText(500),
  /** Of pieces that are scrapped on site. */
  oldPhotos: answerList(Attachment, mostShipmentFiles),
  /** Old and new serial numbers in its list, and pairs of them in which both fit. */
  oldCount: z.number().int(),
  newCount: z.number().int(),
  fitCount: z.number().int(),
  /** Rows of the list in which a number is missing or wrong. */
  fixCount: z.number().int(),
  actions: answerList(Available, 6),
});
export type BatchAddress = z.output<typeof BatchAddress>;

/** What is exchanged, and how much of it has an address. */
export const Settlement = z.object({
  exchangeId: z.number().int(),
  solutionId: z.number().int(),
  requestId: z.number().int(),
  requestNo: answerText(30),
  state: z.enum(exchangeStates),
  version: Version,
  quantity: z.number().int(),
  newComponent: answerText(120),
  model: answerText(120),
  /** Of one new piece, in W. */
  power: answerText(20),
  /** Of all new pieces, in kW. */
  totalPower: answerText(20),
  /** Pieces with an address, and their power in kW. */
  givenQty: z.number().int(),
  givenPower: answerText(20),
  /** The newest task for the addresses. */
  tipsId: z.number().int().nullable(),
  msgId: z.number().int().nullable(),
  /** Whether the new pieces have serial numbers that are checked; those of others are free text, and can be left out. */
  checksSerials: z.boolean(),
  /** On which day it was finished. */
  finishTime: Timestamp.nullable(),
  /** Whether the reader can change the addresses now. */
  isOpen: z.boolean(),
  actions: answerList(Available, 5),
});
export type Settlement = z.output<typeof Settlement>;

/** The same with the addresses, in the order in which they were added. */
export const BatchSettlement = Settlement.extend({ addresses: answerList(BatchAddress, mostAddresses) });
export type BatchSettlement = z.output<typeof BatchSettlement>;

/** What a task is about: an exchange, or the credit note of a compensation. */
export const AnySettlement = z.union([Settlement, CreditNoteSettlement]);
export const AnyBatchSettlement = z.union([BatchSettlement, CreditNoteSettlement]);

/** Whether it is an exchange. */
export const isOfExchange = <OfExchange extends Settlement>(settled: OfExchange | CreditNoteSettlement): settled is OfExchange =>
  'exchangeId' in settled;

/** What became of an exchange, with the address that was saved. */
export const BatchAddressSaved = BatchSettlement.extend({ addressId: z.number().int() });
export type BatchAddressSaved = z.output<typeof BatchAddressSaved>;

export const ExchangesQuery = z.object({ requestId: Id });

export const AskAddressesBody = z.object({ requestId: Id, version: Version, exchangeId: Id });

/** Departure and arrival of some parts of exchanges; later ones than before need a reason, which the customer reads. */
export const AddShipmentBody = z
  .object({
    requestId: Id,
    version: Version,
    /** By the ids of their addresses. */
    addressIds: z.array(Id).min(1).max(mostAddresses),
    etd: Day,
    eta: Day,
    reason: optionalText(longestReason),
  })
  .refine(({ etd, eta }) => etd <= eta, { path: ['eta'], params: { rule: 'beforeDeparture' } });
