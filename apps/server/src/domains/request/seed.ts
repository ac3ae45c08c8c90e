import type { Language } from '@heliodesk/contract/kit';
import type { ReceiptFact, TipType } from '@heliodesk/contract/request';
import type { BuiltCustomer } from '#src/domains/account/seed.ts';
import { upsertGuest } from '#src/domains/identity/seed.ts';
import { isGuest, type Actor } from '#src/platform/auth/actor.ts';
import { contextOf, withTx, type Context, type WriteContext } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import type { Platform } from '#src/platform/platform.ts';
import { insertAbsence, updateStarted } from './absence/absence-store.ts';
import { findReceipts } from './receipts/receipt-store.ts';
import { keepReceipt } from './receipts/keep-receipt.ts';
import { requestMachine } from './machine.ts';
import { conversationPort, routingPort } from './ports.ts';
import { firstContactDue } from './first-contact.ts';
import { updateSearch } from './search-store.ts';
import { lockOwnDraft } from './draft/open.ts';
import { lockRequest } from './service/lock.ts';
import { findRequest } from './store.ts';
import { confirmTip } from './tips/answer.ts';
import { findImportedId, replaceSerials, upsertImported, type MatchedRow } from './import/import-store.ts';

export { removeDiscardedDrafts } from './draft/discard.ts';

/** The actor behind a token, to call services as that person. */
export async function actorOf(platform: Platform, { token }: Pick<BuiltCustomer, 'token'>): Promise<Actor> {
  const actor = await platform.authenticate(token);
  if (actor === null || isGuest(actor)) throw new Error('The session has ended');
  return actor;
}

/** Takes a step on a request as the API does, with the version that it has. */
export async function takeStep<Answer>(
  context: Context,
  requestId: number,
  take: (write: WriteContext, target: { requestId: number; version: number }) => Promise<Answer>,
): Promise<Answer> {
  const { version } = (await findRequest(context.db, context.actor, requestId)) ?? { version: 0 };
  return transaction(context.db, (tx) => take(withTx(context, tx), { requestId, version }));
}

/** The open tasks of a type in a request. */
export const openTasksOf = async ({ db }: Pick<Context, 'db'>, requestId: number, type: TipType) =>
  db
    .selectFrom('tip')
    .select(['id as tipsId', 'message_id as msgId'])
    .where('request_id', '=', requestId)
    .where('type', '=', type)
    .where('state', '=', 'open')
    .orderBy('id')
    .execute();

/** Confirms all open tasks of a type, in the name of the one who is asked. */
export async function confirmTasks(context: Context, requestId: number, type: TipType): Promise<void> {
  for (const { msgId } of await openTasksOf(context, requestId, type))
    await transaction(context.db, (tx) => confirmTip(withTx(context, tx), msgId));
}

export interface ImportedSeed extends Partial<Omit<MatchedRow, 'created' | 'closed'>> {
  created?: string;
  closed?: string;
}

/** A closed request of an older system, as an import writes it; answers its id. */
export async function buildImported(
  platform: Platform,
  { created = '2019-10-01', closed = '2019-11-06', ...seed }: ImportedSeed = {},
): Promise<number> {
  const row: MatchedRow = {
    accountId: null,
    external_system: 'Old desk',
    external_number: `C-${crypto.randomUUID()}`,
    request_type: 3,
    title: 'Connector burnt, Baza',
    status: 'completed',
    customer_number: '',
    company_name: '',
    contact_name: 'Rosa Vidal',
    contact_email: '',
    description: '',
    project_name: '',
    quantity: 8,
    outcome: '',
    serial_numbers: [],
    ...seed,
    created: new Date(created),
    closed: new Date(closed),
  };
  await transaction(platform.db, async (tx) => {
    await upsertImported(tx, [row]);
    await replaceSerials(tx, [row]);
  });
  const { external_system: system, external_number: number } = row;
  return findImportedId(platform.db, system, number);
}

export { remindOfWaiting } from './tips/reminders.ts';

interface AbsenceSeed {
  userId: number;
  standInId: number;
  fromDay: string;
  untilDay: string;
  note: string;
}

/** An absence that has started; what is due is handed over when the clock looks at it. */
export async function buildAbsence(platform: Platform, seed: AbsenceSeed): Promise<void> {
  const at = platform.clock.now();
  await transaction(platform.db, async (tx) => {
    const choices = { handNew: true, handOpen: true, tellCustomers: true };
    await updateStarted(tx, await insertAbsence(tx, { ...seed, ...choices, createdBy: seed.userId, at }), at);
  });
}

/** What the customer is shown of an exchange. */
export const exchangeFacts: readonly ReceiptFact[] = [
  { field: 'decision', as: 'word', value: 'accepted' },
  { field: 'kind', as: 'word', value: 'exchange' },
  { field: 'quantity', as: 'number', value: '12' },
  { field: 'newComponent', as: 'text', value: 'HM-72 580' },
];

/** The receipt of something that the holder of the token confirms; answers its id. */
export async function buildReceipt(
  platform: Platform,
  { token }: { token: string },
  { requestId, facts = exchangeFacts }: { requestId: number; facts?: readonly ReceiptFact[] },
): Promise<number> {
  const actor = await platform.authenticate(token);
  if (actor === null) throw new Error('The session has ended');
  const context = contextOf(platform, actor);
  return transaction(platform.db, async (tx) => {
    const write = withTx(context, tx);
    await keepReceipt(write, await lockRequest(write, requestId), { kind: 'solution', tipsId: null, facts });
    const [last] = (await findReceipts(tx, actor, requestId)).toReversed();
    return last?.id ?? 0;
  });
}

export interface GuestSeed {
  name: string;
  email: string;
  language: Language;
}

/**
 * Turns the caller's complete draft into the request of a guest, as if the guest had filed it: it belongs to no company, and its
 * events name the guest.
 */
export async function fileForGuest(context: WriteContext, requestId: number, guest: GuestSeed): Promise<void> {
  const { platform, tx } = context;
  const at = platform.clock.now();
  const draft = await lockOwnDraft(context, requestId);
  const { due } = await firstContactDue(tx, draft.account_id, at);
  const change = { submitted_at: at, first_contact_due: due, waiting_on: 'us' };
  await transition(context, requestMachine, draft, { action: 'submit', extraGuards: ['detailsComplete'], change });
  const host = { name: 'dealer-portal', customerType: 1 as const };
  const guestId = await upsertGuest(tx, { ...guest, host, subject: { kind: 'request', id: requestId } }, at);
  await tx
    .updateTable('request')
    .set({ account_id: null, contact_id: null, created_by: null, guest_id: guestId })
    .where('id', '=', requestId)
    .execute();
  await tx.updateTable('request_event').set({ actor_id: null, guest_id: guestId }).where('request_id', '=', requestId).execute();
  await updateSearch(tx, [requestId]);
  const message = { requestNo: draft.request_no, due: due.toISOString() };
  await conversationPort.of(platform).postSystemMessage(context, requestId, 'submitted', message);
  await routingPort.of(platform).routeSoon(platform, tx, requestId);
}
