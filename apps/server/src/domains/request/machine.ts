import { lifecycleOf, type RequestAction, type RequestGuard, type RequestStatus } from '@heliodesk/contract/request';
import type { Machine } from '#src/platform/lifecycle/machine.ts';
import { guardContextOf } from './guard-context.ts';
import { publishChange } from './live.ts';
import type { RequestRecord } from './store.ts';
import { writeStep, type StepChange } from './step-store.ts';

/** How requests of all kinds go through their lifecycles. */
export const requestMachine: Machine<RequestRecord, RequestStatus, RequestGuard, RequestAction, StepChange> = {
  lifecycleOf: ({ type }) => lifecycleOf(type),
  stateOf: ({ status }) => status,
  guardContextOf,
  write: writeStep,
  publish: publishChange,
};
