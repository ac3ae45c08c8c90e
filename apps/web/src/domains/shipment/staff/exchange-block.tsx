import type { RequestDetail } from '@heliodesk/contract/request';
import type { BatchAddress, BatchSettlement } from '@heliodesk/contract/shipment';
import { Button } from 'antd';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { isAllowed, useAttempt, useRefreshTips } from '#src/domains/request/index.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { useAddressWords } from '../address-words.ts';
import { askAgain } from '../queries.ts';
import { AddressItem } from './address-item.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { DatesDialog } from './dates-dialog.tsx';
import { DeliverDialog } from './deliver-dialog.tsx';
import { FinishExchange } from './finish-exchange.tsx';
import { OldPiecesDialog } from './old-pieces-dialog.tsx';
import { ShipDialog } from './ship-dialog.tsx';
import type { GoodsStep } from './steps.ts';
import type { StepDialogProps } from './step-dialog.tsx';

const dialogs: Record<GoodsStep, ComponentType<StepDialogProps>> = {
  plan: DatesDialog,
  ship: ShipDialog,
  deliver: DeliverDialog,
  correct: CorrectDialog,
  recordOldPieces: OldPiecesDialog,
};

interface ExchangeProps {
  request: RequestDetail;
  exchange: BatchSettlement;
}

/** One exchange: where its goods go, what became of them so far, and what is next. */
export function ExchangeBlock({ request, exchange }: ExchangeProps) {
  const { t } = useTranslation('shipment');
  const { number, parts } = useFormat();
  const { nameOf } = useAddressWords();
  const [opened, setOpened] = useState<{ step: GoodsStep; address: BatchAddress; name: string }>();
  const { addresses, newComponent, model, quantity, state } = exchange;
  const mayPlan = state === 'addressed' && isAllowed(request.actions, 'setDates');
  const Dialog = opened && dialogs[opened.step];
  return (
    <>
      <p dir="auto">
        {parts([newComponent, model])} <b className="hd-num">{number(quantity)}</b>
      </p>
      {state === 'asked' ? (
        <p className="hd-hint">{t('waiting')}</p>
      ) : (
        <ul className="hd-goods-list" aria-label={t('addresses')}>
          {addresses.map((address, index) => {
            const name = nameOf(address, index);
            return (
              <AddressItem
                key={address.addressId}
                address={address}
                name={name}
                mayPlan={mayPlan}
                onStart={(step) => setOpened({ step, address, name })}
              />
            );
          })}
        </ul>
      )}
      <AskAgain request={request} exchange={exchange} />
      <FinishExchange request={request} exchange={exchange} />
      {opened && Dialog && <Dialog request={request} address={opened.address} name={opened.name} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** Asks once more, where the task was taken back or the addresses are to be corrected. */
function AskAgain({ request: { requestId, version }, exchange: { exchangeId, actions } }: ExchangeProps) {
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
