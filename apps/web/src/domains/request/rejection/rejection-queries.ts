import type { BodyOf } from '@heliodesk/contract/kit';
import {
  appealRequest,
  proposeRejection,
  rejectReasons,
  rejectRequest,
  reopenClaim,
  returnProposal,
  takeBackProposal,
} from '@heliodesk/contract/request';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { deskKeys } from '../desk/desk-case.ts';
import { requestKeys } from '../queries.ts';
import type { Target } from '../desk/pick-up.ts';

/** What a request may be rejected for, with drafts of the customer's text. */
export const reasonsFor = (requestId: number) =>
  queryOptions({
    queryKey: [...deskKeys.detail(requestId), 'reject-reasons'] as const,
    queryFn: ({ signal }) => call(rejectReasons, { query: { requestId }, signal, quiet: true, background: true }),
    staleTime: 60_000,
  });

const once = () => ({ idempotencyKey: createUuid(), quiet: true, background: true }) as const;

/** These reject with what the server refuses; the caller shows it. */
export const sendProposal = (body: BodyOf<typeof proposeRejection>) => call(proposeRejection, { body, ...once() });
export const rejectAsProposed = (body: Target) => call(rejectRequest, { body, ...once() });
export const giveProposalBack = (body: BodyOf<typeof returnProposal>) => call(returnProposal, { body, ...once() });
export const withdrawProposal = (body: Target) => call(takeBackProposal, { body, ...once() });

interface Appeal extends Target {
  reason: string;
  /** The same for every attempt of one form. */
  key: string;
}

function useAgain(send: (appeal: Appeal) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: send, onSettled: () => client.invalidateQueries({ queryKey: requestKeys.all }) });
}

export const useAppeal = () => useAgain(({ key, ...body }) => call(appealRequest, { body, idempotencyKey: key }));
export const useReopening = () => useAgain(({ key, ...body }) => call(reopenClaim, { body, idempotencyKey: key }));
