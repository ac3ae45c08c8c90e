import type { Attachment } from '@heliodesk/contract/attachment';
import { rmaPageOf } from '@heliodesk/contract/shipment';
import type { BatchAddress, ShipmentState } from '@heliodesk/contract/shipment';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FileLinks } from '#src/domains/attachment/index.ts';
import { labelOf } from '#src/platform/schema-rules.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

const looks: Record<ShipmentState, string> = { planned: '', shipped: ' hd-k-info', delivered: ' hd-k-good' };

/** How far goods are on their way. */
export function ShipmentTag({ state }: { state: ShipmentState }) {
  const { t } = useTranslation('delivery');
  return (
    <span className={`hd-tag${looks[state]}`}>
      {state === 'delivered' && <Icon name="check" size={14} />}
      {t(`state.${state}`)}
    </span>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="hd-hint">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface FactsProps {
  delivery: Pick<BatchAddress, 'shipTime' | 'carrier' | 'trackingNo' | 'deliverTime' | 'proofs'>;
  /** What its files are. */
  proofLabel: string;
}

/** When goods left and with which carrier, when they arrived and what proves it. */
export function DeliveryFacts({ delivery: { shipTime, carrier, trackingNo, deliverTime, proofs }, proofLabel }: FactsProps) {
  const { day } = useFormat();
  return (
    <>
      {shipTime !== null && <Fact label={labelOf('shipTime')}>{day(shipTime)}</Fact>}
      {carrier !== '' && (
        <Fact label={labelOf('carrier')}>
          <bdi>{carrier}</bdi>
        </Fact>
      )}
      {trackingNo !== '' && (
        <Fact label={labelOf('trackingNo')}>
          <Ltr mono>{trackingNo}</Ltr>
        </Fact>
      )}
      {deliverTime !== null && <Fact label={labelOf('deliverTime')}>{day(deliverTime)}</Fact>}
      <Files label={proofLabel} files={proofs} />
    </>
  );
}

/** The same of an address, and what became of the old pieces. */
export function ShippedFacts({ address }: { address: BatchAddress }) {
  const { t } = useTranslation('delivery');
  const { shipTime, oldHandling, oldNote, oldPhotos } = address;
  if (shipTime === null && oldHandling === null) return null;
  return (
    <dl className="hd-goods-dates">
      <DeliveryFacts delivery={address} proofLabel={labelOf('deliveryProof')} />
      {oldHandling !== null && (
        <Fact label={labelOf('handling')}>
          {t(`old.${oldHandling}`)}
          {oldNote !== '' && (
            <span className="hd-hint" dir="auto">
              {oldNote}
            </span>
          )}
        </Fact>
      )}
      <Files label={labelOf('oldPhotos')} files={oldPhotos} />
    </dl>
  );
}

/** Files to download. */
function Files({ label, files }: { label: string; files: readonly Attachment[] }) {
  if (files.length === 0) return null;
  return (
    <div className="hd-goods-files">
      <dt className="hd-hint">{label}</dt>
      <dd>
        <FileLinks label={label} files={files} />
      </dd>
    </div>
  );
}

/** How many serial numbers of a delivery are there, as a way to them. */
export function NumbersLink({ address: { addressId, batchQty, oldCount, newCount }, name }: { address: BatchAddress; name: string }) {
  const { t } = useTranslation('delivery');
  const { number, sentences } = useFormat();
  const numbers = t('numbers', { old: number(oldCount), new: number(newCount), total: number(batchQty) });
  return (
    <Link className="hd-t12" to={rmaPageOf(addressId)} aria-label={sentences([numbers, name])}>
      {numbers}
    </Link>
  );
}
