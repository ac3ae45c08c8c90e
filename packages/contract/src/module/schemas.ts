import { z } from 'zod';
import { answerText, SerialNumber } from '../kit/index.ts';

export const ModuleQuery = z.object({ sn: SerialNumber, code: z.string().max(16).optional(), uuid: z.string().max(64).optional() });

/** What the public learns of a serial number; the last two only the signed-in. */
export const ModuleQueryResult = z.object({
  genuine: z.boolean(),
  serialNumber: answerText(40),
  moduleType: answerText(60).nullable(),
  grade: answerText(20).nullable(),
  queryTime: answerText(30),
  warrantyRegion: answerText(100).nullable(),
  power: z.number().nullable(),
  warrantyStart: answerText(30).nullable(),
  productWarrantyEnd: answerText(30).nullable(),
  performanceWarrantyEnd: answerText(30).nullable(),
});
export type ModuleQueryResult = z.output<typeof ModuleQueryResult>;
