import { deleteDraft, restoreDraft } from '@heliodesk/contract/request';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { call } from '#src/platform/http/call.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { requestKeys } from '../queries.ts';

interface DraftVersion {
  requestId: number;
  version: number;
}

/** Discards a draft without a question; the message that says so brings it back. Both are said even when the row has gone by then. */
export function useDiscard() {
  const { t } = useTranslation(['request', 'common']);
  const client = useQueryClient();
  const { restore } = useRestore();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ requestId, version }: DraftVersion) =>
      call(deleteDraft, { params: { requestId }, query: { version }, idempotencyKey: createUuid() }),
    onSuccess: (discarded) =>
      void showToast({
        kind: 'good',
        title: t('drafts.discarded'),
        text: discarded.requestNo,
        action: { label: t('common:undo'), onClick: () => restore(discarded) },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: requestKeys.all }),
  });
  return { discard: mutate, isPending };
}

/** Brings a discarded draft back. */
export function useRestore() {
  const { t } = useTranslation('request');
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ requestId, version }: DraftVersion) =>
      call(restoreDraft, { body: { requestId, version }, idempotencyKey: createUuid() }),
    onSuccess: ({ requestNo }) => void showToast({ kind: 'good', title: t('drafts.restored'), text: requestNo }),
    onSettled: () => client.invalidateQueries({ queryKey: requestKeys.all }),
  });
  return { restore: mutate, isPending };
}
