import { createHash, randomUUID } from 'node:crypto';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { createSeal, type Seal } from '#src/platform/crypto/seal.ts';
import type { UserRow } from '../store/users.ts';

/** How long a device is known after its last sign-in with a password. */
const knownSeconds = 180 * 86_400;
/** People who share a browser. */
const mostPeople = 5;

/** That someone has signed in from a browser; holds until the password changes. */
interface Visit {
  userId: number;
  /** Replaced with each sign-in. */
  id: string;
  at: number;
  /** Of the stored password. */
  digest: string;
}

type Visited = Pick<Context<Actor | null>, 'platform' | 'origin'>;
type Person = Pick<UserRow, 'id' | 'password_hash'>;

const sealOf = ({ platform }: Visited): Seal => createSeal(platform.config.secret, 'known device');

const digestOf = ({ password_hash }: Person): string =>
  createHash('sha256')
    .update(password_hash ?? '')
    .digest('base64url');

function readVisits(visited: Visited): Visit[] {
  const { value } = visited.origin.device ?? {};
  if (value === undefined) return [];
  try {
    const visits = JSON.parse(sealOf(visited).unseal(Buffer.from(value, 'base64url')).toString()) as Visit[];
    const since = visited.platform.clock.now().getTime() - knownSeconds * 1_000;
    return visits.filter(({ at }) => at > since);
  } catch {
    // Made up, or sealed under another secret.
    return [];
  }
}

/**
 * Under which name the wrong passwords of a browser that someone has signed in from before are counted, apart from those of strangers: who
 * tries names from elsewhere doesn't lock their owners out.
 */
export function findKnownDevice(visited: Visited, person: Person): string | undefined {
  const visit = readVisits(visited).find(({ userId, digest }) => userId === person.id && digest === digestOf(person));
  return visit && `device ${visit.id}`;
}

/** Has the browser keep that someone just signed in with their password; what it kept of them before is replaced. */
export function keepDevice(visited: Visited, person: Person): void {
  const others = readVisits(visited).filter(({ userId }) => userId !== person.id);
  const visit: Visit = { userId: person.id, id: randomUUID(), at: visited.platform.clock.now().getTime(), digest: digestOf(person) };
  const kept = Buffer.from(JSON.stringify([visit, ...others].slice(0, mostPeople)));
  visited.origin.device?.keep(sealOf(visited).seal(kept).toString('base64url'), knownSeconds);
}
