import type { RequestDetail } from '@heliodesk/contract/request';
import { exchangeGuards, type BatchSettlement, type ExchangeGuard } from '@heliodesk/contract/shipment';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAttempt, useRefreshTips } from '#src/domains/request/index.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { finish } from '../queries.ts';

interface FinishProps {
  request: RequestDetail;
  exchange: BatchSettlement;
}

/** Ends an exchange; what is still missing is said in words. */
export function FinishExchange({ request, exchange }: FinishProps) {
  const { t } = useTranslation('delivery');
  const { day } = useFormat();
  const [isAsking, setAsking] = useState(false);
  const missingId = useId();
  const missing = useMissing();
  const action = exchange.actions.find(({ name }) => name === 'finish');
  if (exchange.finishTime !== null)
    return (
      <p className="hd-row hd-k-good">
        <Icon name="check" />
        {t('finish.finished', { day: day(exchange.finishTime) })}
      </p>
    );
  if (!action) return null;
  if (action.blockedBy.length > 0)
    return (
      <div className="hd-goods-missing">
        <button type="button" className="hd-blocked-button" aria-disabled="true" aria-describedby={missingId}>
          <Icon name="lock" />
          {t('finish.action')}
        </button>
        <ul id={missingId} className="hd-hint hd-t13">
          {missing(action.blockedBy).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    );
  return (
    <>
      <Button type="primary" icon={<Icon name="check" />} onClick={() => setAsking(true)}>
        {t('finish.action')}
      </Button>
      {isAsking && <Question request={request} exchange={exchange} onClose={() => setAsking(false)} />}
    </>
  );
}

const isExchangeGuard = (guard: string): guard is ExchangeGuard => exchangeGuards.some((known) => known === guard);

/** What an exchange still lacks. */
function useMissing(): (guards: readonly string[]) => string[] {
  const { t } = useTranslation('delivery');
  return (guards) => guards.filter(isExchangeGuard).map((guard) => t(`missing.${guard}`));
}

function Question({ request: { requestId, version }, exchange: { exchangeId }, onClose }: FinishProps & { onClose: () => void }) {
  const { t } = useTranslation('delivery');
  const { attempt, isRunning, refusal } = useAttempt();
  const refresh = useRefreshTips();
  const handleFinish = () =>
    attempt(async () => {
      await finish({ requestId, version, exchangeId });
      onClose();
      showToast({ kind: 'good', title: t('finish.done') });
      await refresh();
    });
  return (
    <ModalDialog
      open
      width={420}
      title={t('finish.title')}
      okText={t('finish.action')}
      confirmLoading={isRunning}
      onOk={() => void handleFinish()}
      onCancel={onClose}
    >
      <p className="hd-dialog-text">{t('finish.text')}</p>
      <Refusal reason={refusal} className="hd-dialog-text" />
    </ModalDialog>
  );
}
