import { isOver } from '@heliodesk/contract/request';
import type { RequestRow } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { useCurrentUser } from '#src/platform/session.ts';

/** What a key does that isn't always possible. */
export type KeyAction = 'pickUp' | 'assign' | 'note';

/** Says why a key does nothing on a request: a key, unlike a button, can't be gray. */
export function useWhyNot(): (request: RequestRow, action: KeyAction) => void {
  const { t } = useTranslation('desk');
  const ownId = useCurrentUser()?.user.userId;
  const reasonFor = ({ requestNo: number, status, ownerId, contactName: name }: RequestRow, action: KeyAction): string => {
    if (isOver(status)) return t('keys.whyNot.over', { number });
    if (action === 'pickUp' && ownerId !== null)
      return ownerId === ownId ? t('keys.whyNot.yours', { number }) : t('keys.whyNot.taken', { number, name });
    return action === 'assign' ? t('keys.whyNot.ownerOnly', { number }) : t('keys.whyNot.role');
  };
  return (request, action) => showToast({ kind: 'info', title: reasonFor(request, action) });
}
