import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, isError } from '#src/platform/http/call-error.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { useRefreshDesk } from './desk-queries.ts';

/**
 * Carries out what a dialog asks for and looks at the desk again. A refusal is kept in words; with `hasForm`, what is wrong with single
 * fields is thrown for it. A newer version of the request is fetched behind the dialog and taken at the next attempt.
 */
export function useAttempt({ hasForm = false }: { hasForm?: boolean } = {}) {
  const { t } = useTranslation('desk');
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const refresh = useRefreshDesk();
  const attempt = async (act: () => Promise<unknown>): Promise<void> => {
    setRunning(true);
    setRefusal(undefined);
    try {
      await act();
      await refresh();
    } catch (error) {
      if (hasForm && error instanceof CallError && error.errors.length > 0) throw error;
      if (isError(error, 'stale', 'action.notAllowed')) await refresh();
      setRefusal(isError(error, 'stale') ? t('stale') : messageOf(error));
    } finally {
      setRunning(false);
    }
  };
  return { attempt, isRunning, refusal };
}
