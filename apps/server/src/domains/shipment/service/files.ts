import type { Attachment } from '@heliodesk/contract/attachment';
import type { BodyOf } from '@heliodesk/contract/kit';
import { mostShipmentFiles, type addShipmentFile as api } from '@heliodesk/contract/shipment';
import { listAttachmentsOf, receiveFile, type FileOwner, type Owner } from '#src/domains/attachment/index.ts';
import { lockRequest } from '#src/domains/request/index.ts';
import { isGuest } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/db/database.ts';
import type { UploadedFile } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import { findExchange } from '../store/exchanges.ts';
import { findReadableTo } from '../store/file-readers.ts';
import { findShipment, type ShipmentRecord } from '../store/shipments.ts';

type Purpose = BodyOf<typeof api>['purpose'];

/** The kinds of owners of the files of a part of an exchange. */
export const fileKinds = { proof: 'shipmentProof', oldPieces: 'oldPieces' } as const satisfies Record<Purpose, string>;

export const ownerOf = (purpose: Purpose, shipmentId: number): Owner => ({ kind: fileKinds[purpose], id: shipmentId });

/** Until when files of a purpose can be added. */
const isOpenFor: Record<Purpose, (shipment: ShipmentRecord) => boolean> = {
  proof: ({ state }) => state === 'shipped',
  oldPieces: ({ state }) => state !== 'planned',
};

/** Files of a part of an exchange: seen by everyone who sees the claim once they are recorded, and added by those who carry it out. */
export const goodsFiles = (purpose: Purpose): FileOwner => ({
  group: 'shipment',
  // Some may be uploaded and not recorded in the end.
  limits: { files: 4 * mostShipmentFiles, bytes: 20 * 1024 * 1024 * 4 * mostShipmentFiles },
  isStaged: true,
  canRead: findReadableTo,
  lockForChange: async (context, shipmentId) => {
    const { tx, actor } = context;
    const known = isGuest(actor) || !actor.can('csp:request:solution') ? undefined : await findShipment(tx, shipmentId);
    const owning = known && (await findExchange(tx, known.exchange_id));
    if (owning === undefined) throw fail('notFound');
    await lockRequest(context, owning.request_id);
    const [shipment, exchange] = [await findShipment(tx, shipmentId), await findExchange(tx, owning.id)];
    if (shipment === undefined || exchange === undefined) throw fail('notFound');
    if (exchange.state !== 'addressed' || !isOpenFor[purpose](shipment)) throw fail('attachment.frozen');
  },
});

/** Takes a file of a part of an exchange, which others see once it is recorded with its step. */
export const addFile = (context: Context, { addressId, purpose }: BodyOf<typeof api>, file: UploadedFile): Promise<Attachment> =>
  receiveFile(context, { owner: ownerOf(purpose, addressId), description: '', ...file });

/** The files of some parts that everyone who sees their claim may read, by the ids of the parts. */
export interface GoodsFiles {
  proofs: ReadonlyMap<number, Attachment[]>;
  oldPhotos: ReadonlyMap<number, Attachment[]>;
}

export async function findFilesOf(db: Db, shipmentIds: readonly number[]): Promise<GoodsFiles> {
  const [proofs, oldPhotos] = await Promise.all([
    listAttachmentsOf(db, fileKinds.proof, shipmentIds),
    listAttachmentsOf(db, fileKinds.oldPieces, shipmentIds),
  ]);
  return { proofs, oldPhotos };
}
