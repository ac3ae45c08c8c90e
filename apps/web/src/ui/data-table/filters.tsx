import type { InputRef } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { SearchInput } from '../form/search-input.tsx';
import { isSearchable } from '../form/searchable.ts';
import { Select } from '../form/select.tsx';
import { useFormat } from '../format/use-format.ts';
import { returnFocus } from '../page/return-focus.ts';

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
  const { labelled } = useFormat();
  return (
    <Select<Value>
      className={value === undefined ? 'hd-pick' : 'hd-pick hd-pick-on'}
      aria-label={label}
      placeholder={label}
      prefix={value === undefined ? undefined : labelled(label, '')}
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
  /** Searches while one types, for lists that an index answers. */
  isLive?: boolean;
  ref?: Ref<InputRef>;
}

/** The keys of the list work again; what was typed stays. */
function leaveOnEscape({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  if (key !== 'Escape' || nativeEvent.isComposing) return;
  currentTarget.blur();
  returnFocus(null);
}

/** Between two keys of someone who types on. Milliseconds. */
const pause = 250;

/** The search field above a list: searches on Enter or on leaving the field, a live one while one types; when cleared, immediately. */
export function FilterText({ label, value = '', onChange, maxLength = 100, isLtr = false, isLive = false, ...input }: FilterTextProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [asked, setAsked] = useState(value);
  // The address may change without this field: a cleared filter, a step back. What it asked for itself is older than what is typed by now.
  if (known !== value) {
    setKnown(value);
    if (value !== asked) setTyped(value);
    setAsked(value);
  }
  const ask = () => {
    const text = typed.trim();
    if (text === value) return;
    setAsked(text);
    onChange(text || undefined);
  };
  const askLater = useEffectEvent(ask);
  const isWaiting = isLive && typed.trim() !== asked && isSearchable(typed);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(askLater, pause);
    return () => clearTimeout(timer);
  }, [isWaiting, typed]);
  return (
    <SearchInput
      {...input}
      label={label}
      maxLength={maxLength}
      value={typed}
      {...(isLtr && typed !== '' ? { dir: 'ltr' } : {})}
      onChange={(event) => {
        setTyped(event.target.value);
        if (event.target.value !== '' || value === '') return;
        setAsked('');
        onChange(undefined);
      }}
      onPressEnter={ask}
      onKeyDown={leaveOnEscape}
      onBlur={ask}
    />
  );
}
