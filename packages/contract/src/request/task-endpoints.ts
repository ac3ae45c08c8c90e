import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('request');

export const remindCustomer = endpoint({
  method: 'POST',
  path: '/api/request/desk/remind',
  summary: 'Remind the customer of what waits for them',
  about: 'Sends the open tips and the open question of a request once more, in one e-mail.',
  access: { permission: 'csp:request:tip' },
  body: 'OnRequest',
  data: 'RequestActed',
  idempotent: true,
  errors: ['request.nobodyToRemind', 'stale', 'action.notAllowed', 'action.blocked'],
});

export const reopenCase = endpoint({
  method: 'POST',
  path: '/api/request/desk/reopen',
  summary: 'Reopen a request that has ended',
  about:
    'Rejected claims, requests completed within the last 30 days, and those withdrawn because the customer didn’t answer. What was paid, repaired or delivered stays. Needs a reason, which the customer reads.',
  access: { permission: 'csp:request:reopen' },
  body: 'ReopenBody',
  data: 'RequestActed',
  idempotent: true,
  errors: ['stale', 'action.notAllowed', 'action.blocked'],
});

export const listTasks = endpoint({
  method: 'GET',
  path: '/api/request/tasks',
  summary: 'List the requests that wait for you, or for your company',
  about: 'With open tips or an unanswered question. The next reminder comes first.',
  access: { permission: 'csp:request:list' },
  query: 'TaskListQuery',
  data: 'WaitingRequest',
  paged: true,
});

export const taskOverview = endpoint({
  method: 'GET',
  path: '/api/request/tasks/overview',
  summary: 'Show who the tasks of your company wait for, and what you answered last',
  access: { permission: 'csp:request:list' },
  data: 'TaskOverview',
});
