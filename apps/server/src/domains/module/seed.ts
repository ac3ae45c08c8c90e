import { transaction } from '#src/platform/db/transaction.ts';
import type { Platform } from '#src/platform/platform.ts';
import { upsertModules, type RegisteredModule } from './store.ts';

const types = [
  { moduleType: 'HD-M54', power: 430 },
  { moduleType: 'HD-M72', power: 575 },
  { moduleType: 'HD-M78', power: 620 },
  { moduleType: 'HD-B66', power: 700 },
] as const;
/** Countries sold to, by tens of thousands: Spain and Morocco, where the demo's customers build, then the rest of the world. */
const regions = [724, 724, 276, 724, 724, 724, 724, 504, 504, 724, 276, 380, 250, 616, 152, 392, 156, 840, 36, 76];
/** Now and then a module has found its way elsewhere. */
const regionOf = (index: number): number => (index % 13 === 0 ? 276 : (regions[Math.floor(index / 10_000) % regions.length] ?? 724));

/** The module with a running number, always the same one; its serial number says type, year, week and number. */
export function demoModule(index: number): RegisteredModule {
  const type = types[index % types.length] ?? types[0];
  const year = 2012 + ((index >> 2) % 15);
  const week = 1 + ((index * 7) % 52);
  const productionDate = new Date(Date.UTC(year, 0, 1 + week * 7 - 6)).toISOString().slice(0, 10);
  const code = `${type.moduleType.slice(-2)}${String(year).slice(-2)}W${String(week).padStart(2, '0')}`;
  return {
    serialNumber: `HD${code}A${String(index).padStart(6, '0')}`,
    moduleType: type.moduleType,
    grade: index % 50 === 0 ? 'B' : 'A',
    power: type.power,
    productionDate,
    warrantyRegion: regionOf(index),
    warrantyStart: productionDate,
    productYears: year < 2018 ? 12 : 15,
    performanceYears: year < 2018 ? 25 : 30,
  };
}

/** The module whose serial number the fields show as an example (`serialExample` of the site's phrases). */
export const exampleModule: RegisteredModule = {
  serialNumber: 'HD7226W14A018842',
  moduleType: 'HD-M72',
  grade: 'A',
  power: 575,
  productionDate: '2026-04-03',
  warrantyRegion: 724,
  warrantyStart: '2026-04-03',
  productYears: 15,
  performanceYears: 30,
};

const slice = 5_000;

/** Fills the registry with demo modules number `from` to `to`, in slices so that no one waits long. */
export async function buildModules(platform: Platform, from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += slice) {
    const modules = Array.from({ length: Math.min(slice, to - start) }, (_, offset) => demoModule(start + offset));
    await transaction(platform.db, (tx) => upsertModules(tx, modules));
  }
}

/** Modules of a test's own: the given particulars, the rest as in the demo. */
export async function buildModule(
  platform: Platform,
  module: Partial<RegisteredModule> & Pick<RegisteredModule, 'serialNumber'>,
): Promise<RegisteredModule> {
  const built = { ...demoModule(1), ...module };
  await transaction(platform.db, (tx) => upsertModules(tx, [built]));
  return built;
}
