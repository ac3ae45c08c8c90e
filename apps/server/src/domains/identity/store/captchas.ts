import type { Db, Tx } from '#src/platform/db/database.ts';

export async function insertCaptcha(tx: Tx, captcha: { id: string; answerHash: Buffer; expiresAt: Date }): Promise<void> {
  await tx.insertInto('captcha').values({ id: captcha.id, answer_hash: captcha.answerHash, expires_at: captcha.expiresAt }).execute();
}

/** Gives an open captcha another answer; answers whether it was open. */
export async function replaceAnswer(tx: Tx, captcha: { id: string; answerHash: Buffer; expiresAt: Date }, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('captcha')
    .set({ answer_hash: captcha.answerHash, expires_at: captcha.expiresAt })
    .where('id', '=', captcha.id)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Removes the captcha, whatever the answer is, so that it works only once. */
export async function removeCaptcha(tx: Tx, id: string, now: Date): Promise<Uint8Array | undefined> {
  const row = await tx.deleteFrom('captcha').where('id', '=', id).returning(['answer_hash', 'expires_at']).executeTakeFirst();
  return row !== undefined && row.expires_at > now ? row.answer_hash : undefined;
}

/** Counts to `limit` and no further. */
export async function countCaptchas(db: Db | Tx, limit: number): Promise<number> {
  const row = await db
    .selectFrom(db.selectFrom('captcha').select('id').limit(limit).as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function removeCaptchasBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.deleteFrom('captcha').where('expires_at', '<', moment).execute();
}
