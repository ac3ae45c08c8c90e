import { z } from 'zod';

/**
 * What the registry and other claims say of a serial number, gravest first. All but `ok` are warnings that the customer sees and
 * staff decide on (spec 3 §8).
 */
export const serialVerdicts = [
  'unknown',
  'replacedBefore',
  'inOtherClaim',
  'outOfWarranty',
  'otherType',
  'otherPower',
  'otherRegion',
  'ok',
] as const;
export const SerialVerdict = z.enum(serialVerdicts);
export type SerialVerdict = z.infer<typeof SerialVerdict>;
