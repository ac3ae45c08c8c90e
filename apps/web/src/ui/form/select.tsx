import { Select as AntdSelect } from 'antd';
import type { RefSelectProps, SelectProps } from 'antd';
import type { RefAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/icon.tsx';
import { ClearIcon } from './clear-icon.tsx';

const searchIcon = <Icon name="search" size={14} />;

/** Ant Design searches among several choices unless told otherwise. */
function withIcon<Value>({ showSearch, mode }: Pick<SelectProps<Value>, 'showSearch' | 'mode'>): SelectProps<Value>['showSearch'] {
  if (typeof showSearch === 'object') return { searchIcon, ...showSearch };
  return (showSearch ?? mode !== undefined) && { searchIcon };
}

/**
 * Ant Design's select, with what its provider can't choose: a button that clears it named in the language of the page, and a search icon
 * that does not tell its English name.
 */
export function Select<Value = unknown>({ allowClear, ...select }: SelectProps<Value> & RefAttributes<RefSelectProps>) {
  const { t } = useTranslation('ui');
  return (
    <AntdSelect<Value>
      {...select}
      showSearch={withIcon(select)}
      allowClear={allowClear === true ? { clearIcon: <ClearIcon />, label: t('clear') } : (allowClear ?? false)}
    />
  );
}
