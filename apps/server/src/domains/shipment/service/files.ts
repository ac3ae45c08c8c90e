import type { Attachment } from '@heliodesk/contract/attachment';
import type { BodyOf } from '@heliodesk/contract/kit';
import { mostShipmentFiles, type addShipmentFile as api } from '@heliodesk/contract/shipment';
import { listAttachmentsOf, receiveFile, type FileOwner, type Owner } from '#src/domains/attachment/index.ts';
import { lockRequest } from '#src/domains/request/index.ts';
import { isGuest, type Caller } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/db/database.ts';
import type { UploadedFile } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import { findExchange, type ExchangeRecord } from '../store/exchanges.ts';
import { findReadableTo } from '../store/file-readers.ts';
import { findShipment, type ShipmentRecord } from '../store/shipments.ts';

type Purpose = BodyOf<typeof api>['purpose'];

/** The kinds of owners of the files of a part of an exchange. */
export const fileKinds = { proof: 'shipmentProof', oldPieces: 'oldPieces' } as const satisfies Record<Purpose, string>;

export const ownerOf = (purpose: Purpose, shipmentId: number): Owner => ({ kind: fileKinds[purpose], id: shipmentId });

/** Proofs that a correction has replaced, which are for staff alone. */
export const replacedKind = 'shipmentReplaced';
export const replacedProofsOf = (shipmentId: number): Owner => ({ kind: replacedKind, id: shipmentId });

/** When files of a purpose can be added while the claim is carried out: proofs for a correction, too. */
const isOpenFor: Record<Purpose, (shipment: ShipmentRecord, exchange: ExchangeRecord) => boolean> = {
  proof: ({ state }, exchange) => state === 'delivered' || (state === 'shipped' && exchange.state === 'addressed'),
  oldPieces: ({ state }, exchange) => state !== 'planned' && exchange.state === 'addressed',
};

// Some may be uploaded and not recorded in the end.
const fileLimits = { files: 4 * mostShipmentFiles, bytes: 20 * 1024 * 1024 * 4 * mostShipmentFiles };

/** Files of a part of an exchange: seen by everyone who sees the claim once they are recorded, and added by those who carry it out. */
export const goodsFiles = (purpose: Purpose): FileOwner => ({
  group: 'shipment',
  limits: fileLimits,
  isStaged: true,
  canRead: findReadableTo,
  lockForChange: async (context, shipmentId) => {
    const { tx, actor } = context;
    const known = isGuest(actor) || !actor.can('csp:request:solution') ? undefined : await findShipment(tx, shipmentId);
    const owning = known && (await findExchange(tx, known.exchange_id));
    if (owning === undefined) throw fail('notFound');
    const { status } = await lockRequest(context, owning.request_id);
    const [shipment, exchange] = [await findShipment(tx, shipmentId), await findExchange(tx, owning.id)];
    if (shipment === undefined || exchange === undefined) throw fail('notFound');
    if (status !== 'processing' || !isOpenFor[purpose](shipment, exchange)) throw fail('attachment.frozen');
  },
});

/** The replaced proofs of a delivery, for staff who see the claim. */
export const replacedFiles: FileOwner = {
  group: 'shipment',
  limits: fileLimits,
  isStaged: true,
  isShownTo: (actor) => mayReadReplaced(actor),
  canRead: findReadableTo,
  lockForChange: async () => {
    throw fail('attachment.frozen');
  },
};

/** Whether someone may see how deliveries were corrected. */
export const mayReadReplaced = (actor: Caller): boolean => !isGuest(actor) && actor.kind === 'staff' && actor.can('csp:request:solution');

/** Takes a file of a part of an exchange, which others see once it is recorded with its step. */
export const addFile = (context: Context, { addressId, purpose }: BodyOf<typeof api>, file: UploadedFile): Promise<Attachment> =>
  receiveFile(context, { owner: ownerOf(purpose, addressId), description: '', ...file });

/** The files of some parts that everyone who sees their claim may read, by the ids of the parts, and those that staff alone may. */
export interface GoodsFiles {
  proofs: ReadonlyMap<number, Attachment[]>;
  oldPhotos: ReadonlyMap<number, Attachment[]>;
  replaced: ReadonlyMap<number, Attachment[]>;
}

export async function findFilesOf(db: Db, actor: Caller, shipmentIds: readonly number[]): Promise<GoodsFiles> {
  const [proofs, oldPhotos, replaced] = await Promise.all([
    listAttachmentsOf(db, fileKinds.proof, shipmentIds),
    listAttachmentsOf(db, fileKinds.oldPieces, shipmentIds),
    listAttachmentsOf(db, replacedKind, mayReadReplaced(actor) ? shipmentIds : []),
  ]);
  return { proofs, oldPhotos, replaced };
}
