import type { BodyOf } from '@heliodesk/contract/kit';
import type { RequestActed } from '@heliodesk/contract/request';
import type { recordOldPieces as api } from '@heliodesk/contract/shipment';
import { findAttachments, hideAttachments, listAttachments, showAttachments } from '#src/domains/attachment/index.ts';
import { requestMachine } from '#src/domains/request/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { transition, transitionAll } from '#src/platform/lifecycle/transition.ts';
import { shipmentMachine } from '../machine.ts';
import { ownerOf } from './files.ts';
import { actedOn, lockGoods } from './goods.ts';

type Body = BodyOf<typeof api>;

/** Shows exactly these photos of the old pieces at an address; pieces that are scrapped need one. Answers whether that changes anything. */
async function keepPhotos(context: WriteContext, { addressId, handling, attIds }: Body): Promise<boolean> {
  const { tx } = context;
  const owner = ownerOf('oldPieces', addressId);
  const shown = (await listAttachments(tx, owner)).map(({ attId }) => attId);
  const gone = shown.filter((id) => !attIds.includes(id));
  const added = attIds.filter((id) => !shown.includes(id));
  await hideAttachments(tx, owner, gone);
  if (added.length > 0 && !(await showAttachments(context, owner, added))) throw failFields({ path: 'attIds', rule: 'invalid' });
  const files = await findAttachments(tx, attIds);
  const hasPhoto = [...files.values()].some(({ contentType }) => contentType.startsWith('image/'));
  if (handling === 'scrap' && !hasPhoto) throw failFields({ path: 'attIds', rule: 'required' });
  return gone.length + added.length > 0;
}

/** Records what becomes of the pieces that are exchanged at an address. What is recorded already changes nothing. */
export async function recordOldPieces(context: WriteContext, body: Body): Promise<RequestActed> {
  const { requestId, version, addressId, handling, note } = body;
  const action = 'recordOldPieces';
  const { request, shipments } = await lockGoods(context, {
    requestId,
    version,
    addressIds: [addressId],
    action,
    ofShipment: 'recordOldPieces',
  });
  const hasOtherPhotos = await keepPhotos(context, body);
  const isSame = shipments.every((row) => row.old_handling === handling && row.old_note === note);
  if (isSame && !hasOtherPhotos) return actedOn(context, request);
  await transitionAll(context, shipmentMachine, shipments, {
    action: 'recordOldPieces',
    extraGuards: ['isRunning'],
    change: { old_handling: handling, old_note: note },
  });
  return actedOn(context, await transition(context, requestMachine, request, { action, after: { addressIds: [addressId], handling } }));
}
