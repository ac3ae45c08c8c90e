import { isOver } from '@heliodesk/contract/request';
import type { RequestRow } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { mayNow, useCurrentUser } from '#src/platform/session.ts';
import { permissionOf, type KeyAction } from './shortcuts.ts';

/** Says why a key does nothing on a request: a key, unlike a button, can't be gray. */
export function useWhyNot(): (request: RequestRow, action: KeyAction) => void {
  const { t } = useTranslation('desk');
  const ownId = useCurrentUser()?.user.userId;
  const reasonFor = ({ requestNo: number, status, ownerId, contactName: name }: RequestRow, action: KeyAction): string => {
    if (isOver(status)) return t('keys.whyNot.over', { number });
    if (action === 'pickUp' && ownerId !== null)
      return ownerId === ownId ? t('keys.whyNot.yours', { number }) : t('keys.whyNot.taken', { number, name });
    if (action === 'assign') return t('keys.whyNot.ownerOnly', { number });
    return mayNow(permissionOf(action)) ? t('keys.whyNot.notNow', { number }) : t('keys.whyNot.role');
  };
  return (request, action) => showToast({ kind: 'info', title: reasonFor(request, action) });
}
