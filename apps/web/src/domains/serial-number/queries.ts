import {
  cancelImport,
  deleteAllSerials,
  deleteSerials,
  exportSerials,
  importRows,
  importStatus,
  importVerdictFile,
  insertSerials,
  listSerials,
  serialSummary,
  serialTemplate,
  applyImport,
  uploadSerials,
} from '@heliodesk/contract/serial-number';
import type { importRowFilters, ImportState, LeftOutReason, SerialVerdict } from '@heliodesk/contract/serial-number';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';
import { saveFile } from '#src/platform/save-file.ts';
import { liveUpdates } from '#src/platform/live-updates.ts';
import type { Upload } from '#src/ui/files/use-uploads.ts';

export interface SerialFilters {
  text?: string | undefined;
  verdict?: SerialVerdict | undefined;
}

type ImportFilter = (typeof importRowFilters)[number];

interface Page {
  pageNum: number;
  pageSize: number;
}

export const serialKeys = {
  of: (requestId: number) => ['serial-number', requestId] as const,
  list: (requestId: number) => ['serial-number', requestId, 'list'] as const,
  summary: (requestId: number) => ['serial-number', requestId, 'summary'] as const,
  status: (requestId: number) => ['serial-number', requestId, 'import'] as const,
  rows: (requestId: number) => ['serial-number', requestId, 'import-rows'] as const,
};

export const serialList = (requestId: number, query: SerialFilters & Page) =>
  queryOptions({
    queryKey: [...serialKeys.list(requestId), query],
    queryFn: ({ signal }) => call(listSerials, { params: { requestId }, query, signal, background: true }),
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

export const importProgress = (requestId: number) =>
  queryOptions({
    queryKey: serialKeys.status(requestId),
    queryFn: ({ signal }) => call(importStatus, { query: { requestId }, signal, background: true, quiet: true }),
    refetchInterval: ({ state: { data } }): number | false => {
      if (!data || !movingStates.has(data.state)) return false;
      return liveUpdates.state === 'connected' ? pollEvery.connected : pollEvery.otherwise;
    },
  });

/** A page of an import's rows; what was seen while it moved is asked for anew once it rests. */
export const importPreview = (requestId: number, importId: number, query: Page & { filter: ImportFilter }, isMoving: boolean) =>
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

/** Everything that changes the serial numbers of a claim. */
export function useSerialChanges(requestId: number) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: serialKeys.of(requestId) });
  const insert = useMutation({ mutationFn: (serials: readonly string[]) => insertAll(requestId, serials), onSettled: refresh });
  const removeSome = useMutation({
    mutationFn: (ids: readonly number[]) => call(deleteSerials, { body: { requestId, ids: [...ids] } }),
    onSettled: refresh,
  });
  const removeAll = useMutation({ mutationFn: () => call(deleteAllSerials, { query: { requestId } }), onSettled: refresh });
  const takeOver = useMutation({
    mutationFn: (importId: number) => call(applyImport, { query: { requestId, importId } }),
    onSettled: refresh,
  });
  const cancel = useMutation({
    mutationFn: (importId: number) => call(cancelImport, { body: { requestId, importId } }),
    onSettled: refresh,
  });
  return { insert, removeSome, removeAll, takeOver, cancel, refresh };
}
