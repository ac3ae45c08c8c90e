import { offeredSolutions as api } from '@heliodesk/contract/solution';
import { queryOptions } from '@tanstack/react-query';
import { requestKeys } from '#src/domains/request/index.ts';
import { call } from '#src/platform/http/call.ts';

/** What the customer is offered for a claim; nothing until it is approved. */
export const offeredSolutions = (requestId: number) =>
  queryOptions({
    queryKey: [...requestKeys.partsOf(requestId), 'solutions'],
    queryFn: ({ signal }) => call(api, { query: { requestId }, signal, background: true, quiet: true }),
  });
