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
  await query("insert into serial_list (owner_kind, owner_id, list) values ('request', $1, 'claim') on conflict do nothing", [requestId]);
  const started = performance.now();
  await inflateSheet(path);
  await query(
    'insert into serial_list_entry (list_id, sn, module_type, power, verdict, detail) select serial_list.id, given.* from serial_list, unnest($2::text[], $3::text[], $4::numeric[], $5::text[], $6::text[]) as given where owner_id = $1::bigint',
    [requestId, sns, types, powers, verdicts, details],
  );
  return performance.now() - started;
}
