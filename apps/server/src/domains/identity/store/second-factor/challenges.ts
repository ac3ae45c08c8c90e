import type { Tx } from '#src/platform/db/database.ts';

/** What someone was challenged for. */
export type ChallengePurpose = 'prove' | 'addPasskey' | 'addApp';

/** The session or the pending sign-in that was challenged, and for what. */
export interface ChallengeKey {
  ownerHash: Buffer;
  purpose: ChallengePurpose;
}

/** A new challenge takes the place of the former. */
export async function putChallenge(tx: Tx, { ownerHash, purpose }: ChallengeKey, content: Buffer, expiresAt: Date): Promise<void> {
  const challenge = { content, expires_at: expiresAt };
  await tx
    .insertInto('factor_challenge')
    .values({ owner_hash: ownerHash, purpose, ...challenge })
    .onConflict((conflict) => conflict.columns(['owner_hash', 'purpose']).doUpdateSet(challenge))
    .execute();
}

export async function findChallenge(tx: Tx, { ownerHash, purpose }: ChallengeKey, now: Date): Promise<Uint8Array | undefined> {
  const row = await tx
    .selectFrom('factor_challenge')
    .select('content')
    .where('owner_hash', '=', ownerHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return row?.content;
}

export async function removeChallenge(tx: Tx, { ownerHash, purpose }: ChallengeKey): Promise<void> {
  await tx.deleteFrom('factor_challenge').where('owner_hash', '=', ownerHash).where('purpose', '=', purpose).execute();
}
