import type { MacroPreview, MacroRan } from '@heliodesk/contract/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshDesk } from '#src/domains/request/index.ts';
import { isError } from '#src/platform/http/call-error.ts';
import { isUndecided, reasonOf } from '#src/platform/http/error-policy.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { macroPreview, run, undo } from '../queries.ts';
import type { StepChosen } from './step-chosen.ts';
import type { BlockedStep } from './use-block-text.ts';

/** What became of a run: everything is done, perhaps taken back since, or nothing because of one step. */
export type RunResult = { end: 'done' | 'undone'; ran: MacroRan } | ({ end: 'blocked'; step: number } & BlockedStep);

/** What is put in by the step's place. */
type ByStep<Of> = Readonly<Record<number, Of>>;

const toList = <Of extends object>(byStep: ByStep<Of>) => Object.entries(byStep).map(([step, of]) => ({ step: Number(step), ...of }));

/** The preview with what was chosen so far, and the texts as they were changed. */
export function useMacroInput(requestId: number, macroId: number) {
  const [texts, setTexts] = useState<ByStep<{ text: string }>>({});
  const [chosen, setChosen] = useState<ByStep<StepChosen>>({});
  const inputs = toList(chosen);
  const query = useQuery({ ...macroPreview({ requestId, macroId, inputs }), placeholderData: keepPreviousData });
  return {
    ...query,
    texts,
    chosen,
    changed: { texts: toList(texts), inputs },
    change: (step: number, text: string) => setTexts({ ...texts, [step]: { text } }),
    choose: (step: number, choice: StepChosen) => setChosen({ ...chosen, [step]: choice }),
  };
}

export type MacroInput = ReturnType<typeof useMacroInput>;

/** Runs what is previewed, and takes it back. A refusal of another kind than a blocked step is kept in words. */
export function useMacroRun(preview: MacroPreview | undefined, { changed, refetch }: Pick<MacroInput, 'changed' | 'refetch'>) {
  const { t } = useTranslation('macro');
  const [isRunning, setRunning] = useState(false);
  const [result, setResult] = useState<RunResult>();
  const [refusal, setRefusal] = useState<string>();
  // A run that may have taken effect is repeated under its key.
  const [key, setKey] = useState(createUuid);
  const refresh = useRefreshDesk();

  const refused = async (error: unknown): Promise<void> => {
    if (!isUndecided(error)) setKey(createUuid());
    if (isError(error, 'macro.blocked') && error.data) return setResult({ end: 'blocked', ...error.data });
    const isOld = isError(error, 'stale', 'macro.changed', 'action.notAllowed');
    setRefusal(isOld ? t('changed') : reasonOf(error));
    if (!isOld) return;
    await refetch();
    await refresh();
  };
  const attempt = async (act: () => Promise<RunResult>, onRefused: (error: unknown) => unknown): Promise<void> => {
    setRunning(true);
    setRefusal(undefined);
    try {
      setResult(await act());
      // What is behind the dialog follows by itself.
      void refresh();
    } catch (error) {
      await onRefused(error);
    } finally {
      setRunning(false);
    }
  };
  const start = async (): Promise<void> => {
    if (!preview || preview.macroId === null || preview.macroVersion === null) return;
    const { requestId, version, macroId, macroVersion } = preview;
    await attempt(async () => ({ end: 'done', ran: await run({ key, requestId, version, macroId, macroVersion, ...changed }) }), refused);
  };
  const takeBack = async (): Promise<void> => {
    if (result?.end !== 'done') return;
    const { ran } = result;
    await attempt(
      async () => {
        await undo(ran.runId);
        return { end: 'undone', ran };
      },
      (error) => setRefusal(reasonOf(error)),
    );
  };
  return { start, takeBack, isRunning, result, refusal };
}
