import type { DeliveryCorrection } from '@heliodesk/contract/shipment';
import { Trans, useTranslation } from 'react-i18next';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { DeliveryFacts } from '../shipped-facts.tsx';

/** How what was recorded of a delivery was corrected: who did it, why, and what had been recorded before. */
export function Correction({ correction }: { correction: DeliveryCorrection }) {
  const { t } = useTranslation('delivery');
  const { correctedBy, at, reason } = correction;
  return (
    <section className="hd-goods-correction">
      <p className="hd-hint">
        <Trans t={t} i18nKey="correct.by" values={{ name: correctedBy }} components={{ b: <b>{null}</b>, time: <UtcTime at={at} /> }} />
      </p>
      <p>
        <q dir="auto">{reason}</q>
      </p>
      <p className="hd-hint">{t('correct.before')}</p>
      <dl className="hd-goods-dates">
        <DeliveryFacts delivery={correction} proofLabel={t('correct.replaced')} />
      </dl>
    </section>
  );
}
