import type { BodyOf } from '@heliodesk/contract/kit';
import type { RequestActed } from '@heliodesk/contract/request';
import type { sendForApproval as api } from '@heliodesk/contract/solution';
import { workCalendarOf } from '#src/domains/account/index.ts';
import {
  acted,
  decisionWorkingDays,
  isBound,
  lockRequest,
  nameOf,
  requestMachine,
  tellDeciders,
  workingDaysLater,
  type RequestRecord,
} from '#src/domains/request/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { checkTransition, transition, transitionAll } from '#src/platform/lifecycle/transition.ts';
import { acceptedPieces } from '../accepted.ts';
import { solutionMachine } from '../machine.ts';
import { totalsOf } from '../money.ts';
import { insertRound } from '../store/rounds.ts';
import { findSolutions, findTexts, updateRuns, type SolutionRecord } from '../store/solutions.ts';
import { firstsOf, toPlanned } from '../view.ts';
import { unsettledOf } from './settle.ts';

/** From now on, which of the pieces that nothing has settled a solution covers no longer follows from the order. */
async function freezeRuns({ platform, tx }: WriteContext, { id, type }: RequestRecord, rows: readonly SolutionRecord[]): Promise<void> {
  const runs = await acceptedPieces.of(platform, type).findRuns(tx, id, firstsOf(rows));
  await updateRuns(
    tx,
    runs.flatMap((run, index) => {
      const row = rows[index];
      return row === undefined ? [] : [{ ...run, id: row.id }];
    }),
  );
}

/** Sends the solutions of a claim to those who approve; they stay as they are until then. The customer hears nothing of it. */
export async function sendForApproval(context: WriteContext, { requestId, version }: BodyOf<typeof api>): Promise<RequestActed> {
  const { platform, tx, actor } = context;
  const request = await lockRequest(context, requestId, version);
  checkTransition(context, requestMachine, request, { action: 'sendForApproval' });
  if (!isBound(request)) throw new Error(`Claim ${requestId} is of no company`);
  const all = await findSolutions(tx, requestId);
  const rows = unsettledOf(all);
  const at = platform.clock.now();
  const due = workingDaysLater(at, decisionWorkingDays, await workCalendarOf(tx, request.account_id));
  const sent = await transition(context, requestMachine, request, {
    action: 'sendForApproval',
    change: {
      waiting_on: 'us',
      decision_due: due,
      proposed_by: actor.userId,
      first_approver: null,
      // Those that were declined before are offered once more.
      unoffered_solutions: rows.length,
    },
    after: { solutions: rows.length, pieces: request.solved_quantity - request.settled_quantity, costs: totalsOf(rows) },
  });
  await freezeRuns(context, request, rows);
  await transitionAll(context, solutionMachine, rows, { action: 'send', change: { reason: '' } });
  await insertRound(tx, {
    requestId,
    sentBy: actor.userId,
    at,
    due,
    authors: request.solution_authors,
    sent: { solutions: toPlanned(all, new Map()), ...(await findTexts(tx, requestId)) },
  });
  await tellDeciders(context, sent, 'solutionProposed');
  return acted(context, sent, await nameOf(tx, sent.owner_id));
}
