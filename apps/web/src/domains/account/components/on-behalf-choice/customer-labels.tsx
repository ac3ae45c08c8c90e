import './customer-chooser.css';
import type { CustomerChoice } from '@heliodesk/contract/account';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icons/icon.tsx';

const typeNames = ['portal', 'rts'] as const;

/** Portal or RTS. */
export function CustomerTypeTag({ type }: { type: CustomerChoice['customerType'] }) {
  const { t } = useTranslation('onBehalf');
  return <span className="hd-tag">{t(`type.${typeNames[type]}`)}</span>;
}

/** Why no one can act for them, behind a lock. */
export function BlockReasonLabel({ blockReason }: { blockReason: NonNullable<CustomerChoice['blockReason']> }) {
  const { t } = useTranslation('onBehalf');
  return (
    <span className="hd-row hd-hint hd-block-reason">
      <Icon name="lock" />
      {t(`blockReason.${blockReason}`)}
    </span>
  );
}
