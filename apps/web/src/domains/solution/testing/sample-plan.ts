import { solutionKinds, type ApprovalCheck, type PlannedSolution, type SolutionPlan } from '@heliodesk/contract/solution';
import { action } from '#src/domains/request/testing/sample-requests.ts';

/** A compensation as the server has it. */
export const compensation = (change: Partial<PlannedSolution> = {}): PlannedSolution => ({
  solutionId: 21,
  kind: solutionKinds.compensation,
  state: 'draft',
  quantity: 28,
  unitPrice: '71.40',
  money: '1999.20',
  currency: 'EUR',
  payee: '',
  payTime: null,
  repairedOn: null,
  repairReport: '',
  paid: false,
  isSettled: false,
  repairContent: '',
  repairSite: '',
  oldHandling: '',
  newComponent: '',
  model: '',
  power: '',
  totalPower: '',
  cost: '',
  first: 97,
  last: 124,
  missing: [],
  reason: '',
  writtenBy: 'Ingrid Halvorsen',
  ...change,
});

/** An exchange as the server has it. */
export const exchange = (change: Partial<PlannedSolution> = {}): PlannedSolution => ({
  ...compensation(),
  solutionId: 20,
  kind: solutionKinds.exchange,
  quantity: 96,
  unitPrice: '',
  money: '',
  oldHandling: '2',
  newComponent: 'Module',
  model: 'HD-M72 575 W',
  power: '575',
  totalPower: '55.2',
  cost: '9436.00',
  first: 1,
  last: 96,
  ...change,
});

/** A plan that its author can change: 131 accepted modules, 7 of them without a solution. */
export const solutionPlan = (change: Partial<SolutionPlan> = {}): SolutionPlan => ({
  requestId: 7,
  requestNo: 'MC-20261103-00015',
  version: 5,
  status: 'picked_up',
  actions: [action('saveSolution'), action('sendForApproval', ['allCovered'])],
  accepted: 131,
  refused: 9,
  covered: 124,
  solutions: [exchange(), compensation()],
  publicText: '',
  draftText: 'Nous remplaçons 96 modules.',
  language: 'fr',
  note: '',
  costs: [{ currency: 'EUR', amount: '11435.20' }],
  round: null,
  rounds: 0,
  ...change,
});

const round = {
  round: 1,
  sentBy: 'Ingrid Halvorsen',
  sentAt: '2026-11-19T10:44:59Z',
  dueAt: '2026-11-23T10:44:59Z',
  firstApprovedBy: '',
  decision: 'open',
  decidedBy: '',
  decidedAt: null,
  reason: '',
} as const;

/** The same, complete and sent for approval, for someone who may approve it. */
export const pendingPlan = (change: Partial<SolutionPlan> = {}): SolutionPlan =>
  solutionPlan({
    status: 'pending',
    actions: [action('approveSolution'), action('approveFirst'), action('returnSolution')],
    covered: 131,
    solutions: [exchange({ state: 'pending' }), compensation({ state: 'pending', quantity: 35, money: '2499.00', last: 131 })],
    note: 'Same lot as an earlier case.',
    round,
    rounds: 1,
    ...change,
  });

export const approvalCheck = (change: Partial<ApprovalCheck> = {}): ApprovalCheck => ({
  accepted: 131,
  covered: 131,
  warranty: { covered: 131, outside: 0, unknown: 0 },
  amounts: [{ currency: 'EUR', amount: '11935.00', limit: '25000.00', within: true }],
  needsSecond: false,
  settledBefore: [],
  comparable: [],
  ...change,
});
