import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Owner } from '../owners.ts';

export interface NewUploadAddress {
  key: string;
  hash: Buffer;
  owner: Owner;
  userId: number;
  validUntil: Date;
}

export async function insertUploadAddress(tx: Tx, { key, hash, owner, userId, validUntil }: NewUploadAddress): Promise<void> {
  await tx
    .insertInto('upload_address')
    .values({ key, address_hash: hash, owner_kind: owner.kind, owner_id: owner.id, user_id: userId, valid_until: validUntil })
    .execute();
}

/** May this object still be put? Only until its address is used or out of time. */
export async function isOpenForUpload(db: Db, key: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('upload_address')
    .select('key')
    .where('key', '=', key)
    .where('used_at', 'is', null)
    .where('valid_until', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export interface AddressUse {
  hash: Buffer;
  /** The owners that the address may have been given out for. */
  owners: readonly Owner[];
  userId: number;
  now: Date;
}

/** Uses an address up, if it was given to this user for one of these owners and not used before; returns where its object is. */
export async function updateToUsed(tx: Tx, { hash, owners, userId, now }: AddressUse): Promise<{ key: string; owner: Owner } | undefined> {
  const row = await tx
    .updateTable('upload_address')
    .set({ used_at: now })
    .where('address_hash', '=', hash)
    .where((eb) => eb.or(owners.map(({ kind, id }) => eb.and([eb('owner_kind', '=', kind), eb('owner_id', '=', id)]))))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('stored_file')
          .select('stored_file.key')
          .whereRef('stored_file.key', '=', 'upload_address.key')
          .where('stored_file.expires_at', '>', now),
      ),
    )
    .returning(['key', 'owner_kind', 'owner_id'])
    .executeTakeFirst();
  return row && { key: row.key, owner: { kind: row.owner_kind, id: row.owner_id } };
}

/** Removes the addresses given out for the owners of these kinds with this id; what was put to one is left to the clean-up. */
export async function removeAddressesOf(tx: Tx, kinds: readonly string[], id: number): Promise<void> {
  await tx.deleteFrom('upload_address').where('owner_kind', 'in', kinds).where('owner_id', '=', id).execute();
}
