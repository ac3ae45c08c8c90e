import { checkBankDetails, enterBankDetails, markPaid, recomInvoice, returnBankDetails } from '@heliodesk/contract/payment';
import { confirmTip, tipTypes } from '@heliodesk/contract/request';
import { spanishBank } from '#src/domains/payment/seed.ts';
import { uploadProof } from '../payments.ts';
import { said, send, type Answer, type Try } from './attempt.ts';
import type { CaseState } from './case-state.ts';

const other = { bankAccount: 'DE89 3704 0044 0532 0130 00', bankBic: 'COBADEFFXXX', branchCountry: 'DE' };

/** Answers a task about bank details or a credit note, for the contact who enters them; there is nothing to do for anyone else. */
export async function answerMoneyTip({ person, state, random }: Try, tip: CaseState['tips'][number]): Promise<Answer | null> {
  const [bank] = state.banks;
  if (bank === undefined || person.contact?.contactId !== bank.contact_id) return null;
  // Proves who they are.
  await person.enter();
  if (tip.type === tipTypes.creditNote) return send(person, confirmTip, { query: { msgId: tip.message_id } });
  const details = { ...spanishBank, ...(random.next() < 0.3 ? other : {}) };
  const body = { tipsId: tip.id, version: bank.version, ...details };
  return tip.type === tipTypes.bank
    ? send(person, enterBankDetails, { body: { ...body, companyName: person.contact.companyName } })
    : send(person, recomInvoice, { body });
}

/** Whether finance has something to do about a claim. */
export const hasMoneyStep = ({ banks, payments }: CaseState): boolean =>
  banks.some(({ state }) => state === 'entered') || payments.some(({ state }) => state === 'due');

export interface MoneyStep {
  trail: string;
  /** What was wrong with the answer. */
  faults: string[];
}

/** What one of finance does next about a claim: agrees to an account or returns it, or pays. */
export async function takeMoneyStep({ app, crew, state, random }: Omit<Try, 'person'>): Promise<MoneyStep> {
  const person = random.pick(crew.staff.filter(({ role }) => role === 'finance'));
  await person.enter();
  const { id: requestId } = state.request;
  const due = state.payments.find((payment) => payment.state === 'due');
  const bank = state.banks.find((each) => each.id === due?.bank_details_id) ?? state.banks.find((each) => each.state === 'entered');
  if (bank === undefined) return { trail: 'finance has nothing to do', faults: [] };
  const target = { bankDetailsId: bank.id, version: bank.version };
  if (random.next() < 0.15) {
    const answer = await send(person, returnBankDetails, { body: { ...target, reason: 'The bank knows no such account.' } });
    return judged(`${person.who} returns bank details`, answer, true);
  }
  if (due === undefined) {
    const cleared = { otherCompany: 'Called them', changed: 'Called them' };
    return judged(`${person.who} agrees to bank details`, await send(person, checkBankDetails, { body: { ...target, cleared } }), true);
  }
  const attIds = [await uploadProof(app, { token: person.client.token ?? '' }, due.id)];
  const payTime = app.clock.now().toISOString().slice(0, 10);
  const body = { requestId, paymentId: due.id, version: due.version, payTime, attIds };
  return judged(`${person.who} pays`, await send(person, markPaid, { body }), bank.checked_by !== person.userId);
}

const judged = (what: string, answer: Answer, isAllowed: boolean): MoneyStep => ({
  trail: `${what} → ${said(answer)}`,
  faults: isAllowed === (answer.code === 200) ? [] : [`${what}, which was ${isAllowed ? '' : 'not '}allowed, got ${said(answer)}`],
});

/** A compensation is paid once, after its tasks are confirmed and by someone who took no step before; it is done if it is paid. */
export function* paymentFaults({ solutions, banks, payments, tips }: CaseState): Generator<string> {
  const noteTip = (noteId: number) => tips.find(({ asked }) => asked.creditNoteId === noteId);
  if (new Set(payments.map(({ solution_id: id }) => id)).size < payments.length) yield 'a solution has two payments';
  const isToPay = solutions.some(({ kind, state }) => kind === 1 && state === 'running');
  for (const { id, state, entry, credit_note_id: noteId, bank_details_id: bankId, paid_by: payer, steps_before: before } of payments) {
    const bank = banks.find((each) => each.id === bankId);
    const isRead = noteTip(noteId)?.state === 'confirmed';
    const isConfirmed = bank?.state === 'confirmed' && bank.entry === entry;
    if (state === 'announced' && (noteTip(noteId)?.state !== 'open' || !isConfirmed)) yield `payment ${id} waits for no one`;
    // What is paid stays so while the account is looked at again for something else that is to be paid, and once it was replaced for that.
    const isLeft = state === 'paid' && (isToPay || (bank?.state === 'confirmed' && entry < (bank.entry ?? 0)));
    if ((state === 'due' || state === 'paid') && !(isRead && (isConfirmed || isLeft)))
      yield `payment ${id} is ${state} before its tasks are confirmed`;
    if (state === 'held' && isConfirmed) yield `payment ${id} is held back for no reason`;
    if (payer !== null && (before.includes(payer) || bank?.checked_by === payer)) yield `payment ${id} was made by someone involved`;
  }
  const paid = payments.filter(({ state }) => state === 'paid').map(({ solution_id: id }) => id);
  for (const { id, kind, state } of solutions)
    if (kind === 1 && (state === 'done') !== paid.includes(id))
      yield `compensation ${id} is ${state}, but ${paid.includes(id) ? '' : 'not '}paid`;
}
