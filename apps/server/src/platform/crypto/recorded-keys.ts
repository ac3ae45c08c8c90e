import { ConfigError } from '#src/config.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { KeyRing } from './key-ring.ts';
import { findRecordedKeys, insertKey, type RecordedKey } from './sealing-key-store.ts';

/** What is wrong with a ring: a key is missing that records may be sealed under, or another key has its version. */
const ringProblems = (ring: KeyRing, recorded: readonly RecordedKey[]): string[] =>
  recorded.flatMap(({ version, check }) => {
    if (!ring.versions.includes(version))
      return [
        `HELIODESK_KEYS lacks key ${version}, which records are sealed under; add it after the others, then move them with rotate-keys`,
      ];
    return ring.checkOf(version).equals(check) ? [] : [`HELIODESK_KEYS: key ${version} is not the one that records are sealed under`];
  });

async function requireRing(db: Db, ring: KeyRing): Promise<void> {
  const problems = ringProblems(ring, await findRecordedKeys(db));
  if (problems.length > 0) throw new ConfigError(problems);
}

/** Records the key that seals from now on. Refuses a ring that can't open what is sealed, and then records nothing. */
export async function recordCurrentKey(db: Db, clock: Clock, ring: KeyRing): Promise<void> {
  await requireRing(db, ring);
  await insertKey(db, { version: ring.current, check: ring.checkOf(ring.current) }, clock.now());
  // Another instance may have recorded its own of the same version since.
  await requireRing(db, ring);
}
