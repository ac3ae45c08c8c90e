import type { RequestDetail } from '@heliodesk/contract/request';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ActionBar } from '#src/ui/actions/action-bar.tsx';
import type { ActionLook } from '#src/ui/actions/action-bar.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { lazyDialog } from '#src/ui/page/lazy-dialog.tsx';
import { canFile } from '../kinds.ts';
import { requestPaths } from '../paths.ts';
import { useGuardLabels } from './guard-labels.ts';

const WithdrawDialog = lazyDialog(() => import('./withdraw-dialog.tsx').then((module) => module.WithdrawDialog));

/** What the customer may do with a request: what its lifecycle allows, and making a copy. */
export function RequestActions({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('request');
  const navigate = useNavigate();
  const guardLabel = useGuardLabels();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { requestId, requestType, actions } = request;
  const looks: Readonly<Record<string, ActionLook>> = { withdraw: { label: t('action.withdraw'), icon: 'return', danger: true } };
  const canCopy = canFile(requestType);
  return (
    <>
      <ActionBar
        actions={actions}
        look={(name) => looks[name]}
        renderReason={guardLabel}
        onAction={() => setWithdrawing(true)}
        extra={
          canCopy && (
            <Button icon={<Icon name="copy" />} onClick={() => void navigate(requestPaths.clone(requestType, requestId))}>
              {t('action.clone')}
            </Button>
          )
        }
      />
      {isWithdrawing && <WithdrawDialog request={request} onClose={() => setWithdrawing(false)} />}
    </>
  );
}
