import type { BodyInputOf, BodyOf } from '@heliodesk/contract/kit';
import {
  approvalCheck,
  approvalLimits,
  approveSolution,
  orderSolutions,
  removeSolution,
  finishRepair as finishRepairCall,
  returnSolution,
  saveApprovalLimits,
  saveSolution,
  saveSolutionTexts,
  sendForApproval,
  solutionPlan,
} from '@heliodesk/contract/solution';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { requestKeys, useRefreshDesk } from '#src/domains/request/index.ts';
import { call } from '#src/platform/http/call.ts';
import { createUuid } from '#src/platform/uuid.ts';

const keys = {
  plan: (requestId: number) => [...requestKeys.all, 'solutions', requestId] as const,
  check: (requestId: number) => [...requestKeys.all, 'solutions', requestId, 'check'] as const,
};

const quietly = { quiet: true, background: true } as const;
const once = () => ({ ...quietly, idempotencyKey: createUuid() }) as const;

/** The solutions of a claim as staff write them. */
export const planOf = (requestId: number) =>
  queryOptions({
    queryKey: keys.plan(requestId),
    queryFn: ({ signal }) => call(solutionPlan, { query: { requestId }, signal, ...quietly }),
  });

/** What an approval rests on; a newer version of the claim may change it. */
export const checkOf = (requestId: number, version: number) =>
  queryOptions({
    queryKey: [...keys.check(requestId), version],
    queryFn: ({ signal }) => call(approvalCheck, { query: { requestId }, signal, ...quietly }),
  });

export type SaveBody = BodyInputOf<typeof saveSolution>;

/* These reject with what the server refuses; the caller shows it. A call under the same key is the same call. */

export const readPlan = (requestId: number) => call(solutionPlan, { query: { requestId }, ...quietly });
export const save = (body: SaveBody, idempotencyKey: string) => call(saveSolution, { body, idempotencyKey, ...quietly });
export const saveTexts = (body: BodyInputOf<typeof saveSolutionTexts>, idempotencyKey: string) =>
  call(saveSolutionTexts, { body, idempotencyKey, ...quietly });
export const remove = (body: BodyOf<typeof removeSolution>, idempotencyKey: string) =>
  call(removeSolution, { body, idempotencyKey, ...quietly });
export const order = (body: BodyOf<typeof orderSolutions>, idempotencyKey: string) =>
  call(orderSolutions, { body, idempotencyKey, ...quietly });
export const send = (body: BodyOf<typeof sendForApproval>) => call(sendForApproval, { body, ...once() });
export const approve = (body: BodyOf<typeof approveSolution>) => call(approveSolution, { body, ...once() });
export const finishRepair = (body: BodyOf<typeof finishRepairCall>) => call(finishRepairCall, { body, ...once() });
export const giveBack = (body: BodyOf<typeof returnSolution>) => call(returnSolution, { body, ...once() });

/** After a claim has gone on: its solutions, the case and the lists are read afresh. */
export function useReadAfresh(requestId: number): () => Promise<unknown> {
  const client = useQueryClient();
  const refreshDesk = useRefreshDesk();
  return () => Promise.all([client.invalidateQueries({ queryKey: keys.plan(requestId) }), refreshDesk()]);
}

export const limitsOf = (userId: number) =>
  queryOptions({
    queryKey: ['identity', 'staff', 'approval-limits', userId],
    queryFn: ({ signal }) => call(approvalLimits, { query: { userId }, signal, background: true }),
    staleTime: 0,
    gcTime: 0,
  });

/** Fresh proof of who one is, which the server asks for, is asked for on the way. */
export const saveLimits = (body: BodyInputOf<typeof saveApprovalLimits>) =>
  call(saveApprovalLimits, { body, idempotencyKey: createUuid() });
