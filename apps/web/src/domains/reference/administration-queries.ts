import { listAnnouncements, listConfig, listDictEntries, listDictTypes } from '@heliodesk/contract/reference';
import type { AnnouncementState, ConfigRow, DictType } from '@heliodesk/contract/reference';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';
import { keys } from './queries.ts';

/** Asks again for what a change touched. */
export function useRefresh(what: keyof typeof keys): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keys[what] });
}

export const dictionaryTypes = queryOptions({
  queryKey: [...keys.dictionary, 'types'],
  queryFn: ({ signal }) => call(listDictTypes, { signal, quiet: true, background: true }),
});

interface EntryQuery {
  dictType: DictType;
  text: string;
  status?: '0' | '1' | undefined;
  pageNum: number;
  pageSize: number;
}

export const dictionaryEntries = (query: EntryQuery, language: string) =>
  queryOptions({
    queryKey: [...keys.dictionary, 'entries', query, language],
    queryFn: ({ signal }) => call(listDictEntries, { query, signal, quiet: true, background: true }),
    placeholderData: (previous, of) => (isOfType(of?.queryKey, query.dictType) ? previous : undefined),
  });

/** Rows of another dictionary are no stand-in while those of this one are on their way. */
const isOfType = (key: readonly unknown[] | undefined, type: DictType): boolean =>
  (key?.[3] as Partial<EntryQuery> | undefined)?.dictType === type;

const pageSize = 50;

/** The whole configuration: it is short, and changes of several keys are saved together. */
export const configuration = (language: string) =>
  queryOptions({
    queryKey: [...keys.configuration, language],
    queryFn: async ({ signal }): Promise<ConfigRow[]> => {
      const rows: ConfigRow[] = [];
      for (let pageNum = 1; ; pageNum += 1) {
        const page = await call(listConfig, { query: { pageNum, pageSize }, signal, quiet: true, background: true });
        rows.push(...page.rows);
        if (rows.length >= page.total || page.rows.length === 0) return rows;
      }
    },
  });

export const announcementList = (query: { state?: AnnouncementState | undefined; pageNum: number; pageSize: number }) =>
  queryOptions({
    queryKey: [...keys.announcements, query],
    queryFn: ({ signal }) => call(listAnnouncements, { query, signal, quiet: true, background: true }),
    placeholderData: keepPreviousData,
  });
