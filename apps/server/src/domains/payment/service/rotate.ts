import type { KeyRing } from '#src/platform/crypto/key-ring.ts';
import type { Db } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fingerprintUnder, openEntry, sealEntry, type SealedEntry } from '../sealing.ts';
import { lockSealedUnderOthers, updateSealed, type ResealedEntry } from '../store/rotation.ts';

function reseal(ring: KeyRing, entry: SealedEntry): ResealedEntry {
  const details = openEntry(ring, entry);
  const { keyVersion, bytes } = sealEntry(ring, entry, details);
  return { ...entry, keyVersion, sealed: bytes, fingerprint: fingerprintUnder(ring, keyVersion, details) };
}

/**
 * Seals some entries of older keys under the current one; answers how many, none once all are. Each batch is a transaction of its own, so
 * that rotating can stop anywhere and go on, while entries are written and read.
 */
export const resealBatch = (db: Db, ring: KeyRing, batch: number): Promise<number> =>
  transaction(db, async (tx) => {
    const entries = await lockSealedUnderOthers(tx, ring.current, batch);
    if (entries.length > 0)
      await updateSealed(
        tx,
        entries.map((entry) => reseal(ring, entry)),
      );
    return entries.length;
  });
