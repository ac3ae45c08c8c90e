import type { BodyOf } from '@heliodesk/contract/kit';
import { linkDuplicate, listDuplicates, unlinkDuplicate } from '@heliodesk/contract/request';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { deskKeys } from '../desk/desk-case.ts';

/** Open claims that may be about the same defects as one. */
export const duplicatesOf = (requestId: number) =>
  queryOptions({
    queryKey: [...deskKeys.detail(requestId), 'duplicates'] as const,
    queryFn: ({ signal }) => call(listDuplicates, { query: { requestId }, signal, quiet: true, background: true }),
    staleTime: 60_000,
  });

const once = () => ({ idempotencyKey: createUuid(), quiet: true, background: true }) as const;

/** These reject with what the server refuses; the caller shows it. */
export const sendLink = (body: BodyOf<typeof linkDuplicate>) => call(linkDuplicate, { body, ...once() });
export const sendUnlink = (body: BodyOf<typeof unlinkDuplicate>) => call(unlinkDuplicate, { body, ...once() });
