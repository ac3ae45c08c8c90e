import {
  cancelImport,
  deleteAllSerials,
  deleteSerials,
  discardImport,
  exportSerialChanges,
  exportSerials,
  getPassport,
  importRows,
  importVerdictFile,
  insertSerials,
  listImports,
  listSerialChanges,
  listSerials,
  restoreImport,
  serialSummary,
  serialTemplate,
  applyImport,
  uploadSerials,
} from '@heliodesk/contract/serial-number';
import type { importRowFilters, ImportState, LeftOutReason, SerialMark, SerialVerdict } from '@heliodesk/contract/serial-number';
import type { SerialChangeKind } from '@heliodesk/contract/request';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#src/platform/feedback/notices.ts';
import { isError } from '#src/platform/http/call-error.ts';
import { call } from '#src/platform/http/call.ts';
import { saveFile } from '#src/platform/save-file.ts';
import { liveUpdates } from '#src/platform/live-updates.ts';
import type { Upload } from '#src/ui/files/upload-queue.ts';

/** Everything known of one module. Each call counts for customers, so that it isn't repeated by itself. */
export const passportOf = (sn: string) =>
  queryOptions({
    queryKey: ['passport', sn],
    queryFn: ({ signal }) => call(getPassport, { query: { sn }, signal, quiet: true }),
    staleTime: Infinity,
    retry: false,
  });

export interface SerialFilters {
  text?: string | undefined;
  verdict?: SerialVerdict | undefined;
  /** Of a list that is asked about. */
  mark?: SerialMark | undefined;
}

export type Warning = Exclude<SerialVerdict, 'ok'>;

/** Which rows of an import: of one kind, with one verdict, or left out for one reason. */
export interface RowChoice {
  filter: (typeof importRowFilters)[number];
  verdict?: Warning;
  reason?: LeftOutReason;
}

interface Page {
  pageNum: number;
  pageSize: number;
}

export const serialKeys = {
  of: (requestId: number) => ['serial-number', requestId] as const,
  list: (requestId: number) => ['serial-number', requestId, 'list'] as const,
  summary: (requestId: number) => ['serial-number', requestId, 'summary'] as const,
  imports: (requestId: number) => ['serial-number', requestId, 'imports'] as const,
  rows: (requestId: number) => ['serial-number', requestId, 'import-rows'] as const,
};

export const serialList = (requestId: number, query: SerialFilters & Page) =>
  queryOptions({
    queryKey: [...serialKeys.list(requestId), query],
    queryFn: ({ signal }) => call(listSerials, { params: { requestId }, query, signal, background: true }),
    placeholderData: keepPreviousData,
  });

/** A page of what a customer has changed. */
export const serialChanges = (requestId: number, query: Page & { changeId: number; kind: SerialChangeKind }) =>
  queryOptions({
    queryKey: [...serialKeys.list(requestId), 'changes', query],
    queryFn: ({ signal }) => call(listSerialChanges, { params: { requestId }, query, signal, background: true }),
    placeholderData: keepPreviousData,
  });

export const serialCounts = (requestId: number) =>
  queryOptions({
    queryKey: serialKeys.summary(requestId),
    queryFn: ({ signal }) => call(serialSummary, { params: { requestId }, signal, background: true, quiet: true }),
  });

/** States in which an import moves by itself. */
export const movingStates: ReadonlySet<ImportState> = new Set(['waiting', 'reading', 'inserting']);

/** Asked again while an import moves: seldom when live events come, else often. */
const pollEvery = { connected: 5_000, otherwise: 1_500 } as const;

/** The imports of a claim that there is something to do with or to wait for, the newest first. */
export const openImports = (requestId: number) =>
  queryOptions({
    queryKey: serialKeys.imports(requestId),
    queryFn: ({ signal }) => call(listImports, { query: { requestId }, signal, background: true, quiet: true }),
    refetchInterval: ({ state: { data } }): number | false => {
      if (!data?.some(({ state }) => movingStates.has(state))) return false;
      return liveUpdates.state === 'connected' ? pollEvery.connected : pollEvery.otherwise;
    },
  });

/** A page of an import's rows; what was seen while it moved is asked for again once it rests. */
export const importPreview = (requestId: number, importId: number, query: Page & RowChoice, isMoving: boolean) =>
  queryOptions({
    queryKey: [...serialKeys.rows(requestId), importId, query, isMoving],
    queryFn: ({ signal }) => call(importRows, { query: { requestId, importId, ...query }, signal, background: true }),
    placeholderData: keepPreviousData,
    refetchInterval: isMoving && pollEvery.otherwise * 2,
  });

/** Sends a spreadsheet; the server reads it in the background. */
export const uploadSpreadsheet =
  (requestId: number): Upload =>
  async (file, { signal, onProgress }) => {
    const { importId } = await call(uploadSerials, {
      body: { requestId },
      file,
      signal,
      onProgress: ({ loaded, total }) => onProgress(loaded, total),
      quiet: true,
      background: true,
    });
    return { attId: importId, fileName: file.name, size: file.size };
  };

export const saveExport = async (requestId: number) => saveFile(await call(exportSerials, { body: { requestId } }), 'serial-numbers.xlsx');
export const saveChanges = async (requestId: number, changeId: number) =>
  saveFile(await call(exportSerialChanges, { body: { requestId, changeId } }), 'changed-serial-numbers.xlsx');
export const saveTemplate = async () => saveFile(await call(serialTemplate), 'serial-number-template.xlsx');
export const saveVerdicts = async (requestId: number, importId: number) =>
  saveFile(await call(importVerdictFile, { query: { requestId, importId } }), 'verdicts.xlsx');

/** The server takes so many in one call. */
const mostInOneCall = 5_000;

interface Inserted {
  inserted: number;
  rejected: { sn: string; reason: LeftOutReason }[];
}

async function insertAll(requestId: number, serials: readonly string[]): Promise<Inserted> {
  const all: Inserted = { inserted: 0, rejected: [] };
  for (let start = 0; start < serials.length; start += mostInOneCall) {
    const snList = serials.slice(start, start + mostInOneCall).map((sn) => ({ sn }));
    // One after the other: the limit of the claim is counted on the server.
    const { inserted, rejected } = await call(insertSerials, { body: { requestId, snList } });
    all.inserted += inserted;
    all.rejected.push(...rejected);
  }
  return all;
}

function useRefresh(requestId: number) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: serialKeys.of(requestId) });
}

/** Everything that changes the serial numbers of a claim. */
export function useSerialChanges(requestId: number) {
  const refresh = useRefresh(requestId);
  const insert = useMutation({
    // The list is fetched after `onInserted`: with its first numbers, another form takes the place of the one that adds them.
    mutationFn: async ({ serials, onInserted }: { serials: readonly string[]; onInserted: (result: Inserted) => void }) => {
      const result = await insertAll(requestId, serials);
      onInserted(result);
      return result;
    },
    onSettled: refresh,
  });
  const removeSome = useMutation({
    mutationFn: (ids: readonly number[]) => call(deleteSerials, { body: { requestId, ids: [...ids] } }),
    onSettled: refresh,
  });
  const removeAll = useMutation({ mutationFn: () => call(deleteAllSerials, { query: { requestId } }), onSettled: refresh });
  return { insert, removeSome, removeAll, refresh };
}

/** Everything that is done with the imports of a claim. */
export function useImportChanges(requestId: number) {
  const onSettled = useRefresh(requestId);
  const on = (importId: number) => ({ requestId, importId });
  const takeOver = useMutation({
    mutationFn: (importId: number) => call(applyImport, { query: on(importId) }),
    // There is no field to show that too little room is left.
    onError: (error) => isError(error, 'serial.limit') && showToast({ kind: 'bad', title: error.message }),
    onSettled,
  });
  const cancel = useMutation({ mutationFn: (importId: number) => call(cancelImport, { body: on(importId) }), onSettled });
  const discard = useMutation({ mutationFn: (importId: number) => call(discardImport, { body: on(importId) }), onSettled });
  const restore = useMutation({ mutationFn: (importId: number) => call(restoreImport, { body: on(importId) }), onSettled });
  return { takeOver, cancel, discard, restore };
}
