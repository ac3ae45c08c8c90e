import { linkDuplicate as linkCall, unlinkDuplicate as unlinkCall } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import { send, type Driver, type Try } from './attempt.ts';

/** The number of the newest request of its type that the claim isn’t linked with yet. */
export async function newestUnlinked({ app, state: { request } }: Try): Promise<string | undefined> {
  const { rows } = await sql<{ request_no: string }>`
    select request_no from request other where type = ${request.type} and status <> 'draft' and id <> ${request.id}
      and not exists (select from request_link where least(from_id, to_id) = least(other.id, ${request.id}) and greatest(from_id, to_id) = greatest(other.id, ${request.id}))
    order by id desc limit 1`.execute(app.platform.db);
  return rows[0]?.request_no;
}

export const linkDuplicate: Driver = async (attempt) => {
  const { id: requestId, version } = attempt.state.request;
  const duplicateNo = await newestUnlinked(attempt);
  return duplicateNo === undefined ? null : send(attempt.person, linkCall, { body: { requestId, version, duplicateNo } });
};

export const unlinkDuplicate: Driver = async ({ app, person, state: { request } }) => {
  const { rows } = await sql<{ id: number }>`
    select from_id + to_id - ${request.id}::bigint as id from request_link where kind = 'duplicateOf' and ${request.id} in (from_id, to_id) limit 1`.execute(
    app.platform.db,
  );
  const { id: requestId, version } = request;
  return rows[0] === undefined
    ? null
    : send(person, unlinkCall, { body: { requestId, version, otherId: rows[0].id, reason: 'Two different roofs' } });
};
