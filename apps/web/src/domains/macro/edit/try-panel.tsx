import { MacroBody } from '@heliodesk/contract/macro';
import type { MacroStep } from '@heliodesk/contract/macro';
import { deskList } from '@heliodesk/contract/request';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import type { FormInstance } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#src/platform/http/call.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { isSearchable } from '#src/ui/form/searchable.ts';
import { macroTrial } from '../queries.ts';
import { StepPreviewList } from '../run/step-preview-list.tsx';
import type { MacroValues } from './macro-values.ts';

/** Requests to try a macro on: those that are due first, or those that a text finds. */
function useRequests(text: string) {
  const asked = isSearchable(text) ? text : '';
  return useQuery({
    queryKey: ['macro', 'requests', asked],
    queryFn: ({ signal }) =>
      call(deskList, {
        query: { pageSize: 10, isAsc: 'asc', ...(asked === '' ? {} : { text: asked }) },
        signal,
        quiet: true,
        background: true,
      }),
    placeholderData: keepPreviousData,
  });
}

/** What the steps as they are now would do to a request; nothing is sent. */
export function TryPanel({ form }: { form: FormInstance<MacroValues> }) {
  const { t } = useTranslation('macro');
  const [requestId, setRequestId] = useState<number>();
  const [text, setText] = useState('');
  const steps: MacroStep[] = Form.useWatch('steps', { form, preserve: true }) ?? [];
  const parsed = MacroBody.shape.steps.safeParse(useDeferredValue(steps));
  const isReady = requestId !== undefined && parsed.success;
  const trial = isReady ? macroTrial({ requestId, steps: parsed.data }) : undefined;
  const { data: preview, error } = useQuery(trial ?? { queryKey: ['macro', 'trial'], queryFn: skipToken });
  const { data: requests, isFetching } = useRequests(useDeferredValue(text.trim()));
  return (
    <section className="hd-macro-try" aria-labelledby="macro-try">
      <div className="hd-row">
        <h2 id="macro-try" className="hd-h-sm">
          {t('try.title')}
        </h2>
        <span className="hd-hint hd-t12 hd-end">{t('try.nothingSent')}</span>
      </div>
      <label className="hd-field-label" htmlFor="macro-try-on">
        {t('try.on')}
      </label>
      <Select<number>
        id="macro-try-on"
        showSearch={{ filterOption: false, onSearch: setText }}
        loading={isFetching}
        placeholder={t('try.choose')}
        {...(requestId === undefined ? {} : { value: requestId })}
        onChange={setRequestId}
        options={requests?.rows.map((row) => ({ value: row.requestId, label: `${row.requestNo} ${row.companyName}`.trim() })) ?? []}
      />
      {requestId !== undefined && !parsed.success && <p className="hd-hint hd-t13">{t('try.incomplete')}</p>}
      {error && <p className="hd-k-bad hd-t13">{messageOf(error)}</p>}
      {preview && isReady && <StepPreviewList steps={preview.steps} stateOf={({ blocked }) => blocked ?? 'planned'} />}
    </section>
  );
}
