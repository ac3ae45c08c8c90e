import { listTasks, taskOverview } from '@heliodesk/contract/request';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';
import { requestKeys } from '../queries.ts';

/** Each request brings its tasks with it, so there are few on a page. */
export const tasksPerPage = 10;

/** The requests that wait for the reader, or for their company. */
export const taskList = (company: boolean, pageNum: number) =>
  queryOptions({
    queryKey: [...requestKeys.all, 'tasks', { company, pageNum }],
    queryFn: ({ signal }) =>
      call(listTasks, { query: { company: String(company), pageNum, pageSize: tasksPerPage }, signal, quiet: true, background: true }),
    placeholderData: keepPreviousData,
  });

/** Who tasks wait for, and what the reader has answered. */
export const tasksAtAGlance = queryOptions({
  queryKey: [...requestKeys.all, 'tasks', 'overview'],
  queryFn: ({ signal }) => call(taskOverview, { signal, quiet: true, background: true }),
});
