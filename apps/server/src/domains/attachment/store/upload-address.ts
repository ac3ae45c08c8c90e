import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Purpose } from '../request-files.ts';

export interface NewUploadAddress {
  key: string;
  hash: Buffer;
  requestId: number;
  purpose: Purpose;
  userId: number;
  validUntil: Date;
}

export async function insertUploadAddress(tx: Tx, { key, hash, requestId, purpose, userId, validUntil }: NewUploadAddress): Promise<void> {
  await tx
    .insertInto('upload_address')
    .values({ key, address_hash: hash, request_id: requestId, purpose, user_id: userId, valid_until: validUntil })
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

/** Uses an address up, if it was given to this user for this request and not used before; returns where its object stands. */
export async function updateToUsed(
  tx: Tx,
  hash: Buffer,
  requestId: number,
  userId: number,
  now: Date,
): Promise<{ key: string; purpose: Purpose } | undefined> {
  const row = await tx
    .updateTable('upload_address')
    .set({ used_at: now })
    .where('address_hash', '=', hash)
    .where('request_id', '=', requestId)
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
    .returning(['key', 'purpose'])
    .executeTakeFirst();
  return row && { key: row.key, purpose: row.purpose as Purpose };
}
