import type { BatchAddress } from '@heliodesk/contract/shipment';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { useAddressWords } from '../address-words.ts';
import { PlannedDates } from '../planned-dates.tsx';
import { NumbersLink, ShipmentTag, ShippedFacts } from '../shipped-facts.tsx';
import { Correction } from './correction.tsx';
import { goodsSteps, type GoodsStep } from './steps.ts';

interface AddressItemProps {
  address: BatchAddress;
  name: string;
  mayPlan: boolean;
  onStart: (step: GoodsStep) => void;
}

/** An address with its dates, what became of its goods, and what can be done next. */
export function AddressItem({ address, name, mayPlan, onStart }: AddressItemProps) {
  const { number } = useFormat();
  const { placeOf } = useAddressWords();
  return (
    <li className="hd-goods-row">
      <span className="hd-goods-place">
        <span className="hd-row">
          <b className="hd-grow" dir="auto">
            {name} <span className="hd-num">{number(address.batchQty)}</span>
          </b>
          <ShipmentTag state={address.state} />
        </span>
        <span className="hd-hint hd-t12 hd-goods-line" dir="auto">
          {placeOf(address)}
        </span>
        <PlannedDates dates={address.dates} />
        <ShippedFacts address={address} />
        {address.corrections.map((correction) => (
          <Correction key={correction.at} correction={correction} />
        ))}
        <NumbersLink address={address} name={name} />
      </span>
      <Steps address={address} name={name} mayPlan={mayPlan && address.state !== 'delivered'} onStart={onStart} />
    </li>
  );
}

/** Each step that can be taken now; the next one is filled. */
function Steps({ address: { actions, state, shipTime, oldHandling, dates }, name, mayPlan, onStart }: AddressItemProps) {
  const { t } = useTranslation(['delivery', 'shipment']);
  const open = goodsSteps.filter((step) => actions.some((action) => action.name === step && action.blockedBy.length === 0));
  const words: Record<GoodsStep, { label: string; of: string }> = {
    plan: { label: t('shipment:setDates'), of: t('shipment:setDatesOf', { name }) },
    ship:
      shipTime === null
        ? { label: t('ship.action'), of: t('ship.of', { name }) }
        : { label: t('ship.correct'), of: t('ship.correctOf', { name }) },
    deliver: { label: t('deliver.action'), of: t('deliver.of', { name }) },
    correct: { label: t('correct.action'), of: t('correct.of', { name }) },
    recordOldPieces:
      oldHandling === null
        ? { label: t('oldPieces.action'), of: t('oldPieces.of', { name }) }
        : { label: t('oldPieces.correct'), of: t('oldPieces.correctOf', { name }) },
  };
  const isDone: Partial<Record<GoodsStep, boolean>> = {
    plan: dates.length > 0,
    ship: state !== 'planned',
    correct: true,
    recordOldPieces: oldHandling !== null,
  };
  const steps: GoodsStep[] = [...(mayPlan ? (['plan'] as const) : []), ...open];
  const next = steps.find((step) => isDone[step] !== true);
  if (steps.length === 0) return null;
  return (
    <span className="hd-goods-steps">
      {steps.map((step) => (
        <Button
          key={step}
          size="small"
          {...(step === next && { type: 'primary' as const })}
          aria-label={words[step].of}
          onClick={() => onStart(step)}
        >
          {words[step].label}
        </Button>
      ))}
    </span>
  );
}
