import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('solution');

const savedLabels = { kind: 'solutionKind', quantity: 'pcs', repairTotalMoney: 'cost' };

export const solutionPlan = endpoint({
  method: 'GET',
  path: '/api/request/desk/solutions',
  summary: 'Read the solutions of a claim, as staff write them',
  access: { permission: 'csp:request:query' },
  query: 'SolutionsQuery',
  data: 'SolutionPlan',
});

export const offeredSolutions = endpoint({
  method: 'GET',
  path: '/api/request/solutions',
  summary: 'Read what the customer is offered for a claim',
  about: 'Nothing until the solutions are approved.',
  access: { permission: 'csp:request:query' },
  query: 'SolutionsQuery',
  data: 'Solutions',
});

export const saveSolution = endpoint({
  method: 'POST',
  path: '/api/request/desk/saveSolution',
  summary: 'Add a solution to a claim, or change it',
  about:
    'Together, solutions cover no more pieces than the review has accepted. Fields may stay empty until the solutions are sent for approval.',
  access: { permission: 'csp:request:solution' },
  body: 'SaveSolutionBody',
  data: 'SolutionPlan',
  labels: savedLabels,
  idempotent: true,
  errors: ['stale', 'action.notAllowed', 'action.blocked', 'solution.tooMany'],
});

export const removeSolution = endpoint({
  method: 'POST',
  path: '/api/request/desk/removeSolution',
  summary: 'Remove a solution from a claim',
  access: { permission: 'csp:request:solution' },
  body: 'RemoveSolutionBody',
  data: 'SolutionPlan',
  idempotent: true,
  errors: ['stale', 'action.notAllowed'],
});

export const orderSolutions = endpoint({
  method: 'POST',
  path: '/api/request/desk/orderSolutions',
  summary: 'Change the order in which solutions cover the accepted pieces',
  access: { permission: 'csp:request:solution' },
  body: 'OrderSolutionsBody',
  data: 'SolutionPlan',
  idempotent: true,
  errors: ['stale', 'action.notAllowed'],
});

export const saveSolutionTexts = endpoint({
  method: 'POST',
  path: '/api/request/desk/saveSolutionTexts',
  summary: 'Write what the customer and the approver read about the solutions',
  access: { permission: 'csp:request:solution' },
  body: 'SolutionTextsBody',
  data: 'SolutionPlan',
  idempotent: true,
  errors: ['stale', 'action.notAllowed'],
});

export const sendForApproval = endpoint({
  method: 'POST',
  path: '/api/request/desk/sendForApproval',
  summary: 'Send the solutions of a claim for approval',
  about: 'Every accepted piece has a solution by then, and every solution all of its fields.',
  access: { permission: 'csp:request:solution' },
  body: 'OnRequest',
  data: 'RequestActed',
  idempotent: true,
  errors: ['stale', 'action.notAllowed', 'action.blocked'],
});

export const approvalCheck = endpoint({
  method: 'GET',
  path: '/api/request/desk/approvalCheck',
  summary: 'Read the facts that an approval rests on',
  access: { permission: 'csp:request:approve' },
  query: 'SolutionsQuery',
  data: 'ApprovalCheck',
});

export const approveSolution = endpoint({
  method: 'POST',
  path: '/api/request/desk/approveSolution',
  summary: 'Approve the solutions of a claim',
  about:
    'Never possible for anyone who wrote one of them or sent them. Above the limit of the one who approves, it takes a second approver; until then the claim stays pending.',
  access: { permission: 'csp:request:approve' },
  body: 'OnRequest',
  data: 'RequestActed',
  idempotent: true,
  errors: ['stale', 'action.notAllowed', 'action.blocked'],
});

export const returnSolution = endpoint({
  method: 'POST',
  path: '/api/request/desk/returnSolution',
  summary: 'Return the solutions of a claim to their author',
  about: 'Needs a reason and says which ones have to change. The customer hears nothing of it.',
  access: { permission: 'csp:request:return' },
  body: 'ReturnSolutionBody',
  data: 'RequestActed',
  idempotent: true,
  errors: ['stale', 'action.notAllowed', 'action.blocked'],
});

export const finishRepair = endpoint({
  method: 'POST',
  path: '/api/request/desk/finishRepair',
  summary: 'Enter that a repair was carried out',
  access: { permission: 'csp:request:solution' },
  body: 'FinishRepairBody',
  data: 'RequestActed',
  idempotent: true,
  errors: ['stale', 'action.notAllowed', 'action.blocked'],
});

export const approvalLimits = endpoint({
  method: 'GET',
  path: '/system/user/approvalLimits',
  summary: 'Read up to which amounts someone approves alone',
  access: { permission: 'system:user:list' },
  query: 'ApprovalLimitsQuery',
  data: 'ApprovalLimits',
});

export const saveApprovalLimits = endpoint({
  method: 'PUT',
  path: '/system/user/approvalLimits',
  summary: 'Set up to which amounts someone approves alone',
  about: 'Of others only, never your own.',
  access: { permission: 'system:user:edit' },
  freshProof: 'always',
  body: 'ApprovalLimitsBody',
  data: 'ApprovalLimits',
  idempotent: true,
  errors: ['user.ownAccess'],
});
