import type { Db, Tx } from '#src/platform/db/database.ts';

export interface NewDevice {
  userId: number;
  tokenHash: Buffer;
  userAgent: string;
  expiresAt: Date;
}

export async function insertDevice(tx: Tx, { userId, tokenHash, userAgent, expiresAt }: NewDevice, now: Date): Promise<void> {
  await tx
    .insertInto('remembered_device')
    .values({
      user_id: userId,
      token_hash: tokenHash,
      user_agent: userAgent,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
    })
    .execute();
}

/** Whether a token is that of a device that this person is remembered on. */
export async function updateDeviceUsed(tx: Tx, userId: number, tokenHash: Buffer, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('remembered_device')
    .set({ last_used_at: now })
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** As many as are shown; the newest first. */
const shown = 50;

export const findDevices = (db: Db | Tx, userId: number, now: Date) =>
  db
    .selectFrom('remembered_device')
    .select(['id', 'user_agent', 'created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();

export async function deleteDevice(tx: Tx, userId: number, id: number): Promise<boolean> {
  const result = await tx.deleteFrom('remembered_device').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function removeDevicesOf(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('remembered_device').where('user_id', '=', userId).execute();
}
