import './enquiry.css';
import { patterns } from '@heliodesk/contract/kit';
import type { ModuleQueryResult } from '@heliodesk/contract/module';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { registryEntry } from '#src/domains/module/index.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

interface SerialInRegistryProps {
  sn: string;
  /** Shown as long as there is nothing to say of the number. */
  children?: ReactNode;
}

/** What the registry says of a module's serial number: its type and how long the product warranty runs, or that it is unknown. */
export function SerialInRegistry({ sn, children }: SerialInRegistryProps) {
  const isWhole = patterns.serialNumber.test(sn);
  const { data, isFetching } = useQuery({ ...registryEntry(sn), enabled: isWhole });
  const { t } = useTranslation('enquiry');
  return (
    <span role="status">
      {isWhole && data ? (
        <Answer entry={data} />
      ) : isWhole && isFetching ? (
        <span className="hd-in-registry">{t('serial.looking')}</span>
      ) : (
        children
      )}
    </span>
  );
}

function Answer({ entry }: { entry: ModuleQueryResult }) {
  const { t } = useTranslation('enquiry');
  if (!entry.genuine)
    return (
      <span className="hd-in-registry hd-k-warn">
        <Icon name="warning" />
        <span>{t('serial.unknown')}</span>
      </span>
    );
  return (
    <span className="hd-in-registry hd-k-good">
      <Icon name="check" />
      <span>
        {t('serial.genuine')} <Ltr>{[entry.moduleType, entry.power !== null && `${entry.power} W`].filter(Boolean).join(' ')}</Ltr>
        <Warranty end={entry.productWarrantyEnd} />
      </span>
    </span>
  );
}

function Warranty({ end }: { end: string | null }) {
  const { day } = useFormat();
  const { t } = useTranslation('enquiry');
  if (end === null) return null;
  const i18nKey = new Date(end) < new Date() ? 'serial.warrantyEnded' : 'serial.warranty';
  return (
    <>
      {' · '}
      <Trans t={t} i18nKey={i18nKey} values={{ day: day(end) }} components={{ day: <bdi>{null}</bdi> }} />
    </>
  );
}
