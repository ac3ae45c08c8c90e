import type { AvailableAction } from '@heliodesk/contract/kit';
import {
  lifecycleOf,
  tipSpecOf,
  tipTypes,
  typesOfRoles,
  isOver,
  type RequestAction,
  type RequestStatus,
} from '@heliodesk/contract/request';
import { kindsOfTopic } from '@heliodesk/contract/notification';
import type { Answer } from './attempt.ts';
import type { CaseState } from './case-state.ts';
import { exchangeFaults, pairFaults } from './exchange-rules.ts';
import { paymentFaults } from './payment-drivers.ts';
import { settlementFaults } from './settlement-rules.ts';
import type { Walker } from './walkers.ts';

/** Columns that change without a step of the lifecycle: by messages, or because the database computes them. */
const withoutStep = new Set([
  'updated_at',
  'updated_hour',
  'waiting_on',
  'last_customer_message_at',
  'last_staff_message_at',
  'word_hour',
  'customer_word_hour',
  'answered',
  'first_contact_at',
  'question_id',
  'question_at',
  'question_reminded',
  'question_remind_at',
  'promise_at',
  // Its list was evaluated again, or changed after it was.
  'accepted_quantity',
  'all_decided',
]);

const specOf = ({ request }: CaseState, action: string) => lifecycleOf(request.type).actions[action as RequestAction];

/** The node list as the events and the table of the lifecycle make it. */
function* nodes(state: CaseState): Generator<string> {
  let rebuilt: number[] = [];
  for (const { action } of state.events) {
    const { node, voids = [] } = specOf(state, action) ?? {};
    rebuilt = rebuilt.filter((code) => !voids.includes(code));
    if (node !== undefined && !rebuilt.includes(node)) rebuilt.push(node);
  }
  if (rebuilt.join() !== state.nodes.join()) yield `its events make the nodes ${rebuilt}, stored are ${state.nodes}`;
  if (state.request.nodes.join() !== state.nodes.join()) yield `its row has the nodes ${state.request.nodes}, stored are ${state.nodes}`;
}

/** Each step starts where the one before ended, and the table lists it. */
function* states(state: CaseState): Generator<string> {
  let at = lifecycleOf(state.request.type).initial;
  for (const { action, from_status: from, to_status: to } of state.events) {
    const spec = specOf(state, action);
    if (spec === undefined) yield `its event ${action} is in no table`;
    else if (!spec.from.includes(from) || to !== (spec.to ?? from)) yield `its event ${action} leads from ${from} to ${to}`;
    if (from !== at) yield `its event ${action} starts in ${from}, the one before ended in ${at}`;
    at = to;
  }
  if (state.request.status !== at) yield `its events end in ${at}, it is ${state.request.status}`;
}

function* tips({ request, tips: all, messages }: CaseState): Generator<string> {
  const open = all.filter((tip) => tip.state === 'open');
  if (open.length !== request.open_tips) yield `it counts ${request.open_tips} open tips, there are ${open.length}`;
  const types = open.map(({ type }) => type).toSorted();
  if (String(types) !== String(request.open_tip_types.toSorted())) yield `it names open tips ${request.open_tip_types}, there are ${types}`;
  // Solutions are all offered together, and several exchanges may need their addresses.
  const single = open.filter(({ type }) => type !== tipTypes.solution && type !== tipTypes.addresses && type !== tipTypes.creditNote);
  if (new Set(single.map(({ type }) => type)).size < single.length) yield 'two tips of one type are open';
  for (const { id, type, state, message_id: messageId, asked } of all) {
    // What was asked stays open when a request ends because no one answered: an answer brings it back.
    if (state === 'open' && !tipSpecOf(type, Boolean(asked.pairs)).states.includes(request.status) && request.status !== 'withdrawn')
      yield `tip ${id} is open in ${request.status}`;
    const message = messages.find((one) => one.id === messageId);
    if ((message?.recalled_at === null) === (state === 'recalled')) yield `tip ${id} is ${state}, but not its message ${messageId}`;
  }
}

/** Whether the last word that counts is a question of staff, as the specification says it: the customer answers it by any message. */
function isAsked({ messages }: CaseState): boolean {
  const heard = messages.filter(({ internal, recalled_at: recalled }) => !internal && recalled === null);
  const last = heard.findLast(
    ({ side, needs_answer: asks, content }) => side === 'customer' || asks || (side === 'system' && content === 'pickedUp'),
  );
  return last?.needs_answer === true;
}

function* turns(state: CaseState): Generator<string> {
  const { status, waiting_on: turn, open_tips: open } = state.request;
  if ((status === 'draft' || isOver(status)) !== (turn === 'none')) yield `it waits for ${turn} in ${status}`;
  if (open > 0 && !isOver(status) && turn !== 'customer') yield `it waits for ${turn} with ${open} open tips`;
  if (turn === 'customer' && open === 0 && !isAsked(state)) yield 'it waits for the customer, who was asked nothing';
}

function* proposals({ request, proposals: all, rounds }: CaseState): Generator<string> {
  const open = all.filter(({ state }) => state === 'open').length + rounds.filter(({ decision }) => decision === 'open').length;
  if (open !== (request.decision_due === null ? 0 : 1)) yield `${open} proposals are open, it is due ${request.decision_due}`;
  for (const { id, state, proposed_by: author, decided_by: decider } of all) {
    if ((state === 'accepted' || state === 'returned') && author === decider) yield `proposal ${id} was ${state} by its author`;
    if (state === 'takenBack' && author !== decider) yield `proposal ${id} was taken back by someone else`;
  }
}

function* messages({ messages: all }: CaseState): Generator<string> {
  for (const { id, recalled_at: recalled, content, files } of all)
    if (recalled !== null && (content !== '' || files > 0)) yield `message ${id} was recalled, but is still there`;
}

/** The bell rings for people who may see the request, and never for the one who acted. */
function* notices({ request, notices: all }: CaseState): Generator<string> {
  for (const { id, kind, user_id: reader, actor_id: actor, reader_kind: readerKind, account_id: accountId, roles } of all) {
    // Who enters bank details hears of it like all contacts: someone else may have done it in their name.
    if (reader === actor && kind !== 'bankDetailsEntered') yield `notice ${id} (${kind}) tells the one who acted`;
    // Finance hears of money without seeing the claim.
    if (kindsOfTopic('payments', 'staff').some((each) => each === kind) && roles.includes('finance')) continue;
    if (readerKind === 'customer' ? accountId !== request.account_id : !typesOfRoles(roles).includes(request.type))
      yield `notice ${id} (${kind}) tells someone who can’t see the request`;
  }
}

/** A review counts no more pieces than a claim has, and is finished once all are decided about. */
function* reviews({ request, review, pieces }: CaseState): Generator<string> {
  if (review === null || pieces === null) return;
  const decided = review.accepted + review.refused + review.asked;
  if (decided > pieces) yield `its review counts ${decided} pieces of ${pieces}`;
  if (review.finished_at !== null && decided !== pieces) yield `its review is finished with ${decided} of ${pieces} pieces`;
  if (request.status === 'draft') yield 'a draft has a review';
}

/** In which states of a claim its solutions are in which ones. */
const statesWith: Partial<Record<RequestStatus, readonly string[]>> = {
  pending: ['pending'],
  approved: ['approved', 'accepted', 'declined'],
  processing: ['running', 'declined', 'done'],
  completed: ['declined', 'done'],
};
const written = ['draft', 'returned', 'declined'];

/** Solutions are in the order of their places, cover no more than was accepted once they are sent, and are where their claim is. */
function* solutions({ request, solutions: all }: CaseState): Generator<string> {
  const covered = all.reduce((sum, { quantity }) => sum + quantity, 0);
  if (covered !== request['solved_quantity']) yield `its solutions cover ${covered} pieces, it counts ${request['solved_quantity']}`;
  const running = all.filter(({ state }) => state === 'running').length;
  if (running !== request['running_solutions']) yield `${running} solutions are running, it counts ${request['running_solutions']}`;
  if (all.some(({ position }, index) => position !== index + 1)) yield 'its solutions are out of order';
  const isSent = statesWith[request.status] !== undefined;
  if (isSent && covered > Number(request['accepted_quantity']))
    yield `${covered} of ${request['accepted_quantity']} accepted pieces are covered`;
  for (const { id, state, settled_at: settled } of all)
    if (settled === null && !(statesWith[request.status] ?? written).includes(state))
      yield `solution ${id} is ${state} in ${request.status}`;
}

/** No one approves what they wrote or sent, nor twice. */
function* approvals({ request, rounds }: CaseState): Generator<string> {
  const open = rounds.filter(({ decision }) => decision === 'open');
  if (open.length !== (request.status === 'pending' ? 1 : 0)) yield `${open.length} rounds are open in ${request.status}`;
  if ((open[0]?.first_approved_by ?? null) !== (request['first_approver'] ?? null)) yield 'it was approved first by someone else';
  for (const { round, sent_by: sender, authors, first_approved_by: first, decided_by: decider } of rounds) {
    if ([first, decider].some((by) => by !== null && (by === sender || authors.includes(by))))
      yield `round ${round} was decided by an author`;
    if (decider !== null && decider === first && rounds[round - 1]?.decision === 'approved')
      yield `round ${round} was approved twice by one`;
  }
}

const rules = [
  nodes,
  states,
  tips,
  turns,
  proposals,
  messages,
  notices,
  reviews,
  solutions,
  settlementFaults,
  approvals,
  exchangeFaults,
  pairFaults,
  paymentFaults,
];

/** What is wrong with a request as it is. */
export const faultsOf = (state: CaseState): string[] => rules.flatMap((rule) => [...rule(state)]);

const withoutOwn = (request: CaseState['request']): string =>
  JSON.stringify(Object.entries(request).filter(([column]) => column !== 'version' && !withoutStep.has(column)));

/** What is wrong between two moments of a request: nothing changes without an event, and the version only grows. */
export function* changeFaults(before: CaseState, after: CaseState): Generator<string> {
  const events = after.events.length - before.events.length;
  const versions = after.request.version - before.request.version;
  const hasChanged = withoutOwn(before.request) !== withoutOwn(after.request);
  if (versions < events) yield `${events} events, but ${versions} versions`;
  // Saves of a draft one after another are one event.
  const isSaved = before.request.status === 'draft' && before.events.at(-1)?.action === 'save';
  if (hasChanged && events < 1 && !(isSaved && versions === 1)) yield 'it changed without an event';
  if (after.request['all_decided'] === true && before.request['all_decided'] === false && events < 1)
    yield 'its list was decided without an event';
  if (versions > events && !isSaved) yield `${versions} versions, but ${events} events`;
  const kept = before.events.every(({ id, action }, index) => after.events[index]?.id === id && after.events[index].action === action);
  if (!kept) yield 'its past has changed';
}

/** Whether nothing happened to a request between two moments. */
export const isUntouched = (before: CaseState, after: CaseState): boolean =>
  JSON.stringify({ ...before, notices: [] }) === JSON.stringify({ ...after, notices: [] }) &&
  before.notices.length === after.notices.length;

/** Actions that are no step where what they say is there already. */
const repeatable = new Set<RequestAction>(['decideSerials', 'decideParts', 'saveSolution', 'setDates']);

/** What is wrong with the trace of a step: it leaves one event, in the name of the one who took it. */
export function* eventFaults(before: CaseState, after: CaseState, { kind, userId }: Walker, action: RequestAction): Generator<string> {
  const own = after.events.slice(before.events.length).filter((event) => event.action === action);
  if (own.some(({ actor_id: actor, guest_id: guest }) => (kind === 'guest' ? guest === null : actor !== userId)))
    yield `the event of ${action} names someone else`;
  if (repeatable.has(action) && own.length === 0 && isUntouched(before, after)) return;
  // Above the limit of the one who approves, it is the first of two approvals.
  if (action === 'approveSolution' && own.length === 0 && after.events.at(-1)?.action === 'approveFirst') return;
  // Messages and notes are no steps; saves of one person after another are one.
  if (!['message', 'note', 'save'].includes(action) && own.length !== 1) yield `${action} left ${own.length} events`;
}

/** What an action answers is what a reload shows. */
export function* answerFaults({ data }: Answer, offers: readonly AvailableAction[]): Generator<string> {
  const { actions = offers } = (data ?? {}) as { actions?: AvailableAction[] };
  if (JSON.stringify(actions) !== JSON.stringify(offers))
    yield `the answer offers ${JSON.stringify(actions)}, a reload ${JSON.stringify(offers)}`;
}
