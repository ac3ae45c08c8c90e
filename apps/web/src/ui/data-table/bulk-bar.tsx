import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/icon.tsx';

interface BulkBarProps {
  count: number;
  onClear: () => void;
  /** `BulkAction`s. */
  children: ReactNode;
}

/** What can be done with the chosen rows; dark in both appearances. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const { t } = useTranslation('ui');
  return (
    <div className="hd-bulk">
      <output>
        <b>{t('table.selected', { count })}</b>
      </output>
      <span className="hd-bulk-rule" />
      {children}
      <span className="hd-bulk-rule" />
      <button type="button" aria-label={t('table.unselect')} onClick={onClear}>
        <Icon name="close" />
      </button>
    </div>
  );
}
