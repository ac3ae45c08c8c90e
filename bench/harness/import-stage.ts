import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCustomer } from '../../apps/server/src/domains/account/seed.ts';
import type { ImportedRows } from './import-floor.ts';
import { fillRegistry, powerAt, serialAt, typeAt } from './registry.ts';
import { prepare, type Place } from './server.ts';
import { withSharedStrings } from './sheets.ts';
import { sized } from './smoke.ts';

/** Rows of one file. */
export const rowCount = sized(100_000, 1_000);

export interface Sheet {
  path: string;
  rows: ImportedRows;
}

/** A file of the registry's numbers from `first` on; every fiftieth is unknown to it. */
export function makeSheet(folder: string, first: number): Sheet {
  const indexes = Array.from({ length: rowCount }, (_, offset) => first + offset);
  const sns = indexes.map((index) => (index % 50 === 7 ? `X${serialAt(index)}` : serialAt(index)));
  const types = indexes.map(typeAt);
  const path = join(folder, `${first}.xlsx`);
  writeFileSync(
    path,
    withSharedStrings([
      ['Serial number', 'Module type', 'Power (W)'],
      ...sns.map((sn, offset) => [sn, types[offset] ?? '', String(powerAt(first + offset))]),
    ]),
  );
  return {
    path,
    rows: {
      sns,
      types,
      powers: indexes.map(powerAt),
      verdicts: indexes.map((index) => (index % 50 === 7 ? 'unknown' : 'ok')),
      details: indexes.map(() => ''),
    },
  };
}

/** Fills the registry with the modules of so many files; answers tokens of as many customers, as a company may import only some a day. */
export const fillForImports = (place: Place, files: number): Promise<string[]> =>
  prepare(place, async (platform) => {
    await platform.database.execute(fillRegistry(0, files * rowCount));
    await platform.database.execute('analyze');
    const customers = await Promise.all(Array.from({ length: files }, () => buildCustomer(platform)));
    return customers.map(({ token }) => token);
  });
