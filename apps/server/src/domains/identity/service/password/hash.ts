import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** Argon2id, above OWASP's minimum; about 40 ms and 32 MiB each. */
const cost = { memoryCost: 32 * 1024, timeCost: 3, parallelism: 1 };
/** At most 128 MiB at a time, no matter how many sign in. */
const maxRunning = 4;
/** Beyond this a caller is told to retry instead of waiting for long. */
const maxWaiting = 200;

/** How every hash of today's cost begins. */
const prefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** Belongs to no user; verified for unknown names so that they take as long as known ones. */
const decoyHash = `${prefix}gaCs+++c5YG8jin7obd6Ug$pXQYFBjSKQrxfPMl2TQcZ1aVHIciRxMXYPegeE126n4`;

const limited = createConcurrencyLimit(maxRunning, maxWaiting);

/** The stored form of a password; refused as `unavailable` when too many wait. */
export const hashPassword = (password: string): Promise<string> => limited(() => hash(password, cost));

/** Takes the same time whether or not there is a password to compare with. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const fits = await limited(() => verify(passwordHash ?? decoyHash, password));
  return fits && passwordHash != null;
}

/** Whether a hash was made with another algorithm or cost than today's. */
export const isOutdated = (passwordHash: string): boolean => !passwordHash.startsWith(prefix);
