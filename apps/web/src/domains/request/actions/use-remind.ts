import { remindCustomer } from '@heliodesk/contract/request';
import type { RequestRow } from '@heliodesk/contract/request';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { call } from '#src/platform/http/call.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { requestKeys } from '../queries.ts';

type Reminded = Pick<RequestRow, 'requestId' | 'requestNo' | 'version'>;

/** Reminds the customer of what waits for them, and says so even when the button has gone by then. */
export function useRemind() {
  const { t } = useTranslation('waiting');
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ requestId, version }: Reminded) => call(remindCustomer, { body: { requestId, version }, idempotencyKey: createUuid() }),
    onSuccess: (_reminded, { requestNo: number }) => void showToast({ kind: 'good', title: t('reminded', { number }) }),
    onSettled: () => client.invalidateQueries({ queryKey: requestKeys.all }),
  });
  return { remind: mutate, isPending };
}
