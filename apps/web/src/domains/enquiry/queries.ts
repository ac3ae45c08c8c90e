import { getEnquiry } from '@heliodesk/contract/enquiry';
import { queryOptions } from '@tanstack/react-query';
import { requestKeys } from '#src/domains/request/index.ts';
import { call } from '#src/platform/http/call.ts';

/** A submitted enquiry with everything in it. */
export const submittedEnquiry = (requestId: number) =>
  queryOptions({
    queryKey: [...requestKeys.detail(requestId), 'enquiry'],
    queryFn: ({ signal }) => call(getEnquiry, { params: { requestId }, query: {}, signal }),
  });
