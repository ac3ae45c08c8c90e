import type { MacroPreview, StepBlock } from '@heliodesk/contract/macro';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshDesk } from '#src/domains/request/index.ts';
import { isError } from '#src/platform/http/call-error.ts';
import { isUndecided, reasonOf } from '#src/platform/http/error-policy.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { run } from '../queries.ts';

/** What became of a run: everything is done, or nothing because of one step. */
export type RunResult = { end: 'done' } | { end: 'blocked'; step: number; why: StepBlock | 'other'; guards: readonly string[] };

/** Runs what is previewed, with the texts as they were changed. A refusal of another kind is kept in words. */
export function useMacroRun(preview: MacroPreview | undefined, refetch: () => Promise<unknown>) {
  const { t } = useTranslation('macro');
  const [texts, setTexts] = useState<Readonly<Record<number, string>>>({});
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
  const start = async (): Promise<void> => {
    if (!preview || preview.macroId === null || preview.macroVersion === null) return;
    const { requestId, version, macroId, macroVersion } = preview;
    setRunning(true);
    setRefusal(undefined);
    try {
      const changed = Object.entries(texts).map(([step, text]) => ({ step: Number(step), text }));
      await run({ key, requestId, version, macroId, macroVersion, texts: changed });
      setResult({ end: 'done' });
      await refresh();
    } catch (error) {
      await refused(error);
    } finally {
      setRunning(false);
    }
  };
  return {
    texts,
    change: (step: number, text: string) => setTexts({ ...texts, [step]: text }),
    start,
    isRunning,
    result,
    refusal,
  };
}
