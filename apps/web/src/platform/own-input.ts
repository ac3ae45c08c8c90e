import { currentUser } from './session.ts';
import { browserStorage, tabStorage } from './storage.ts';

const ownerId = (): string => String(currentUser()?.user.userId ?? 'anonymous');

/** The storage key of something that a person typed: no one else at this browser gets to see it. `what` has no underscore. */
export const ownKey = (what: string, name: string | number): string => `${what}_${ownerId()}_${name}`;

/** Forgets everything that the person who is signed in typed and did not save, as far as this tab reaches. */
export function forgetOwnInput(): void {
  for (const storage of [tabStorage, browserStorage])
    for (const key of storage.keys()) if (key.split('_')[1] === ownerId()) storage.remove(key);
}
