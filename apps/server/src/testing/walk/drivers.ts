import { randomUUID } from 'node:crypto';
import { addNote, addReply, messageTypes, sendMessage, sendMessageAsGuest } from '@heliodesk/contract/case-chat';
import { saveEnquiry } from '@heliodesk/contract/enquiry';
import type { ActionSpec, EndpointSpec } from '@heliodesk/contract/kit';
import { saveModuleClaim } from '@heliodesk/contract/module-claim';
import {
  appealRequest,
  claimLifecycle,
  complete,
  deleteDraft,
  enquiryLifecycle,
  rejectRequest,
  remindCustomer,
  isClaim,
  requestTypes,
  withdrawRequest,
} from '@heliodesk/contract/request';
import type { RequestAction, RequestGuard, RequestStatus } from '@heliodesk/contract/request';
import { saveTrackerClaim } from '@heliodesk/contract/tracker-claim';
import { enquiryBody } from '#src/domains/enquiry/seed.ts';
import { claimBody } from '#src/domains/module-claim/seed.ts';
import { trackerClaimBody } from '#src/domains/tracker-claim/seed.ts';
import { contractEndpoints } from '../contract-endpoints.ts';
import { validRequest, type Known } from '../valid-request.ts';
import { send, type Driver, type Try } from './attempt.ts';
import type { CaseState } from './case-state.ts';
import { piecesPerClaim } from './cases.ts';
import { linkDuplicate, unlinkDuplicate } from './link-drivers.ts';
import { decideParts, decideSerials, reviewParts, reviewSerials, split } from './review-drivers.ts';
import { runMacro } from './macro-driver.ts';
import { approveSolution, finishRepair, returnSolution, saveSolution, sendForApproval } from './solving-drivers.ts';
import { correctDelivery, finishExchange, markDelivered, markShipped, recordOldPieces } from './goods-drivers.ts';
import { askAddresses, setDates } from './shipment-drivers.ts';
import { answerTip, asks, recallTip } from './tip-drivers.ts';
import type { Crew } from './walkers.ts';

/** Staff who may own a request of any type. */
const owners = ({ staff }: Crew): (number | null)[] =>
  staff.flatMap(({ role, userId }) => (role === 'agent' || role === 'supervisor' || role === 'admin' ? [userId] : []));

/** Another contact of the request’s company; of a request without one, anyone. */
function contactsFor({ customers }: Crew, { request }: CaseState): unknown[] {
  const people = customers.flatMap(({ contact }) => contact ?? []);
  const colleagues = people.filter(({ accountId, contactId }) => accountId === request.account_id && contactId !== request.contact_id);
  return (request.account_id === null ? people : colleagues).map(({ contactId }) => contactId);
}

const knownTo = ({ app, crew, state }: Try): Known => ({
  requestId: [state.request.id],
  version: [state.request.version],
  ownerId: owners(crew),
  contactId: contactsFor(crew, state),
  // Whose company a contact is from, the contact says.
  accountId: [undefined],
  clientMsgId: [randomUUID()],
  reasonCode: ['1', '2'],
  reason: ['Something else came up'],
  content: ['As the data sheet says: 16 Nm.'],
  phone: ['+34 600 123 456'],
  calledAt: [app.clock.now().toISOString()],
  direction: ['out'],
  // The claim’s type follows from the enquiry’s.
  requestType: [undefined],
});

/** A call filled by its schema, with what this walk knows of it and `change` in its body. */
const callFrom =
  (spec: EndpointSpec, change: (attempt: Try) => object = () => ({})): Driver =>
  (attempt) => {
    const request = validRequest(spec, knownTo(attempt), attempt.random);
    return send(attempt.person, spec, { ...request, body: { ...(request.body as object), ...change(attempt) } });
  };

/** Saves a draft by the call of its kind, everything filled in. */
const file =
  (submit: boolean): Driver =>
  ({ person, state: { request } }) => {
    const at = { requestId: request.id };
    const rest = { submit, version: request.version };
    if (request.type === requestTypes.moduleClaim) {
      const body = claimBody({ quantity: piecesPerClaim });
      return send(person, saveModuleClaim, { body: { ...body, ...rest, basicReq: { ...body.basicReq, ...at } } });
    }
    if (request.type === requestTypes.trackerClaim)
      return send(person, saveTrackerClaim, { body: { ...trackerClaimBody({ quantity: piecesPerClaim }, at), ...rest } });
    return send(person, saveEnquiry, { body: { ...enquiryBody({ ...at, requestType: request.type as 1 | 2 }), ...rest } });
  };

const message: Driver = ({ person, state, random }) =>
  send(person, person.kind === 'guest' ? sendMessageAsGuest : sendMessage, {
    body: {
      requestId: state.request.id,
      clientMsgId: randomUUID(),
      type: messageTypes.text,
      content: `Said by the ${person.who}`,
      ...(person.kind === 'staff' && random.next() < 0.4 ? { needsAnswer: true } : {}),
    },
  });

const completing = callFrom(complete, ({ state: { request } }) => ({
  content: 'Use the torque of the data sheet.',
  reason: 'It is about another maker’s modules',
  ...(isClaim(request.type) ? { outcome: undefined } : { outcome: 'answered' }),
}));

/** Actions whose call has another name, or needs more than its schema says. */
const special: Partial<Record<string, Driver>> = {
  save: file(false),
  submit: file(true),
  deleteDraft: ({ person, state: { request } }) =>
    send(person, deleteDraft, { params: { requestId: request.id }, query: { version: request.version } }),
  message,
  reopen: message,
  note: ({ person, state }) =>
    send(person, addNote, { body: { requestId: state.request.id, clientMsgId: randomUUID(), content: 'Among us' } }),
  reply: callFrom(addReply, () => ({ attIds: undefined })),
  complete: completing,
  completeAgain: completing,
  withdraw: callFrom(withdrawRequest),
  reject: callFrom(rejectRequest),
  appeal: callFrom(appealRequest),
  ...asks,
  recallTip,
  answerTip,
  remind: callFrom(remindCustomer),
  linkDuplicate,
  unlinkDuplicate,
  decideSerials,
  reviewSerials,
  decideParts,
  reviewParts,
  split,
  saveSolution,
  sendForApproval,
  approveSolution,
  returnSolution,
  finishRepair,
  askAddresses,
  setDates,
  markShipped,
  markDelivered,
  correctDelivery,
  recordOldPieces,
  finishExchange,
  runMacro,
};

/** Actions that are no call of their own: what another one does beside, … */
const beside = new Set<string>([
  'gainDuplicate',
  'askBank',
  'beginSplit',
  'approveFirst',
  'confirmSolution',
  'declineSolution',
  'confirmWithConsent',
  'answerWithConsent',
  'declineWithConsent',
  'markPaid',
  'correctPayment',
]);

/** … and what the product does by itself, which no one is permitted. */
const isOfTimers = (action: RequestAction): boolean =>
  [claimLifecycle, enquiryLifecycle].some((machine) => specsOf(machine)[action]?.permissions.length === 0);

const specsOf = ({ actions }: { actions: object }) => actions as Partial<Record<RequestAction, ActionSpec<RequestStatus, RequestGuard>>>;

const endpoints = new Map((await contractEndpoints()).map(({ name, spec }) => [name, spec]));

/** How an action is taken over HTTP: by the call of its name unless it is a special one. */
export function driverOf(action: RequestAction): Driver {
  const known = beside.has(action) || isOfTimers(action) ? () => Promise.resolve(null) : special[action];
  if (known !== undefined) return known;
  const spec = endpoints.get(`request.${action}`);
  if (spec === undefined) throw new Error(`no driver for action ${action}: add one to testing/walk/drivers.ts`);
  return callFrom(spec);
}

/** Whether two actions are taken by one call, which tells them apart by the state of the request. */
export const isSameCall = (one: RequestAction, other: RequestAction): boolean => one === other || driverOf(one) === driverOf(other);

/** Whether someone takes the action itself; a completed enquiry is brought back by a message. */
export const hasOwnCall = (action: RequestAction): boolean => action !== 'reopen' && !beside.has(action) && !isOfTimers(action);
