import type { Tx } from '#src/platform/db/database.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findChallenge, putChallenge, removeChallenge, type ChallengeKey } from '../../store/second-factor/challenges.ts';

/** As long as a sign-in waits for its second step. */
export const stepTime = 10 * 60_000;

/** Remembers what someone has to answer to. */
export const challenge = ({ clock }: Platform, tx: Tx, key: ChallengeKey, content: Buffer): Promise<void> =>
  putChallenge(tx, key, content, new Date(clock.now().getTime() + stepTime));

/** What someone was challenged with; a wrong code may be followed by another try. */
export const openChallenge = ({ clock }: Platform, tx: Tx, key: ChallengeKey): Promise<Uint8Array | undefined> =>
  findChallenge(tx, key, clock.now());

/** The same, once. */
export async function takeChallenge(platform: Platform, tx: Tx, key: ChallengeKey): Promise<Uint8Array | undefined> {
  const content = await openChallenge(platform, tx, key);
  if (content !== undefined) await removeChallenge(tx, key);
  return content;
}
