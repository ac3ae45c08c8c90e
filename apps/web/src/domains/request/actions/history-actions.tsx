import type { RequestAction, RequestDetail } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { canFile } from '../kinds.ts';
import { requestPaths } from '../paths.ts';
import { isAllowed } from './action-target.ts';
import { RequestActionBar } from './request-action-bar.tsx';
import { useRequestActions } from './use-request-actions.tsx';
import type { OfferedAction } from './use-request-actions.tsx';

/** How a request that is over is reviewed again; what else can be done with it is on its own page. */
const again: ReadonlySet<string> = new Set<RequestAction>(['appeal', 'reopenClaim', 'reopenCase']);

/** What can be done with a request that is over: its customer copies it, and who may has it reviewed again. */
export function HistoryActions({ request, reader }: { request: RequestDetail; reader: 'customer' | 'staff' }) {
  const { t } = useTranslation('request');
  const navigate = useNavigate();
  const { offered, busy, dialog } = useRequestActions(request);
  const { requestId, requestType, actions } = request;
  const copy: OfferedAction = {
    name: 'clone',
    label: t('action.clone'),
    labelInRow: t('action.clone'),
    icon: 'copy',
    danger: false,
    // A rejected claim is copied once there is nothing left to appeal against.
    isNext: !isAllowed(actions, 'appeal'),
    shortcut: undefined,
    blockedBy: [],
    start: () => void navigate(requestPaths.clone(requestType, requestId)),
  };
  const ways = offered.filter(({ name }) => again.has(name)).map((way) => ({ ...way, isNext: way.name === 'appeal' }));
  return (
    <>
      <RequestActionBar offered={[...(reader === 'customer' && canFile(requestType) ? [copy] : []), ...ways]} busy={busy} />
      {dialog}
    </>
  );
}
