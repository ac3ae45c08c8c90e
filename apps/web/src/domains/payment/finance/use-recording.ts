import type { Attachment } from '@heliodesk/contract/attachment';
import type { PaymentInFull } from '@heliodesk/contract/payment';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { CallError } from '#src/platform/http/call-error.ts';
import { createUuid } from '#src/platform/uuid.ts';
import type { StoredFile } from '#src/ui/files/upload-queue.ts';
import { recordPayment, usePaymentRefresh } from './pay-queries.ts';
import { explainRefusal, type StepRefusal } from './explain-refusal.ts';

export interface Recorded {
  payTime: string;
  bankReference?: string;
}

/** Records a payment once: the same attempt again is the same call. What was entered and uploaded stays until it has worked. */
export function useRecording({ paymentId, requestId, version }: PaymentInFull) {
  const { t } = useTranslation('paying');
  const refresh = usePaymentRefresh();
  const [proofs, setProofs] = useState<readonly StoredFile[]>([]);
  const [key, setKey] = useState(createUuid);
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<StepRefusal>();

  const record = async ({ payTime, bankReference = '' }: Recorded): Promise<void> => {
    setRunning(true);
    setRefusal(undefined);
    try {
      const attIds = proofs.map(({ attId }) => Number(attId) as Attachment['attId']);
      const paid = await recordPayment({ requestId, paymentId, version, payTime, bankReference, attIds }, key);
      showToast({ kind: 'good', title: t('record.done') });
      await refresh(paid);
    } catch (error) {
      // An answer was given: the next attempt is another call.
      if (error instanceof CallError && error.failure === 'answer') setKey(createUuid());
      if (error instanceof CallError && error.errors.length > 0) throw error;
      setRefusal(await explainRefusal(error, { stale: t('stale'), refresh }));
    } finally {
      setRunning(false);
    }
  };
  return { proofs, setProofs, record, isRunning, refusal };
}
