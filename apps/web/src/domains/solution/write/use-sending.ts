import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { CallError } from '#src/platform/http/call-error.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { saveTexts, send as sendForApproval, useReadAfresh } from '../queries.ts';
import type { PlanEditor } from './plan-editor.ts';

/** Sends the solutions for approval, once everything that is typed is saved. The draft becomes what the customer reads, if no one wrote anything else. */
export function useSending(editor: PlanEditor): { send: () => Promise<void>; isSending: boolean } {
  const { t } = useTranslation('solution');
  const [isSending, setSending] = useState(false);
  const readAfresh = useReadAfresh(editor.state.plan.requestId);

  const settleText = (): Promise<boolean> => {
    const { publicText, draftText, note } = editor.state.plan;
    return publicText === '' && draftText !== ''
      ? editor.step((head, key) => saveTexts({ ...head, publicText: draftText, note }, key))
      : Promise.resolve(true);
  };
  const send = async () => {
    setSending(true);
    try {
      if (!(await editor.flush()) || !(await settleText())) return;
      const { requestId, version } = editor.state.plan;
      await sendForApproval({ requestId, version });
      showToast({ kind: 'good', title: t('sent') });
      await readAfresh();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      showToast({ kind: 'bad', title: messageOf(error) });
      await readAfresh();
    } finally {
      setSending(false);
    }
  };
  return { send, isSending };
}
