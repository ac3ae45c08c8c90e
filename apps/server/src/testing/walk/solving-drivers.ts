import {
  approveSolution as approve,
  finishRepair as finish,
  returnSolution as giveBack,
  saveSolution as save,
  sendForApproval as send,
} from '@heliodesk/contract/solution';
import { solutionKinds } from '@heliodesk/contract/request';
import { compensation, exchange, repair } from '#src/domains/solution/seed.ts';
import { send as call, type Driver, type Try } from './attempt.ts';

const targetOf = ({ state: { request } }: Try) => ({ requestId: request.id, version: request.version });

/** Covers what no solution covers yet; where everything is covered, changes the first one, now and then into something that lacks a field. */
export const saveSolution: Driver = (attempt) => {
  const { person, state, random } = attempt;
  const { request, solutions } = state;
  const free = Number(request['accepted_quantity'] ?? 0) - solutions.reduce((sum, { quantity }) => sum + quantity, 0);
  const first = solutions.find(({ settled_at: settled }) => settled === null);
  // All there is was done before the claim was reopened.
  if (free <= 0 && first === undefined && solutions.length > 0) return Promise.resolve(null);
  const at = free > 0 || first === undefined ? { quantity: Math.max(1, free) } : { quantity: first.quantity, solutionId: first.id };
  // Some are above what the first lead approves alone.
  const unitPrice = random.next() < 0.5 ? '86.50' : `${30_000 + Math.floor(random.next() * 1_000)}`;
  const solution = random.pick([
    compensation({ ...at, unitPrice }),
    repair(at),
    exchange({ ...at, cost: String(Math.floor(random.next() * 900)) }),
  ]);
  return call(person, save, { body: { ...targetOf(attempt), ...solution, ...(random.next() < 0.1 ? { currency: '' } : {}) } });
};

export const sendForApproval: Driver = (attempt) => call(attempt.person, send, { body: targetOf(attempt) });

export const approveSolution: Driver = (attempt) => call(attempt.person, approve, { body: targetOf(attempt) });

export const returnSolution: Driver = (attempt) => {
  const first = attempt.state.solutions.find(({ settled_at: settled }) => settled === null);
  return call(attempt.person, giveBack, {
    body: { ...targetOf(attempt), reason: 'The price is too high.', solutionIds: [first?.id ?? attempt.state.request.id] },
  });
};

/** Ends a repair that is being carried out, if there is one. */
export const finishRepair: Driver = (attempt) => {
  const running = attempt.state.solutions.find(({ kind, state }) => kind === solutionKinds.repair && state === 'running');
  if (running === undefined) return Promise.resolve(null);
  const { answered_at: from } = running;
  return call(attempt.person, finish, {
    body: { ...targetOf(attempt), solutionId: running.id, repairedOn: (from ?? '').slice(0, 10), report: 'All is repaired.' },
  });
};
