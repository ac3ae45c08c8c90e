import type { BodyInputOf } from '@heliodesk/contract/kit';
import {
  addMacro,
  changeMacro,
  deleteMacro,
  listMacros,
  offeredMacros,
  orderMacros,
  previewMacro,
  runMacro,
  tryMacro,
  undoMacro,
} from '@heliodesk/contract/macro';
import type { MacroBody, PreviewMacroBody, Translation, TryMacroBody } from '@heliodesk/contract/macro';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';

const keys = { all: ['macro'] as const, list: ['macro', 'list'] as const };

/** The macros as leads edit them. */
export const macroList = (language: string) =>
  queryOptions({
    queryKey: [...keys.list, language],
    queryFn: ({ signal }) => call(listMacros, { signal, quiet: true, background: true }),
  });

/** The macros for one request. */
export const macrosFor = (requestId: number) =>
  queryOptions({
    queryKey: [...keys.all, 'offered', requestId],
    queryFn: ({ signal }) => call(offeredMacros, { query: { requestId }, signal, quiet: true, background: true }),
    // The request may have changed since the last time.
    refetchOnMount: 'always',
  });

/** What a macro would do to a request now, with what was chosen so far; never an answer from before. */
export const macroPreview = (body: PreviewMacroBody) =>
  queryOptions({
    queryKey: [...keys.all, 'preview', body],
    queryFn: ({ signal }) => call(previewMacro, { body, signal, quiet: true, background: true }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** What steps that aren't saved would do to a request. */
export const macroTrial = (body: TryMacroBody) =>
  queryOptions({
    queryKey: [...keys.all, 'trial', body],
    queryFn: ({ signal }) => call(tryMacro, { body, signal, quiet: true, background: true }),
    gcTime: 0,
    retry: false,
  });

/** Runs a macro; the same key is the same run. Rejects with what the server refuses; the caller shows it. */
export const run = ({ key, ...body }: BodyInputOf<typeof runMacro> & { key: string }) =>
  call(runMacro, { body, idempotencyKey: key, quiet: true, background: true });

/** Takes a run back. Rejects with what the server refuses; the caller shows it. */
export const undo = (runId: number) => call(undoMacro, { body: { runId }, quiet: true, background: true });

/** Writes to the macros; afterwards the list shows what the server has. */
export function useMacroWrites() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: keys.all });
  const after = async <Answer>(write: Promise<Answer>): Promise<Answer> => {
    const answer = await write;
    await refresh();
    return answer;
  };
  return {
    add: (body: MacroBody, key: string) => after(call(addMacro, { body, idempotencyKey: key })),
    change: (macroId: number, version: number, body: MacroBody, stillRight: Translation[]) =>
      after(call(changeMacro, { params: { macroId }, body: { ...body, version, stillRight }, quiet: 'stale' })),
    remove: (macroId: number, version: number) => after(call(deleteMacro, { params: { macroId }, query: { version } })),
    order: (macroIds: number[]) => after(call(orderMacros, { body: { macroIds } })),
  };
}
