import type { Db } from '#src/platform/db/database.ts';
import { findModule, findSettledOn, type RegisteredModule } from './store.ts';
import { warrantyEnd } from './warranty.ts';

/** What the registry says of a module, with the last days of its warranties. */
export interface RegisteredFacts extends Omit<RegisteredModule, 'serialNumber'> {
  productWarrantyEnd: string;
  performanceWarrantyEnd: string;
  settledOn: string | null;
}

export async function findRegistered(db: Db, serialNumber: string): Promise<RegisteredFacts | undefined> {
  const [module, settledOn] = await Promise.all([findModule(db, serialNumber), findSettledOn(db, serialNumber)]);
  if (module === undefined) return undefined;
  const { serialNumber: _, ...facts } = module;
  return {
    ...facts,
    productWarrantyEnd: warrantyEnd(facts.warrantyStart, facts.productYears),
    performanceWarrantyEnd: warrantyEnd(facts.warrantyStart, facts.performanceYears),
    settledOn,
  };
}
