import { z } from 'zod';
import { SerialNumber } from '../kit/index.ts';

export const ModuleQuery = z.object({ sn: SerialNumber, code: z.string().max(16).optional(), uuid: z.string().max(64).optional() });

/** What the public learns of a serial number; the last two only the signed-in. */
export const ModuleQueryResult = z.object({
  genuine: z.boolean(),
  serialNumber: z.string(),
  moduleType: z.string().nullable(),
  grade: z.string().nullable(),
  queryTime: z.string(),
  warrantyRegion: z.string().nullable(),
  power: z.number().nullable(),
  warrantyStart: z.string().nullable(),
  productWarrantyEnd: z.string().nullable(),
  performanceWarrantyEnd: z.string().nullable(),
});
export type ModuleQueryResult = z.output<typeof ModuleQueryResult>;
