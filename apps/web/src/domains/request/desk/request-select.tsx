import { deskList, type DeskView } from '@heliodesk/contract/request';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SelectProps } from 'antd';
import { useDeferredValue, useState } from 'react';
import { call } from '#src/platform/http/call.ts';
import { isSearchable } from '#src/ui/form/searchable.ts';
import { Select } from '#src/ui/form/select.tsx';
import { deskKeys } from './desk-case.ts';

const mostChoices = 10;

/** Requests to choose from: those of a view that are due first, or those that a text finds on the whole desk. */
function useChoices(typed: string, view: DeskView) {
  const text = useDeferredValue(typed.trim());
  const query = isSearchable(text) ? { text } : { view };
  return useQuery({
    queryKey: [...deskKeys.all, 'choices', query],
    queryFn: ({ signal }) =>
      call(deskList, { query: { pageSize: mostChoices, isAsc: 'asc', ...query }, signal, quiet: true, background: true }),
    placeholderData: keepPreviousData,
  });
}

interface RequestSelectProps extends Pick<SelectProps, 'id' | 'aria-label' | 'placeholder'> {
  requestId: number | undefined;
  /** What is offered before anything is typed. */
  view?: DeskView;
  onChoose: (requestId: number) => void;
}

/** Chooses one request of the desk. */
export function RequestSelect({ requestId, view = 'all', onChoose, ...field }: RequestSelectProps) {
  const [text, setText] = useState('');
  const { data, isFetching } = useChoices(text, view);
  return (
    <Select<number>
      {...field}
      showSearch={{ filterOption: false, onSearch: setText }}
      loading={isFetching}
      {...(requestId === undefined ? {} : { value: requestId })}
      onChange={onChoose}
      options={data?.rows.map((row) => ({ value: row.requestId, label: `${row.requestNo} ${row.companyName}`.trim() })) ?? []}
    />
  );
}
