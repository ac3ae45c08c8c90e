import {
  chooseNotices,
  countNotices,
  getNoticeChoices,
  listNoticedRequests,
  listNotices,
  listRunningWork,
  readAllNotices,
  readNotices,
} from '@heliodesk/contract/notification';
import type { NoticeTopic, RunningWork } from '@heliodesk/contract/notification';
import { cancelBulk } from '@heliodesk/contract/request';
import { cancelImport } from '@heliodesk/contract/serial-number';
import type { BodyInputOf } from '@heliodesk/contract/kit';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';

/** All that is known of notices lies under this key. */
export const noticesKey = ['notices'] as const;

const countKey = [...noticesKey, 'count'] as const;

/** How many are unread. */
export const unreadCount = queryOptions({
  queryKey: countKey,
  queryFn: ({ signal }) => call(countNotices, { signal, quiet: true, background: true }),
});

const workKey = [...noticesKey, 'work'] as const;

/** What is going on in the background for the reader; asked again while there is something, should events get lost. */
export const runningWork = queryOptions({
  queryKey: workKey,
  queryFn: ({ signal }) => call(listRunningWork, { signal, quiet: true, background: true }),
  refetchInterval: ({ state: { data } }): number | false => (data?.length ? 5_000 : false),
});

/** Whether work came to its end by being canceled, and not before. */
async function cancelWork({ kind, workId, requestId }: RunningWork): Promise<boolean> {
  if (kind === 'bulk') return (await call(cancelBulk, { body: { runId: workId } })).state === 'cancelled';
  if (requestId === null) return false;
  return (await call(cancelImport, { body: { requestId, importId: workId } })).state === 'cancelled';
}

/** Ends work before its time. */
export const useCancelWork = () => {
  const client = useQueryClient();
  return useMutation({ mutationFn: cancelWork, onSettled: () => void lookAtWork(client) });
};

/** Looks again at what is going on. */
export const lookAtWork = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: workKey });

/** What a list of notices is narrowed to. */
export interface NoticeNarrowing {
  topic?: NoticeTopic | undefined;
  requestId?: number | undefined;
}

/** Without what isn't given, as calls take it. */
const given = ({ topic, requestId }: NoticeNarrowing) => ({
  ...(topic === undefined ? {} : { topic }),
  ...(requestId === undefined ? {} : { requestId }),
});

/** Pages of notices, newest first. */
export const noticeList = (pageSize: number, { unread = false, ...narrowing }: NoticeNarrowing & { unread?: boolean } = {}) =>
  infiniteQueryOptions({
    queryKey: [...noticesKey, 'list', { unread, pageSize, ...given(narrowing) }],
    queryFn: ({ pageParam: after, signal }) =>
      call(listNotices, {
        query: { unread: String(unread), pageSize, ...given(narrowing), ...(after === undefined ? {} : { after }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ notices, hasMore }) => (hasMore ? notices.at(-1)?.cursor : undefined),
  });

/** The requests that the list can be narrowed to, among them one that is needed. */
export const noticedRequests = (requestId: number | undefined) =>
  queryOptions({
    queryKey: [...noticesKey, 'requests', { requestId }],
    queryFn: ({ signal }) => call(listNoticedRequests, { query: given({ requestId }), signal, quiet: true, background: true }),
    placeholderData: keepPreviousData,
  });

/** After a write, the count that it answers is there immediately, and lists are fetched again. */
function useAfterReading() {
  const client = useQueryClient();
  return (count: { unread: number }) => {
    client.setQueryData(countKey, count);
    return client.invalidateQueries({ queryKey: [...noticesKey, 'list'] });
  };
}

export const useReadNotices = () => {
  const onSuccess = useAfterReading();
  return useMutation({ mutationFn: (noticeIds: number[]) => call(readNotices, { body: { noticeIds }, background: true }), onSuccess });
};

export const useReadAllNotices = () => {
  const onSuccess = useAfterReading();
  return useMutation({
    mutationFn: ({ upTo, ...narrowing }: NoticeNarrowing & { upTo: string }) =>
      call(readAllNotices, { body: { upTo, ...given(narrowing) } }),
    onSuccess,
  });
};

const choicesKey = [...noticesKey, 'choices'] as const;

/** How the reader's notices come. */
export const noticeChoices = queryOptions({
  queryKey: choicesKey,
  queryFn: ({ signal }) => call(getNoticeChoices, { signal }),
});

/** Changes them; the answer is how they come from now on. */
export const useChooseNotices = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Omit<BodyInputOf<typeof chooseNotices>, 'timeZone'>) =>
      call(chooseNotices, { body: { ...change, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone } }),
    onSuccess: (choices) => client.setQueryData(choicesKey, choices),
  });
};
