import type { Actor } from '#src/platform/auth/actor.ts';
import type { Tx } from '#src/platform/db/database.ts';
import type { Platform } from '#src/platform/platform.ts';
import { updateContactOfOpen } from '../contacts-store.ts';
import { publishChange } from '../live.ts';

/** Gives all open requests of a contact to another one of the same company; everybody who looks at them is told. */
export async function moveOpenRequests(
  platform: Platform,
  tx: Tx,
  actor: Actor,
  move: { fromContactId: number; toContactId: number; reason: string },
): Promise<{ requestId: number; requestNo: string }[]> {
  const moved = await updateContactOfOpen(tx, { ...move, actorId: actor.userId, at: platform.clock.now() });
  for (const request of moved) await publishChange(platform, tx, request);
  return moved.map(({ id, request_no }) => ({ requestId: id, requestNo: request_no }));
}
