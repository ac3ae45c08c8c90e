import { z } from 'zod';
import { Day, Id, optionalLine, optionalText, text, Version } from '../kit/index.ts';
import { longestReason, mostAddresses, mostShipmentFiles, oldPiecesHandlings } from './states.ts';

const step = { requestId: Id, version: Version };

const differ = (ids: readonly number[]): boolean => new Set(ids).size === ids.length;
const Files = (least: number) =>
  z
    .array(Id)
    .min(least)
    .max(mostShipmentFiles)
    .refine(differ, { params: { rule: 'invalid' } });

/** What a form asks for when goods leave. */
export const ShippedForm = z.object({ shipTime: Day, carrier: optionalLine(100), trackingNo: optionalLine(100) });

/** Goods that left together, by the ids of their addresses. */
export const MarkShippedBody = ShippedForm.extend({ ...step, addressIds: z.array(Id).min(1).max(mostAddresses) });

/** Goes before the file in a multipart upload. */
export const ShipmentFileFields = z.object({ addressId: Id, purpose: z.enum(['proof', 'oldPieces']) });

/** Goods that arrived, with the files that were uploaded as their proofs. */
export const MarkDeliveredBody = z.object({ ...step, addressId: Id, deliverTime: Day, attIds: Files(1) });

/** What is to be recorded of a delivery instead, and why, which staff read. */
export const CorrectDeliveryBody = ShippedForm.extend({
  ...step,
  addressId: Id,
  deliverTime: Day,
  attIds: Files(1),
  reason: text(longestReason),
}).refine(({ shipTime, deliverTime }) => shipTime <= deliverTime, { path: ['deliverTime'], params: { rule: 'beforeShipping' } });

/** What becomes of the pieces that are exchanged at an address; scrapped ones need a photo, which was uploaded before. */
export const OldPiecesBody = z.object({
  ...step,
  addressId: Id,
  handling: z.enum(oldPiecesHandlings),
  note: optionalText(500),
  attIds: Files(0).default([]),
});

export const FinishExchangeBody = z.object({ ...step, exchangeId: Id });
