import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './schemas.ts';

const endpoint = endpointsOf<typeof schemas>('routing');

const edit = { permission: 'csp:routing:edit' } as const;

export const getRouting = endpoint({
  method: 'GET',
  path: '/api/routing',
  summary: 'Get the routing rules and how much everyone has',
  about: 'The first matching rule applies and picks the least busy person.',
  access: edit,
  data: 'Routing',
});

export const addRule = endpoint({
  method: 'POST',
  path: '/api/routing/rule',
  summary: 'Add a routing rule',
  about: 'It comes after the others. Requests without an owner are looked at again.',
  access: edit,
  body: 'RuleBody',
  data: 'Rule',
  idempotent: true,
  errors: ['routing.tooMany'],
});

export const changeRule = endpoint({
  method: 'PUT',
  path: '/api/routing/rule/:ruleId',
  summary: 'Update a routing rule',
  about: 'Requests without an owner are looked at again.',
  access: edit,
  params: 'OnRule',
  body: 'ChangeRuleBody',
  data: 'Rule',
  errors: ['stale'],
});

export const deleteRule = endpoint({
  method: 'DELETE',
  path: '/api/routing/rule/:ruleId',
  summary: 'Delete a routing rule',
  access: edit,
  params: 'OnRule',
  query: 'DeleteRuleQuery',
  errors: ['stale'],
});

export const orderRules = endpoint({
  method: 'PUT',
  path: '/api/routing/order',
  summary: 'Put routing rules in order',
  access: edit,
  body: 'OrderRulesBody',
});

export const changeCoverage = endpoint({
  method: 'PUT',
  path: '/api/routing/person/:userId',
  summary: 'Change what an employee covers',
  about: 'Languages they work in, and regions.',
  access: edit,
  params: 'OnPerson',
  body: 'CoverageBody',
  data: 'RoutedPerson',
  errors: ['stale'],
});

export const tryRequest = endpoint({
  method: 'GET',
  path: '/api/routing/try',
  summary: 'See what the routing rules do with a request',
  about: 'Rule by rule, with who was considered and why others weren’t. Nothing is changed.',
  access: edit,
  query: 'TryRequestQuery',
  data: 'RoutingTrace',
});
