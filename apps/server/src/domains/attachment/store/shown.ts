import { sql } from 'kysely';
import { builtOnce } from '#src/platform/db/built-once.ts';
import type { Db, SqlCondition, Tx } from '#src/platform/db/database.ts';
import type { Owner } from '../owners.ts';
import { selectAttachments, toRecord, type AttachmentRecord } from './attachment.ts';

/** Files that are shown to others, oldest first. */
const shown = (db: Db | Tx) => selectAttachments(db).where('attachment.shown_at', 'is not', null).orderBy('attachment.id');

const selectShownOfKinds = builtOnce((db, isOfKind: SqlCondition, id: number) =>
  shown(db).where(isOfKind).where('attachment.owner_id', '=', id),
);

/** Those of all owners of these kinds with this id. */
export async function findShownOfKinds(db: Db | Tx, kinds: readonly string[], id: number): Promise<AttachmentRecord[]> {
  const isOfKind = sql<boolean>`attachment.owner_kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})`;
  return (await selectShownOfKinds(db, isOfKind, id)).map(toRecord);
}

/** Those of an owner. */
export const findShownOf = (db: Db | Tx, { kind, id }: Owner): Promise<AttachmentRecord[]> => findShownOfKinds(db, [kind], id);

/** Those of several owners of a kind. */
export const findShownOfOwners = async (db: Db | Tx, kind: string, ids: readonly number[]): Promise<AttachmentRecord[]> => {
  const all = sql<number>`any(${[...ids]}::bigint[])`;
  return (await shown(db).where('attachment.owner_kind', '=', kind).where('attachment.owner_id', '=', all).execute()).map(toRecord);
};
