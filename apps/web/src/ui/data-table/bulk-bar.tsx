import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/icon.tsx';
import { bulkKey } from './bulk-keys.ts';

interface BulkBarProps {
  /** Of a list, whose rows a key leads here from. */
  bar?: Ref<HTMLDivElement>;
  count: number;
  onClear: () => void;
  /** `BulkAction`s. */
  children: ReactNode;
}

/** What can be done with the chosen rows; dark in both appearances. */
export function BulkBar({ bar, count, onClear, children }: BulkBarProps) {
  const { t } = useTranslation('ui');
  return (
    <div
      className="hd-bulk"
      role="toolbar"
      aria-label={t('table.selected', { count })}
      aria-keyshortcuts={bar === undefined ? undefined : bulkKey}
      ref={bar}
    >
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
