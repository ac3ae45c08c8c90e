import { addPaymentProof, getPayment, listPaymentsOf, markPaid, recomInvoice, type PaymentInFull } from '@heliodesk/contract/payment';
import { listNotices } from '@heliodesk/contract/notification';
import { confirmTip, tipTypes, type Tip } from '@heliodesk/contract/request';
import { spanishBank } from '#src/domains/payment/seed.ts';
import { agreeTo, buildEntered, openTipOf, type PayingPeople } from './bank-tasks.ts';
import type { SolvedSeed } from './solved-claims.ts';
import type { TestApp } from './test-app.ts';

type PaidSeed = SolvedSeed & { change?: object };

export interface AnnouncedPayment {
  requestId: number;
  bankDetailsId: number;
  /** To read the credit note. */
  tip: Tip;
}

/** A claim whose customer has confirmed the bank details, so that a credit note is to be read. The first of finance has checked them. */
export async function buildAnnounced(app: TestApp, people: PayingPeople, seed: PaidSeed = {}): Promise<AnnouncedPayment> {
  const { bankDetailsId, requestId, version } = await buildEntered(app, people, seed);
  const checked = await agreeTo(app, people.finance, { bankDetailsId, version });
  const { tipsId } = await openTipOf(app, people.customer, requestId, tipTypes.bankCheck);
  const body = { tipsId, version: checked.data.version, ...spanishBank, ...seed.change };
  const answer = await app.client(people.customer.token).call(recomInvoice, { body });
  if (answer.code !== 200) throw new Error(`Confirming was refused: ${answer.msg}`);
  return { requestId, bankDetailsId, tip: await openTipOf(app, people.customer, requestId, tipTypes.creditNote) };
}

export const paymentIdOf = async ({ platform }: TestApp, requestId: number): Promise<number> =>
  (await platform.db.selectFrom('payment').select('id').where('request_id', '=', requestId).orderBy('id').executeTakeFirstOrThrow()).id;

/** The same, the credit note read: finance is to pay. */
export async function buildDue(app: TestApp, people: PayingPeople, seed: PaidSeed = {}): Promise<PaymentInFull> {
  const { requestId, tip } = await buildAnnounced(app, people, seed);
  const answer = await app.client(people.customer.token).call(confirmTip, { query: { msgId: tip.msgId } });
  if (answer.code !== 200) throw new Error(`The credit note was refused: ${answer.msg}`);
  const paymentId = await paymentIdOf(app, requestId);
  return (await app.client(people.finance2.token).call(getPayment, { params: { paymentId } })).data;
}

/** Uploads a proof of a payment. */
export const uploadProof = async (app: TestApp, by: { token: string }, paymentId: number, name = 'transfer.txt'): Promise<number> =>
  (
    await app
      .client(by.token)
      .call(addPaymentProof, { body: { paymentId } }, { file: { name, content: Buffer.from('paid by bank transfer') } })
  ).data.attId;

const todayOf = ({ clock }: TestApp): string => clock.now().toISOString().slice(0, 10);

/** What finance sends to mark a payment as paid, with a proof of its own. */
export async function paidBody(
  app: TestApp,
  by: { token: string },
  { requestId, paymentId, version }: Pick<PaymentInFull, 'requestId' | 'paymentId' | 'version'>,
) {
  const attIds = [await uploadProof(app, by, paymentId)];
  return { requestId, paymentId, version, payTime: todayOf(app), bankReference: 'SEPA-771204', attIds };
}

/** A payment that the second of finance has made. */
export async function buildPaid(app: TestApp, people: PayingPeople, seed: PaidSeed = {}): Promise<PaymentInFull> {
  const body = await paidBody(app, people.finance2, await buildDue(app, people, seed));
  const answer = await app.client(people.finance2.token).call(markPaid, { body });
  if (answer.code !== 200) throw new Error(`Paying was refused: ${answer.key} ${answer.msg}`);
  return answer.data;
}

/** What someone sees of the payments of a claim. */
export const paymentsSeenBy = async (app: TestApp, { token }: { token: string }, requestId: number) =>
  (await app.client(token).call(listPaymentsOf, { query: { requestId } })).data;

/** What someone was told about a claim, the newest first. */
export const noticeKinds = async (app: TestApp, { token }: { token: string }, requestId: number) =>
  (await app.client(token).call(listNotices, { query: { requestId } })).data.notices.map(({ kind }) => kind);
