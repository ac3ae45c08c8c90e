import { getStaticPage, listStaticPages, staticPage } from '@heliodesk/contract/reference';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';
import { keys } from './queries.ts';

/** A page as it is read, in the reader's language. */
export const shownPage = (slug: string, language: string) =>
  queryOptions({
    queryKey: [...keys.pages, 'shown', slug, language],
    queryFn: ({ signal }) => call(staticPage, { params: { slug }, signal, quiet: true, background: true }),
  });

export const pageList = (query: { pageNum: number; pageSize: number }, language: string) =>
  queryOptions({
    queryKey: [...keys.pages, 'list', query, language],
    queryFn: ({ signal }) => call(listStaticPages, { query, signal, quiet: true, background: true }),
    placeholderData: keepPreviousData,
  });

export const pageDetail = (id: number, language: string) =>
  queryOptions({
    queryKey: [...keys.pages, 'detail', id, language],
    queryFn: ({ signal }) => call(getStaticPage, { params: { id }, signal, quiet: true, background: true }),
  });
