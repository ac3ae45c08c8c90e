import type { PhotoPlace } from '@heliodesk/contract/attachment';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { fileOwners, type Owner } from '../owners.ts';
import { updateToUnplaced } from '../store/attachment.ts';

/** Makes room for a photo at its place; the owner is locked. Refuses a place that the owner does not ask for. */
export async function freePlace({ platform, tx }: WriteContext<Caller>, owner: Owner, place: PhotoPlace | null): Promise<void> {
  if (place === null) return;
  const places = (await fileOwners.of(platform, owner.kind).findPlaces?.(tx, owner.id)) ?? [];
  if (!places.includes(place)) throw failFields({ path: 'place', rule: 'invalid' });
  await updateToUnplaced(tx, owner, place);
}
