import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for the files that are imported. */
export function openCsvFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'heliodesk-csv-'));
  return {
    folder,
    /** Writes a file as spreadsheets do. Returns its path. */
    file: (name: string, ...lines: string[]): string => {
      const path = join(folder, name);
      writeFileSync(path, `\uFEFF${lines.join('\r\n')}\r\n`);
      return path;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export const requestsHeader =
  'External_System,external_number,request_type,title,status,created,closed,customer_number,serial_numbers,quantity,outcome,remark';

/** A line of a file of requests. */
export const requestRow = (
  number: string,
  change: { customer?: string | number; title?: string; closed?: string; serials?: string } = {},
) => {
  const { customer = '', title = 'Hot spots', closed = '2019-05-06', serials = '' } = change;
  return `Old desk,${number},moduleClaim,"${title}",completed,2019-04-01,${closed},${customer},${serials},2,,not read`;
};

export const modulesHeader =
  'Serial_Number,module_type,grade,power,production_date,warranty_region,warranty_start,product_years,performance_years,remark';

/** A line of a file of modules. */
export const moduleRow = (serial: string, power = '575') => `${serial},HD-M72,A,${power},2025-03-01,724,2025-04-01,15,30,"kept, not read"`;
