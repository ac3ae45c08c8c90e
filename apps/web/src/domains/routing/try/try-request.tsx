import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestSelect, SidebarCard } from '#src/domains/request/index.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { traceOf } from '../queries.ts';
import { TraceSteps } from './trace-steps.tsx';

/** What the rules do with one request, rule by rule; nothing is changed. */
export function TryRequest() {
  const { t } = useTranslation('routing');
  const [requestId, setRequestId] = useState<number>();
  const { data: trace, error } = useQuery(
    requestId === undefined ? { queryKey: ['routing', 'trace'], queryFn: skipToken } : traceOf(requestId),
  );
  return (
    <SidebarCard title={t('try.title')}>
      <div className="hd-routing-try">
        <RequestSelect
          aria-label={t('try.choose')}
          placeholder={t('try.choose')}
          view="unassigned"
          requestId={requestId}
          onChoose={setRequestId}
        />
        {error && <p className="hd-k-bad hd-t13">{messageOf(error)}</p>}
        {trace && <TraceSteps trace={trace} />}
      </div>
    </SidebarCard>
  );
}
