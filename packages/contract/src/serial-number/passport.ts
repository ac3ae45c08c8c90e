import { z } from 'zod';
import { answerList, answerText, SerialNumber, Timestamp } from '../kit/index.ts';
import { HistoryRow } from '../request/index.ts';
import { SerialVerdict } from './schemas.ts';

/** More requests with one serial number are left to the history. */
export const mostPassportRequests = 200;

export const PassportQuery = z.object({ sn: SerialNumber });

const PassportRequest = HistoryRow.pick({
  requestId: true,
  requestNo: true,
  requestType: true,
  status: true,
  title: true,
  companyName: true,
  createTime: true,
  closeTime: true,
  externalSystem: true,
}).extend({
  /** What was said of the serial number there; `null` where an older system did not say. */
  verdict: SerialVerdict.nullable(),
  /** Why or how the request ended. */
  outcome: answerText(500),
});
export type PassportRequest = z.output<typeof PassportRequest>;

export const Passport = z.object({
  serialNumber: answerText(24),
  /** What the registry says; `null` if it does not know the number. */
  module: z
    .object({
      moduleType: answerText(60),
      grade: answerText(20),
      /** W */
      power: z.number(),
      productionDate: answerText(10),
      warrantyRegion: answerText(100),
      warrantyStart: answerText(10),
      productYears: z.number().int(),
      performanceYears: z.number().int(),
      productWarrantyEnd: answerText(10),
      performanceWarrantyEnd: answerText(10),
      /** When it was replaced or compensated for. */
      settledOn: answerText(10).nullable(),
    })
    .nullable(),
  /** The last one first: open ones by their submission, others by their end. */
  requests: answerList(PassportRequest, mostPassportRequests),
  readTime: Timestamp,
});
export type Passport = z.output<typeof Passport>;
