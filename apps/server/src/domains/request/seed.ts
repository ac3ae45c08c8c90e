import type { BuiltCustomer } from '#src/domains/account/seed.ts';
import { isGuest, type Actor } from '#src/platform/auth/actor.ts';
import type { Platform } from '#src/platform/platform.ts';

export { removeDiscardedDrafts } from './draft/discard.ts';

/** The actor behind a token, to call services as that person. */
export async function actorOf(platform: Platform, { token }: Pick<BuiltCustomer, 'token'>): Promise<Actor> {
  const actor = await platform.authenticate(token);
  if (actor === null || isGuest(actor)) throw new Error('The session has ended');
  return actor;
}
