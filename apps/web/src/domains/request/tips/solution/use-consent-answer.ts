import type { Tip } from '@heliodesk/contract/request';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { CallError } from '#src/platform/http/call-error.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { answerForThem, useRefreshTips } from '../queries.ts';

/** What the customer has said, as staff enter it. */
export interface Consented {
  accept: boolean;
  reason?: string;
}

/** Answers a solution for the customer once. Keeps what the server refuses, in words; what is wrong with the reason is thrown for its form. */
export function useConsentAnswer({ msgId }: Tip, onDone: () => void) {
  const { t } = useTranslation('offer');
  const refresh = useRefreshTips();
  const [key, setKey] = useState(createUuid);
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const answer = async ({ accept, reason = '' }: Consented, attId: number) => {
    setRunning(true);
    setRefusal(undefined);
    try {
      await answerForThem({ msgId, accept, reason: accept ? '' : reason, attId }, key);
      onDone();
      showToast({ kind: 'good', title: t(accept ? 'accepted' : 'declined') });
      await refresh();
    } catch (error) {
      // What is mended is another answer.
      setKey(createUuid());
      if (error instanceof CallError && error.errors.some(({ path }) => path === 'reason')) throw error;
      setRefusal(messageOf(error));
    } finally {
      setRunning(false);
    }
  };
  return { answer, isRunning, refusal };
}
