import { inflateSheet } from './sheets.ts';

/** The rows of a file as the server would write them, column by column. */
export interface ImportedRows {
  sns: string[];
  types: string[];
  powers: number[];
  verdicts: string[];
  details: string[];
}

type Query = (text: string, values: unknown[]) => Promise<unknown>;

/** The least that an import can do: inflate the sheet, insert the rows with one statement. Milliseconds. */
export async function measureFloor(
  query: Query,
  requestId: number,
  path: string,
  { sns, types, powers, verdicts, details }: ImportedRows,
): Promise<number> {
  const started = performance.now();
  await inflateSheet(path);
  await query(
    'insert into claim_serial (request_id, sn, module_type, power, verdict, detail) select $1::bigint, * from unnest($2::text[], $3::text[], $4::numeric[], $5::text[], $6::text[])',
    [requestId, sns, types, powers, verdicts, details],
  );
  return performance.now() - started;
}
