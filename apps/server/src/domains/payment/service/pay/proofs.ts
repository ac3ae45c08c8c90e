import type { Attachment } from '@heliodesk/contract/attachment';
import { mostProofs } from '@heliodesk/contract/payment';
import { listAttachmentsOf, receiveFile, type FileOwner, type Owner } from '#src/domains/attachment/index.ts';
import { lockAnyRequest } from '#src/domains/request/index.ts';
import { isGuest } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import type { UploadedFile } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import { findPayment } from '../../store/payments.ts';
import { findReadableTo } from '../../store/proof-readers.ts';

const kind = 'payment';
export const proofsOf = (paymentId: number): Owner => ({ kind, id: paymentId });

/** The files that prove a payment: seen by finance and by those who see the account, once it is paid, and never changed then. */
export const proofOwner: FileOwner = {
  group: kind,
  // Some may be uploaded and not recorded in the end, which must not keep someone else from paying.
  limits: { files: 4 * mostProofs, bytes: 20 * 1024 * 1024 * 4 * mostProofs },
  isStaged: true,
  canRead: findReadableTo,
  lockForChange: async (context, paymentId) => {
    const { tx, actor } = context;
    const known = isGuest(actor) || !actor.can('csp:pay:paid') ? undefined : await findPayment(tx, paymentId);
    if (known === undefined) throw fail('notFound');
    await lockAnyRequest(tx, known.request_id);
    const payment = await findPayment(tx, paymentId);
    if (payment === undefined || payment.state === 'paid') throw fail('attachment.frozen');
  },
};

/** Takes a proof of a payment, which others see once it is marked as paid. */
export const addProof = (context: Context, paymentId: number, file: UploadedFile): Promise<Attachment> =>
  receiveFile(context, { owner: proofsOf(paymentId), description: '', ...file });

/** The proofs of payments, by their ids. */
export const listProofs = ({ db }: Pick<Context, 'db'>, paymentIds: readonly number[]): Promise<ReadonlyMap<number, Attachment[]>> =>
  listAttachmentsOf(db, kind, paymentIds);
