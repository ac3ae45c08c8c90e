import { createHash } from 'node:crypto';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { App } from '#src/app.ts';

type Check = readonly [finding: string, sql: string];

/** Whether what a row of files hangs on is there. */
const hasOwner = (row: string): string =>
  Object.entries({
    request: ['request', 'message', 'note', 'consent'],
    shipment: ['shipmentProof', 'shipmentReplaced', 'oldPieces'],
    payment: ['payment', 'paymentReplaced'],
  })
    .map(
      ([table, kinds]) =>
        `(${row}.owner_kind in ('${kinds.join("', '")}') and exists (select from ${table} o where o.id = ${row}.owner_id))`,
    )
    .join(' or ');

/** A claim that was split off another one was submitted with that one, and begins with words of its own. */
const isSplitOff = `exists (select from request_event where request_id = r.id and action = 'beginSplit')`;

/** Each finds rows that only something half done can leave. */
const checks: readonly Check[] = [
  [
    'a submitted request without its event',
    `select id from request r where status <> 'draft' and (select count(*) from request_event where request_id = r.id and action in ('submit', 'beginSplit')) <> 1`,
  ],
  [
    'a submitted request without its node',
    `select id from request r where status = 'submitted' and not exists (select from process_node where request_id = r.id and voided_at is null)`,
  ],
  [
    'nodes that differ from their copy',
    `select id from request r where nodes <> coalesce((select array_agg(code order by created_at, id) from process_node where request_id = r.id and voided_at is null), '{}')`,
  ],
  [
    'a draft with nodes or a promise',
    `select id from request r where status = 'draft' and (first_contact_due is not null or nodes <> '{}')`,
  ],
  [
    'a submitted request that the conversation does not tell of',
    `select id from request r where status <> 'draft' and (select count(*) from message where request_id = r.id and side = 'system' and content in ('submitted', 'splitFrom')) <> 1`,
  ],
  [
    'a submitted request whose receipt is neither sent nor queued',
    `select r.id from request r where status <> 'draft' and not ${isSplitOff} and not exists (select from demo_mail where subject like '%' || r.request_no || '%') and not exists (select from job.job where name = 'mail' and state in ('created', 'retry', 'active') and data ->> 'params' like '%' || r.request_no || '%')`,
  ],
  [
    'an enquiry that was completed without a time or an outcome',
    `select id from request r where type in (1, 2) and (status = 'completed') <> (closed_at is not null and outcome is not null)`,
  ],
  [
    'an event without a request that moved',
    `select e.id from request_event e join request r on r.id = e.request_id where e.action = 'submit' and r.status = 'draft'`,
  ],
  [
    'an attachment whose object is not whole',
    `select a.id from attachment a join stored_file f on f.key = a.file_key where f.state <> 'stored'`,
  ],
  ['a file without its owner', `select a.id from attachment a where not (${hasOwner('a')})`],
  ['an upload address without its owner', `select u.key as id from upload_address u where not (${hasOwner('u')})`],
  [
    'an import that ended without its rows',
    `select i.id from serial_import i where state = 'done' and inserted <> (select count(*) from serial_list_entry where list_id = i.list_id and import_id = i.id)`,
  ],
  [
    'serial numbers that can be changed without an open task, or the other way round',
    `select coalesce(l.owner_id, t.request_id) as id from serial_change c join serial_list l on l.id = c.list_id and c.until_id is null full join (select request_id from tip where type = 3 and state = 'open' and coalesce(asked -> 'pairs', 'null') = 'null') t on t.request_id = l.owner_id where l.owner_id is null or t.request_id is null`,
  ],
  [
    'a list of serial numbers that counts wrongly',
    `select id from serial_list l where total <> (select count(*) from serial_list_entry where list_id = l.id and import_id <> all(l.hidden_imports)) or verdicts <> coalesce((select jsonb_object_agg(verdict, n) from (select verdict, count(*) as n from serial_list_entry where list_id = l.id and import_id <> all(l.hidden_imports) group by verdict) as v), '{}')`,
  ],
  [
    'a review of parts that counts wrongly',
    `select request_id as id from request_review v join request r on r.id = v.request_id and r.type = 4 where (accepted, refused, asked) <> (select coalesce(sum(d.accepted), 0), coalesce(sum(p.pieces - d.accepted) filter (where d.decision <> 'asked'), 0), coalesce(sum(p.pieces) filter (where d.decision = 'asked'), 0) from tracker_claim_part p join tracker_claim_part_decision d on d.part_id = p.id where p.request_id = v.request_id)`,
  ],
  [
    'a finished review with something undecided',
    `select request_id as id from request_review v where finished_at is not null and accepted + refused + asked < (select sum(pieces) from tracker_claim_part where request_id = v.request_id)`,
  ],
  [
    'room kept for an import that is through',
    `select id from serial_list l where (reserved > 0 or hidden_imports <> '{}') and not exists (select from serial_import where list_id = l.id and state = 'inserting')`,
  ],
  [
    'a list of serial numbers without an owner',
    `select id from serial_list l where not exists (select from request where id = l.owner_id) or owner_kind <> 'request'`,
  ],
  ['a number given twice', `select request_no as id from request group by request_no having count(*) > 1`],
  ['an idempotency key without an answer', `select key as id from idempotency_key where answer is null`],
];

/** What is half there in the database; nothing after any end of any server. */
export async function halves({ platform }: Pick<App, 'platform'>): Promise<string[]> {
  const found: string[] = [];
  for (const [finding, sql] of checks) {
    const { rows } = await platform.database.raw.query(sql);
    if (rows.length > 0) found.push(`${finding}: ${rows.map((row) => String(row['id'])).join(', ')}`);
  }
  return found;
}

/** Files that differ from what the database says of them, and files of which it says nothing. */
export async function strayFiles({ platform }: Pick<App, 'platform'>): Promise<string[]> {
  const folder = join(platform.config.dataDir, 'files');
  const rows = await platform.db.selectFrom('stored_file').selectAll().execute();
  const found: string[] = [];
  for (const { key, state, size, sha256 } of rows) {
    if (state !== 'stored') continue;
    if (!existsSync(join(folder, key))) found.push(`${key} is gone`);
    else if (
      !createHash('sha256')
        .update(await buffer(await platform.files.read(key)))
        .digest()
        .equals(Buffer.from(sha256 ?? []))
    )
      found.push(`${key} differs, ${size} bytes`);
  }
  const known = new Set(rows.map(({ key }) => key));
  const onDisk = globSync('**/*', { cwd: folder }).filter((path) => statSync(join(folder, path)).isFile());
  return [...found, ...onDisk.filter((path) => !known.has(path)).map((path) => `${path} belongs to nothing`)];
}
