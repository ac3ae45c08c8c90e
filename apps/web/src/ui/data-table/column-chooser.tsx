import { Button, Checkbox, Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/icon.tsx';
import type { DataColumn } from './columns.ts';

interface ColumnChooserProps<Row> {
  columns: readonly DataColumn<Row>[];
  shown: readonly DataColumn<Row>[];
  onToggle: (key: string) => void;
  onReset: () => void;
}

/** Which columns to show. */
export function ColumnChooser<Row>({ columns, shown, onToggle, onReset }: ColumnChooserProps<Row>) {
  const { t } = useTranslation('ui');
  const keys = new Set(shown.map((column) => column.key));
  const choices = (
    <div role="dialog" aria-label={t('table.columns')} className="hd-column-choice">
      {columns
        .filter((column) => !column.isMain)
        .map((column) => (
          <Checkbox key={column.key} checked={keys.has(column.key)} onChange={() => onToggle(column.key)}>
            {column.title}
          </Checkbox>
        ))}
      <Button type="link" size="small" onClick={onReset}>
        {t('table.columnsReset')}
      </Button>
    </div>
  );
  return (
    <Popover trigger="click" placement="bottomRight" content={choices} arrow={false}>
      <Button type="text" aria-label={t('table.columns')} title={t('table.columns')} icon={<Icon name="columns" size={20} />} />
    </Popover>
  );
}
