import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { isSearchable } from '#src/ui/form/searchable.ts';
import { MultiSelect } from '#src/ui/form/multi-select.tsx';
import { companyChoices } from '../queries.ts';

interface CompanySelectProps {
  /** Given by the form's `Field`. */
  id?: string;
  value?: number[];
  onChange?: (accountIds: number[]) => void;
  /** Companies that were chosen before, which no search has found yet. */
  known: readonly { accountId: number; companyName: string }[];
}

/** Chooses companies, found by typing. */
export function CompanySelect({ id, value = [], onChange, known }: CompanySelectProps) {
  const [text, setText] = useState('');
  const [seen, setSeen] = useState<ReadonlyMap<number, string>>(new Map(known.map((each) => [each.accountId, each.companyName])));
  const asked = useDeferredValue(isSearchable(text.trim()) ? text.trim() : '');
  const { data, isFetching } = useQuery(companyChoices(asked));
  const found = (data?.rows ?? []).map(({ accountId, accountName }) => ({ value: accountId, label: accountName }));
  const chosen = value
    .filter((accountId) => !found.some((option) => option.value === accountId))
    .map((accountId) => ({ value: accountId, label: seen.get(accountId) ?? String(accountId) }));
  const handleChange = (accountIds: number[]) => {
    setSeen(new Map([...seen, ...found.map((option) => [option.value, option.label] as const)]));
    onChange?.(accountIds);
  };
  return (
    <MultiSelect
      {...(id === undefined ? {} : { id })}
      value={value}
      loading={isFetching}
      showSearch={{ filterOption: false, onSearch: setText }}
      options={[...chosen, ...found]}
      onChange={handleChange}
    />
  );
}
