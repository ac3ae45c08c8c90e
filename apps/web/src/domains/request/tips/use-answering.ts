import type { Tip } from '@heliodesk/contract/request';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { caseFiles } from '#src/domains/attachment/index.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { CallError, isError } from '#src/platform/http/call-error.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { confirm, saveNote, useRefreshTips } from './queries.ts';

/**
 * Answers a task once: what was typed is saved first. Keeps what the server refuses, in words; with `hasForm`, what is wrong with single
 * fields is thrown for it.
 */
export function useAnswering({ msgId, note: saved, requestId }: Tip, { hasForm = false }: { hasForm?: boolean } = {}) {
  const { t } = useTranslation('tips');
  const client = useQueryClient();
  const refresh = useRefreshTips();
  const [note, setNote] = useState(saved);
  const [key, setKey] = useState(createUuid);
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const save = async () => {
    if (note.trim() !== saved) await saveNote(msgId, note);
  };
  const send = async (saveFirst?: () => Promise<void>) => {
    setRunning(true);
    setRefusal(undefined);
    try {
      await saveFirst?.();
      await save();
      await confirm(msgId, key);
      showToast({ kind: 'good', title: t('thanks') });
      await Promise.all([refresh(), client.invalidateQueries({ queryKey: caseFiles(requestId).queryKey })]);
    } catch (error) {
      const [fault] = error instanceof CallError ? error.errors : [];
      // What is mended is another answer.
      setKey(createUuid());
      if (hasForm && fault) throw error;
      setRefusal(fault?.message ?? messageOf(error));
      if (isError(error, 'tip.closed', 'action.notAllowed')) await refresh();
    } finally {
      setRunning(false);
    }
  };
  return { note, setNote, save, send, isRunning, refusal, refresh };
}

export type Answering = ReturnType<typeof useAnswering>;
