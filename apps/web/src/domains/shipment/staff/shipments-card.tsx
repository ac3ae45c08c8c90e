import '../shipment.css';
import type { RequestDetail } from '@heliodesk/contract/request';
import type { BatchAddress, BatchSettlement } from '@heliodesk/contract/shipment';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAllowed, SidebarCard, useAttempt, useRefreshTips } from '#src/domains/request/index.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { useAddressWords } from '../address-words.ts';
import { PlannedDates } from '../planned-dates.tsx';
import { askAgain, useExchanges } from '../queries.ts';
import { DatesDialog } from './dates-dialog.tsx';

/** Where the goods of a claim go, and when; nothing without an exchange that runs. */
export function ShipmentsCard({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('shipment');
  const exchanges = useExchanges(request);
  if (exchanges.length === 0) return null;
  return (
    <SidebarCard title={t('deliveries')}>
      {exchanges.map((exchange) => (
        <Exchange key={exchange.exchangeId} request={request} exchange={exchange} />
      ))}
    </SidebarCard>
  );
}

function Exchange({ request, exchange }: { request: RequestDetail; exchange: BatchSettlement }) {
  const { t } = useTranslation('shipment');
  const { number, parts } = useFormat();
  const { nameOf } = useAddressWords();
  const [planned, setPlanned] = useState<{ address: BatchAddress; name: string }>();
  const { addresses, newComponent, model, quantity, state } = exchange;
  const mayPlan = state === 'addressed' && isAllowed(request.actions, 'setDates');
  return (
    <>
      <p dir="auto">
        {parts([newComponent, model])} <b className="hd-num">{number(quantity)}</b>
      </p>
      {state === 'asked' && <p className="hd-hint">{t('waiting')}</p>}
      {state === 'addressed' && (
        <ul className="hd-goods-list" aria-label={t('addresses')}>
          {addresses.map((address, index) => (
            <Address
              key={address.addressId}
              address={address}
              name={nameOf(address, index)}
              {...(mayPlan && { onPlan: () => setPlanned({ address, name: nameOf(address, index) }) })}
            />
          ))}
        </ul>
      )}
      <AskAgain request={request} exchange={exchange} />
      {planned && <DatesDialog request={request} {...planned} onClose={() => setPlanned(undefined)} />}
    </>
  );
}

function Address({ address, name, onPlan }: { address: BatchAddress; name: string; onPlan?: () => void }) {
  const { t } = useTranslation('shipment');
  const { number } = useFormat();
  const { placeOf } = useAddressWords();
  return (
    <li className="hd-goods-row">
      <span className="hd-goods-place">
        <b dir="auto">{name}</b> <span className="hd-num">{number(address.batchQty)}</span>
        <span className="hd-hint hd-t12 hd-goods-line" dir="auto">
          {placeOf(address)}
        </span>
        <PlannedDates dates={address.dates} />
      </span>
      {onPlan && (
        <Button size="small" aria-label={t('setDatesOf', { name })} onClick={onPlan}>
          {t('setDates')}
        </Button>
      )}
    </li>
  );
}

/** Asks once more, where the task was taken back or the addresses are to be corrected. */
function AskAgain({
  request: { requestId, version },
  exchange: { exchangeId, actions },
}: {
  request: RequestDetail;
  exchange: BatchSettlement;
}) {
  const { t } = useTranslation('shipment');
  const { attempt, isRunning, refusal } = useAttempt();
  const refresh = useRefreshTips();
  if (!actions.some(({ name, blockedBy }) => name === 'askAgain' && blockedBy.length === 0)) return null;
  const ask = () =>
    attempt(async () => {
      await askAgain({ requestId, version, exchangeId });
      showToast({ kind: 'good', title: t('askedAgain') });
      await refresh();
    });
  return (
    <>
      <Refusal reason={refusal} className="hd-dialog-text" />
      <Button size="small" loading={isRunning} onClick={() => void ask()}>
        {t('askAgain')}
      </Button>
    </>
  );
}
