import type { MovedRequest } from '#src/domains/account/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { updateContactOfOpen } from '../contacts-store.ts';
import { publishChange } from '../live.ts';
import { updateSearch } from '../search-store.ts';
import { titlesIn } from '../titles.ts';

/** Gives all open requests of a contact to another one of the same company; everyone watching them is notified. */
export async function moveOpenRequests(
  { platform, tx, actor }: WriteContext,
  move: { fromContactId: number; toContactId: number; reason: string },
): Promise<MovedRequest[]> {
  const moved = await updateContactOfOpen(tx, { ...move, actorId: actor.userId, at: platform.clock.now() });
  await updateSearch(
    tx,
    moved.map(({ id }) => id),
  );
  for (const request of moved) publishChange(platform, tx, request);
  return moved.map((request) => ({
    requestId: request.id,
    requestNo: request.request_no,
    titleIn: (language) => titlesIn(platform, language)(request),
  }));
}
