import type { RequestRow } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import type { MenuProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { lazyDialog } from '#src/ui/page/lazy-dialog.tsx';
import { canFile } from '../kinds.ts';
import { requestPaths } from '../paths.ts';
import { requestDetail } from '../queries.ts';
import { useGuardLabels } from './guard-labels.ts';

const WithdrawDialog = lazyDialog(() => import('./withdraw-dialog.tsx').then((module) => module.WithdrawDialog));

/** What can be done with a row; what its lifecycle allows is asked for when the menu opens. */
export function RequestRowMenu({ row }: { row: RequestRow }) {
  const { t } = useTranslation('request');
  const navigate = useNavigate();
  const guardLabel = useGuardLabels();
  const { list } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { data: detail } = useQuery({ ...requestDetail(row.requestId), enabled: isOpen || isWithdrawing, staleTime: 0 });
  const withdraw = detail?.actions.find((action) => action.name === 'withdraw');
  const reasons = (withdraw?.blockedBy ?? []).map(guardLabel);

  const items: MenuProps['items'] = [
    { key: 'open', label: t('action.open'), icon: <Icon name="arrow-on" /> },
    ...(canFile(row.requestType) ? [{ key: 'clone', label: t('action.clone'), icon: <Icon name="copy" /> }] : []),
    ...(withdraw
      ? [
          {
            key: 'withdraw',
            icon: <Icon name={reasons.length > 0 ? 'lock' : 'return'} />,
            disabled: reasons.length > 0,
            label: reasons.length > 0 ? t('withdrawBlocked', { reasons: list(reasons) }) : t('action.withdraw'),
          },
        ]
      : []),
  ];
  const run: Readonly<Record<string, () => void>> = {
    open: () => void navigate(requestPaths.page(row.requestId)),
    clone: () => void navigate(requestPaths.clone(row.requestType, row.requestId)),
    withdraw: () => setWithdrawing(true),
  };
  return (
    <>
      <Dropdown trigger={['click']} open={isOpen} onOpenChange={setOpen} menu={{ items, onClick: ({ key }) => run[key]?.() }}>
        <Button type="text" size="small" aria-label={t('list.menu', { number: row.requestNo })} icon={<Icon name="more" />} />
      </Dropdown>
      {isWithdrawing && detail && <WithdrawDialog request={detail} onClose={() => setWithdrawing(false)} />}
    </>
  );
}
