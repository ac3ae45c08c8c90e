import { skipToken, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SidebarCard } from '#src/domains/request/index.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { isSearchable } from '#src/ui/form/searchable.ts';
import { requestChoices, traceOf } from '../queries.ts';
import { TraceSteps } from './trace-steps.tsx';

/** What the rules do with one request, rule by rule; nothing is changed. */
export function TryRequest() {
  const { t } = useTranslation('routing');
  const [requestId, setRequestId] = useState<number>();
  const [text, setText] = useState('');
  const asked = useDeferredValue(isSearchable(text.trim()) ? text.trim() : '');
  const { data: requests, isFetching } = useQuery(requestChoices(asked));
  const { data: trace, error } = useQuery(
    requestId === undefined ? { queryKey: ['routing', 'trace'], queryFn: skipToken } : traceOf(requestId),
  );
  return (
    <SidebarCard title={t('try.title')}>
      <div className="hd-routing-try">
        <Select<number>
          aria-label={t('try.choose')}
          showSearch={{ filterOption: false, onSearch: setText }}
          loading={isFetching}
          placeholder={t('try.choose')}
          {...(requestId === undefined ? {} : { value: requestId })}
          onChange={setRequestId}
          options={requests?.rows.map((row) => ({ value: row.requestId, label: `${row.requestNo} ${row.companyName}`.trim() })) ?? []}
        />
        {error && <p className="hd-k-bad hd-t13">{messageOf(error)}</p>}
        {trace && <TraceSteps trace={trace} />}
      </div>
    </SidebarCard>
  );
}
