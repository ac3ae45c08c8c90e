import type { BodyOf, QueryOf } from '@heliodesk/contract/kit';
import {
  addRma,
  deleteAllRma,
  deleteRma,
  exportRma,
  importRma,
  listRma,
  listRmaLists,
  rmaTemplate,
  updateRma,
  type RmaRow,
} from '@heliodesk/contract/shipment';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { requestKeys } from '#src/domains/request/index.ts';
import { call } from '#src/platform/http/call.ts';
import { saveFile } from '#src/platform/save-file.ts';

const keys = {
  all: ['shipment', 'rma'] as const,
  lists: (query: object) => [...keys.all, 'lists', query] as const,
  rows: (query: object) => [...keys.all, 'rows', query] as const,
};

const quietly = { quiet: true, background: true } as const;

/** Lists of serial numbers, those that go on first. */
export const rmaLists = (query: Partial<QueryOf<typeof listRmaLists>>) =>
  queryOptions({
    queryKey: keys.lists(query),
    queryFn: ({ signal }) => call(listRmaLists, { query, signal, ...quietly }),
    placeholderData: keepPreviousData,
  });

export type RmaFilters = Pick<QueryOf<typeof listRma>, 'show' | 'text'>;

/** A page of one list. */
export const rmaRows = (addressId: number, query: Partial<RmaFilters> & { pageNum: number; pageSize: number }) =>
  queryOptions({
    queryKey: keys.rows({ addressId, ...query }),
    queryFn: ({ signal }) => call(listRma, { query: { addressId, ...query }, signal, ...quietly }),
    placeholderData: keepPreviousData,
  });

/** Looks at the lists again. */
export const useShowLists = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keys.all });
};

/** Changes of one list; each rejects with what the server refuses, which the caller shows, and is followed by a look at what there is now. */
export function useRmaChanges(addressId: number) {
  const client = useQueryClient();
  const showLists = useShowLists();
  const changed = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } finally {
      // What the case says of the list, too. What is refused may be so because the list is locked.
      for (const look of [showLists(), client.invalidateQueries({ queryKey: requestKeys.all })]) void look;
    }
  };
  return {
    add: (pairs: BodyOf<typeof addRma>['pairs'], idempotencyKey: string) =>
      changed(call(addRma, { body: { addressId, pairs }, idempotencyKey, ...quietly })),
    update: (row: Omit<BodyOf<typeof updateRma>, 'addressId'>) => changed(call(updateRma, { body: { addressId, ...row }, ...quietly })),
    remove: ({ id, oldSn, newSn }: Pick<RmaRow, 'id' | 'oldSn' | 'newSn'>) =>
      changed(call(deleteRma, { body: { addressId, rows: [{ id, seen: { oldSn, newSn } }] } })),
    readFile: (file: File) => changed(call(importRma, { body: { addressId }, file, ...quietly })),
    removeAll: (seen: BodyOf<typeof deleteAllRma>['seen']) => changed(call(deleteAllRma, { body: { addressId, flag: true, seen } })),
  };
}

const sheetName = 'serial-numbers.xlsx';

/** An empty spreadsheet with both columns. */
export const saveRmaTemplate = async () => saveFile(await call(rmaTemplate), sheetName);

/** A list as a spreadsheet, with what is wrong with each row. */
export const saveRma = async (addressId: number) => saveFile(await call(exportRma, { query: { addressId } }), sheetName);
