import { solutionKindNames, solutionKinds } from '@heliodesk/contract/request';
import type { OfferedSolution } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { useDictionaryOptions } from '#src/domains/reference/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { DescriptionItem, Descriptions, labelIn } from '../../components/descriptions.tsx';

interface OfferProps {
  offer: OfferedSolution;
}

/** A solution in a few words: its kind, for how many pieces. */
export function OfferInShort({ offer: { kind, quantity } }: { offer: Pick<OfferedSolution, 'kind' | 'quantity'> }) {
  const { t } = useTranslation('offer');
  const { number } = useFormat();
  return t('inShort', { kind: t(`kind.${solutionKindNames[kind]}`), quantity: number(quantity) });
}

/** What exactly is offered: which pieces it is for, and what happens with them. */
export function OfferFacts({ offer }: OfferProps) {
  const { t } = useTranslation('offer');
  const { number } = useFormat();
  const { kind, first, last } = offer;
  return (
    <Descriptions>
      {kind === solutionKinds.compensation && <CompensationFacts offer={offer} />}
      {kind === solutionKinds.repair && <RepairFacts offer={offer} />}
      {kind === solutionKinds.exchange && <ExchangeFacts offer={offer} />}
      <DescriptionItem name={t('covers')} value={t('range', { first: number(first), last: number(last) })} />
    </Descriptions>
  );
}

function CompensationFacts({ offer: { money, unitPrice, currency, payee } }: OfferProps) {
  const { t } = useTranslation('offer');
  const format = useFormat();
  return (
    <>
      <DescriptionItem name={t('amount')} value={format.money(money, currency)} reads="ltr" />
      <DescriptionItem name={t('unitPrice')} value={format.money(unitPrice, currency)} reads="ltr" />
      <DescriptionItem name={t('payee')} value={payee === '' ? t('claimant') : payee} />
    </>
  );
}

function RepairFacts({ offer: { repairContent, repairSite } }: OfferProps) {
  const { t } = useTranslation('offer');
  return (
    <>
      <DescriptionItem name={t('repairContent')} value={repairContent} />
      <DescriptionItem name={t('repairSite')} value={repairSite} />
    </>
  );
}

function ExchangeFacts({ offer: { newComponent, model, power, totalPower, oldHandling } }: OfferProps) {
  const { t } = useTranslation('offer');
  const { typed } = useFormat();
  const handlings = useDictionaryOptions('old_component_handling');
  return (
    <>
      <DescriptionItem name={t('newComponent')} value={newComponent} />
      <DescriptionItem name={t('model')} value={model} reads="ltr" />
      <DescriptionItem name={t('power')} value={power && `${typed(power)} W`} reads="ltr" />
      <DescriptionItem name={t('totalPower')} value={totalPower && `${typed(totalPower)} kW`} reads="ltr" />
      <DescriptionItem name={t('oldHandling')} value={labelIn(handlings, oldHandling) ?? oldHandling} />
    </>
  );
}
