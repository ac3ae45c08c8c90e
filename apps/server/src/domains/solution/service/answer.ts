import type { BodyOf, Language } from '@heliodesk/contract/kit';
import type { answerWithConsent as withConsent, ConsentFile, solutionConfirmation, Tip } from '@heliodesk/contract/request';
import {
  answerOffer,
  conversationPort,
  findLeads,
  keepReceipt,
  notifyContact,
  offerIn,
  requestMachine,
  tellOwner,
  type RequestRecord,
} from '#src/domains/request/index.ts';
import { isGuest, userIdOf, type Actor, type Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { translate } from '#src/platform/i18n/texts.ts';
import { transition, transitionAll } from '#src/platform/lifecycle/transition.ts';
import { ringBell } from '#src/platform/notify/notify.ts';
import { solutionMachine } from '../machine.ts';
import { factsOf } from './receipt-facts.ts';
import { findHandlings } from '../store/facts.ts';
import { whenStarted } from '../started.ts';
import { countApproved } from '../store/rounds.ts';
import { findSolutions, findWriters, type SolutionRecord } from '../store/solutions.ts';
import { unsettledOf } from './settle.ts';

/** So often a customer declines all that was offered before leads hear of it (workflow §3, action 18). */
const roundsBeforeLeads = 2;

/** What was said to each solution, in the language of the claim. */
const answersIn = (language: Language, rows: readonly SolutionRecord[]): string =>
  rows
    .map((row) => {
      const solution = offerIn(language, row);
      return row.state === 'declined'
        ? translate(language)('offer:declinedLine', { solution, reason: row.reason })
        : translate(language)('offer:acceptedLine', { solution });
    })
    .join('\n\n');

/** Whose turn it is once a claim goes on: something else may still be asked for. */
const turnOf = ({ open_tips }: RequestRecord) => (open_tips > 0 ? ('customer' as const) : ('us' as const));

/** Guests have no notices that would go to themselves. */
const asNotifier = (context: WriteContext<Caller>): WriteContext<Actor | null> => {
  const { actor } = context;
  return { ...context, actor: isGuest(actor) ? null : actor };
};

/** Tells the customer, the conversation and the owner how a claim goes on. */
async function tell(
  context: WriteContext<Caller>,
  request: RequestRecord,
  { told, rows }: { told: 'solutionConfirmed' | 'solutionDeclined'; rows: readonly SolutionRecord[] },
): Promise<void> {
  await conversationPort.of(context.platform).postSystemMessage(context, request.id, told, {});
  await notifyContact(asNotifier(context), request, { template: told, params: { answers: answersIn(request.language as Language, rows) } });
  await tellOwner(context, request, told);
}

/** Tells the contact that staff have answered for them, and with which file. */
async function tellContact(
  context: WriteContext<Caller>,
  request: RequestRecord,
  { row, consent }: { row: SolutionRecord | undefined; consent: ConsentFile },
): Promise<void> {
  const answers = answersIn(request.language as Language, row === undefined ? [] : [row]);
  const params = { agent: context.actor.name, answers, file: consent.fileName };
  await notifyContact(asNotifier(context), request, { template: 'answeredFor', params });
}

/** All solutions with their answers, and with what staff gave the last one. */
interface AllAnswered {
  rows: readonly SolutionRecord[];
  consent: ConsentFile | null;
}

/** The action of the customer, or of staff for their contact. */
const actionFor = <Own, ForThem>({ contact_id }: RequestRecord, consent: ConsentFile | null, of: { customer: Own; staff: ForThem }) =>
  consent === null ? { action: of.customer } : { action: of.staff, onBehalfOf: contact_id };

const consented = (consent: ConsentFile | null): { consent?: number } => (consent === null ? {} : { consent: consent.attId });

/** At least one solution is accepted: the claim goes on with what is. */
async function carryOut(context: WriteContext<Caller>, request: RequestRecord, { rows, consent }: AllAnswered): Promise<void> {
  const accepted = rows.filter(({ state }) => state === 'accepted');
  const processing = await transition(context, requestMachine, request, {
    ...actionFor(request, consent, { customer: 'confirmSolution', staff: 'confirmWithConsent' }),
    change: { waiting_on: turnOf(request), running_solutions: accepted.length },
    after: { accepted: accepted.length, declined: rows.length - accepted.length, ...consented(consent) },
  });
  await transitionAll(context, solutionMachine, accepted, { action: 'start' });
  await tell(context, processing, { told: 'solutionConfirmed', rows });
  let started = processing;
  for (const start of whenStarted.all(context.platform).values()) started = await start(context, started);
}

/** None is: it is in review again. Those who wrote what is still there may not approve it the next time either. Leads hear of it from the second time on. */
async function reviewAgain(context: WriteContext<Caller>, request: RequestRecord, { rows, consent }: AllAnswered): Promise<void> {
  const reviewed = await transition(context, requestMachine, request, {
    ...actionFor(request, consent, { customer: 'declineSolution', staff: 'declineWithConsent' }),
    change: { waiting_on: turnOf(request), first_approver: null, solution_authors: await findWriters(context.tx, request.id) },
    after: { declined: rows.length, ...consented(consent) },
  });
  await tell(context, reviewed, { told: 'solutionDeclined', rows });
  if ((await countApproved(context.tx, request.id)) < roundsBeforeLeads) return;
  for (const userId of await findLeads(context.tx)) await ringBell(context, { userId, kind: 'declinedAgain', requestId: request.id });
}

type Answer = BodyOf<typeof solutionConfirmation> & Partial<Pick<BodyOf<typeof withConsent>, 'attId'>>;

/** Accepts or declines a solution for the customer. When none is left to be answered, the claim goes on. */
export async function answerSolution(context: WriteContext<Caller>, body: Answer): Promise<Tip> {
  const { platform, tx, actor, language } = context;
  const { accept, reason } = body;
  const { request, tipsId, solution, consent, text, isLast, read } = await answerOffer(context, body);
  const handlings = await findHandlings(tx, language);
  const facts = factsOf(solution, { ...body, text, handlings, consent: consent?.fileName ?? '' });
  await keepReceipt(context, request, { kind: 'solution', tipsId, facts });
  const before = await findSolutions(tx, request.id);
  await transitionAll(
    context,
    solutionMachine,
    before.filter(({ id }) => id === solution.solutionId),
    {
      action: accept ? 'accept' : 'decline',
      change: { answered_by: userIdOf(actor), answered_at: platform.clock.now(), reason: accept ? '' : reason },
    },
  );
  const rows = unsettledOf(await findSolutions(tx, request.id));
  if (consent !== null) await tellContact(context, request, { row: rows.find(({ id }) => id === solution.solutionId), consent });
  if (isLast) await (rows.some(({ state }) => state === 'accepted') ? carryOut : reviewAgain)(context, request, { rows, consent });
  return read();
}
