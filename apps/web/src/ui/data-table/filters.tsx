import { Input, Select } from 'antd';
import type { InputRef } from 'antd';
import { useState } from 'react';
import type { Ref } from 'react';
import { Icon } from '../icons/icon.tsx';

interface FilterPickProps<Value> {
  label: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | undefined) => void;
  /** If given, the server is asked for options that match what is typed. */
  onSearch?: (text: string) => void;
}

/** One choice among several above a list; says what it is until something is chosen, and stands out then. */
export function FilterPick<Value extends string | number>({ label, value, options, onChange, onSearch }: FilterPickProps<Value>) {
  return (
    <Select<Value>
      className={value === undefined ? 'hd-pick' : 'hd-pick hd-pick-on'}
      aria-label={label}
      placeholder={label}
      prefix={value === undefined ? undefined : `${label}:`}
      allowClear
      showSearch={onSearch ? { filterOption: false, onSearch } : options.length > 10 ? { optionFilterProp: 'label' } : false}
      popupMatchSelectWidth={false}
      value={value ?? null}
      options={[...options]}
      onChange={(next: Value | null | undefined) => onChange(next ?? undefined)}
    />
  );
}

interface FilterTextProps {
  label: string;
  value: string | undefined;
  onChange: (text: string | undefined) => void;
  maxLength?: number;
  /** Numbers, addresses: reads left to right. */
  isLtr?: boolean;
  className?: string;
  ref?: Ref<InputRef>;
}

/** The search field above a list: searches on Enter or on leaving the field; when cleared, immediately. */
export function FilterText({ label, value = '', onChange, maxLength = 100, isLtr = false, ...input }: FilterTextProps) {
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  // The address may change without this field: a cleared filter, a step back.
  if (asked !== value) {
    setAsked(value);
    setTyped(value);
  }
  const ask = () => typed.trim() !== value && onChange(typed.trim() || undefined);
  return (
    <Input
      {...input}
      aria-label={label}
      placeholder={label}
      prefix={<Icon name="search" />}
      allowClear
      maxLength={maxLength}
      value={typed}
      {...(isLtr && typed !== '' ? { dir: 'ltr' } : {})}
      onChange={(event) => {
        setTyped(event.target.value);
        if (event.target.value === '' && value !== '') onChange(undefined);
      }}
      onPressEnter={ask}
      onBlur={ask}
    />
  );
}
