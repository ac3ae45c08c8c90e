import type { RequestDetail } from '@heliodesk/contract/request';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Icon } from '#src/ui/icons/icon.tsx';
import { canFile } from '../kinds.ts';
import { requestPaths } from '../paths.ts';
import { RequestActionBar } from './request-action-bar.tsx';
import { useRequestActions } from './use-request-actions.tsx';

/** What the customer may do with a request: what its lifecycle allows, and making a copy. */
export function RequestActions({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('request');
  const navigate = useNavigate();
  const { offered, busy, dialog } = useRequestActions(request);
  const { requestId, requestType } = request;
  return (
    <>
      <RequestActionBar
        offered={offered}
        busy={busy}
        extra={
          canFile(requestType) && (
            <Button icon={<Icon name="copy" />} onClick={() => void navigate(requestPaths.clone(requestType, requestId))}>
              {t('action.clone')}
            </Button>
          )
        }
      />
      {dialog}
    </>
  );
}
