import type { Tip } from '@heliodesk/contract/request';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { CallError, isError } from '#src/platform/http/call-error.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { answerSolution, useRefreshTips } from '../queries.ts';

/** Answers an offered solution once. Keeps what the server refuses, in words; what is wrong with the reason is thrown for its form. */
export function useSolutionAnswer({ msgId }: Tip) {
  const { t } = useTranslation('offer');
  const refresh = useRefreshTips();
  const [key, setKey] = useState(createUuid);
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const answer = async (accept: boolean, reason = '') => {
    setRunning(true);
    setRefusal(undefined);
    try {
      await answerSolution({ msgId, accept, reason }, key);
      showToast({ kind: 'good', title: t(accept ? 'accepted' : 'declined') });
      await refresh();
    } catch (error) {
      // What is mended is another answer.
      setKey(createUuid());
      if (error instanceof CallError && error.errors.length > 0) throw error;
      setRefusal(messageOf(error));
      if (isError(error, 'tip.closed', 'action.notAllowed')) await refresh();
    } finally {
      setRunning(false);
    }
  };
  return { answer, isRunning, refusal };
}
