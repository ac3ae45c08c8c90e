import { Input } from 'antd';
import type { InputProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/icon.tsx';
import { ClearIcon } from './clear-icon.tsx';

interface SearchInputProps extends Omit<InputProps, 'aria-label' | 'placeholder' | 'prefix' | 'allowClear'> {
  /** What is searched; shown as long as the field is empty. */
  label: string;
}

/** A field to search by words, with a button that empties it. */
export function SearchInput({ label, ...input }: SearchInputProps) {
  const { t } = useTranslation('ui');
  const clearIcon = (
    <>
      <ClearIcon />
      <span className="hd-vh">{t('clear')}</span>
    </>
  );
  return <Input {...input} aria-label={label} placeholder={label} prefix={<Icon name="search" />} allowClear={{ clearIcon }} />;
}
