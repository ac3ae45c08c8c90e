import type { RequestRow } from '@heliodesk/contract/request';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { showToast } from '#src/platform/feedback/notices.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { deskPaths } from '../desk/desk-paths.ts';
import { pickUpRequest, usePickUpEffects } from '../desk/pick-up.ts';

type Offered = Pick<RequestRow, 'requestId' | 'requestNo' | 'version'>;

/**
 * Picks a request up and says how that went. The row shows the new owner immediately; the second of two hears who was faster and gets
 * the fresh row. The words are said even when the button has gone by then.
 */
export function usePickUp({ hasOpenAction }: { hasOpenAction: boolean }) {
  const { t } = useTranslation('desk');
  const navigate = useNavigate();
  const effects = usePickUpEffects();
  const { mutate, isPending } = useMutation({
    mutationFn: (request: Offered) => pickUpRequest(request),
    onMutate: effects.begin,
    onSuccess: (saved, { requestNo: number, requestId }) => {
      effects.done(saved);
      const action = { label: t('open'), onClick: () => void navigate(deskPaths.case(requestId)) };
      showToast({ kind: 'good', title: t('pickedUp', { number }), ...(hasOpenAction ? { action } : {}) });
    },
    onError: (error, request) => {
      showToast({ kind: 'info', title: request.requestNo, text: messageOf(error) });
      return effects.refused(request);
    },
    onSettled: (_saved, _error, request) => effects.settle(request),
  });
  return { pickUp: mutate, isPending };
}
