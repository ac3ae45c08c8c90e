import type { Attachment } from '@heliodesk/contract/attachment';
import type { CallOf } from '@heliodesk/contract/kit';
import type { markPaid, PaymentInFull } from '@heliodesk/contract/payment';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { CallError } from '#src/platform/http/call-error.ts';
import { createUuid } from '#src/platform/uuid.ts';
import type { StoredFile } from '#src/ui/files/upload-queue.ts';
import { usePaymentRefresh } from './pay-queries.ts';
import { explainRefusal, type StepRefusal } from './explain-refusal.ts';

export interface Recorded {
  payTime: string;
  bankReference?: string;
}

interface Recording<Values extends Recorded> {
  /** Sends what was entered; a call under the same key is the same call. */
  send: (body: Values & CallOf<typeof markPaid>['body'], idempotencyKey: string) => Promise<PaymentInFull>;
  /** What is said once it has worked. */
  done: string;
  /** Proofs that there are before. */
  given?: readonly StoredFile[];
}

/**
 * Records a payment, or corrects what was recorded, once: the same attempt again is the same call. What was entered and uploaded stays until
 * it has worked. Recording answers whether it has.
 */
export function useRecording<Values extends Recorded>(
  { paymentId, requestId, version }: PaymentInFull,
  { send, done, given = [] }: Recording<Values>,
) {
  const { t } = useTranslation('paying');
  const refresh = usePaymentRefresh();
  const [proofs, setProofs] = useState<readonly StoredFile[]>(given);
  const [key, setKey] = useState(createUuid);
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<StepRefusal>();

  const record = async (values: Values): Promise<boolean> => {
    setRunning(true);
    setRefusal(undefined);
    try {
      const attIds = proofs.map(({ attId }) => Number(attId) as Attachment['attId']);
      const paid = await send({ ...values, requestId, paymentId, version, bankReference: values.bankReference ?? '', attIds }, key);
      showToast({ kind: 'good', title: done });
      await refresh(paid);
      return true;
    } catch (error) {
      // An answer was given: the next attempt is another call.
      if (error instanceof CallError && error.failure === 'answer') setKey(createUuid());
      if (error instanceof CallError && error.errors.length > 0) throw error;
      setRefusal(await explainRefusal(error, { stale: t('stale'), refresh }));
      return false;
    } finally {
      setRunning(false);
    }
  };
  return { proofs, setProofs, record, isRunning, refusal };
}
