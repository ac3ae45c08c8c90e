import { z } from 'zod';
import { Day } from '../kit/index.ts';

/** A value of a dictionary; as a number it counts too. */
export const dictValue = z
  .union([z.string().meta({ maxLength: 20 }), z.number()])
  .transform(String)
  .pipe(z.string().trim().min(1).max(20));

/** The capacity units of dictionary `unit`: KW, MW, W. */
export const Unit = z.enum(['0', '1', '2']);

/** Watts in each capacity unit. */
export const wattsIn = { 0: 1_000, 1: 1_000_000, 2: 1 } as const satisfies Record<z.output<typeof Unit>, number>;

/** Today's date anywhere on earth: a defect can't have shown up after it. */
const notAfterToday = (day: string): boolean => day <= new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

/** When a defect was first seen. */
export const DefectDate = Day.refine(notAfterToday, { params: { rule: 'dateInFuture' } });
