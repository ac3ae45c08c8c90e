import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshTips } from '#src/domains/request/index.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { CallError, isError } from '#src/platform/http/call-error.ts';
import { isCalledOff, messageOf } from '#src/platform/http/error-policy.ts';
import { createUuid } from '#src/platform/uuid.ts';

/** Calls the server once under a key. */
type Send<Body> = (body: Body, key: string) => Promise<unknown>;

/**
 * Answers a task about bank details once. Keeps what the server refuses, in words; what is wrong with single fields is thrown for the
 * form. A newer version is read, and what was typed stays for the next attempt.
 */
export function useBankAnswer(onStale: () => Promise<unknown>) {
  const { t } = useTranslation('bankTask');
  const refresh = useRefreshTips();
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  // Sent again as it was, it is the same answer: the first attempt may have arrived.
  const attempt = useRef({ sent: '', key: '' });
  const keyOf = (body: unknown): string => {
    const sent = JSON.stringify(body);
    if (sent !== attempt.current.sent) attempt.current = { sent, key: createUuid() };
    return attempt.current.key;
  };

  const explain = async (error: unknown) => {
    // Without a proof of identity nothing was sent, which is what the person wanted.
    if (isCalledOff(error)) return;
    if (isError(error, 'stale')) await onStale();
    setRefusal(isError(error, 'stale') ? t('stale') : messageOf(error));
    if (isError(error, 'tip.closed', 'action.notAllowed', 'notFound')) await refresh();
  };
  const answer = async <Body>(send: Send<Body>, body: Body, done: string) => {
    setRunning(true);
    setRefusal(undefined);
    try {
      await send(body, keyOf(body));
      showToast({ kind: 'good', title: done });
      await refresh();
    } catch (error) {
      if (error instanceof CallError && error.errors.length > 0) throw error;
      await explain(error);
    } finally {
      setRunning(false);
    }
  };
  return { answer, isRunning, refusal, setRefusal };
}
