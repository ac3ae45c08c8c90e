import type { Attachment } from '@heliodesk/contract/attachment';
import { mostProofs } from '@heliodesk/contract/payment';
import { listAttachmentsOf, receiveFile, type FileOwner, type Owner } from '#src/domains/attachment/index.ts';
import { lockAnyRequest } from '#src/domains/request/index.ts';
import { isGuest } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import type { UploadedFile } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import { findPaymentHead } from '../../store/payment-heads.ts';
import { findPayment } from '../../store/payments.ts';
import { findReadableTo } from '../../store/proof-readers.ts';
import { mayCorrect } from './steps-before.ts';

const kind = 'payment';
export const proofsOf = (paymentId: number): Owner => ({ kind, id: paymentId });

/** Proofs that a correction has replaced. A wrong one may name someone else's account, so they are for finance alone. */
const replacedKind = 'paymentReplaced';
export const replacedProofsOf = (paymentId: number): Owner => ({ kind: replacedKind, id: paymentId });

// Some may be uploaded and not recorded in the end, which must not keep someone else from paying.
const limits = { files: 4 * mostProofs, bytes: 20 * 1024 * 1024 * 4 * mostProofs };

export const replacedOwner: FileOwner = {
  group: kind,
  limits,
  isStaged: true,
  isShownTo: (actor) => !isGuest(actor) && actor.can('csp:pay:paid'),
  canRead: async (_db, _actor, paymentIds) => new Set(paymentIds),
  lockForChange: async () => {
    throw fail('attachment.frozen');
  },
};

/**
 * The files that prove a payment: seen by finance and by those who see the account, once it is paid. Then they change by a correction alone,
 * for which those who may correct it upload others.
 */
export const proofOwner: FileOwner = {
  group: kind,
  limits,
  isStaged: true,
  canRead: findReadableTo,
  lockForChange: async (context, paymentId) => {
    const { tx, actor, platform } = context;
    const known = isGuest(actor) || !actor.can('csp:pay:paid') ? undefined : await findPayment(tx, paymentId);
    if (known === undefined) throw fail('notFound');
    await lockAnyRequest(tx, known.request_id);
    const head = await findPaymentHead(tx, paymentId);
    if (head === undefined || isGuest(actor) || (head.state === 'paid' && !mayCorrect(actor, head, platform.clock.now())))
      throw fail('attachment.frozen');
  },
};

/** Takes a proof of a payment, which others see once it is marked as paid, or corrected. */
export const addProof = (context: Context, paymentId: number, file: UploadedFile): Promise<Attachment> =>
  receiveFile(context, { owner: proofsOf(paymentId), description: '', ...file });

/** The proofs of payments, by their ids. */
export const listProofs = ({ db }: Pick<Context, 'db'>, paymentIds: readonly number[]): Promise<ReadonlyMap<number, Attachment[]>> =>
  listAttachmentsOf(db, kind, paymentIds);

/** Those that corrections have replaced, by the ids of the files. */
export async function findReplaced({ db }: Pick<Context, 'db'>, paymentId: number): Promise<ReadonlyMap<number, Attachment>> {
  const files = (await listAttachmentsOf(db, replacedKind, [paymentId])).get(paymentId) ?? [];
  return new Map(files.map((file) => [file.attId, file]));
}
