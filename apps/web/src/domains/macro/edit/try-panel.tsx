import { MacroBody } from '@heliodesk/contract/macro';
import type { MacroStep } from '@heliodesk/contract/macro';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import type { FormInstance } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestSelect } from '#src/domains/request/index.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { macroTrial } from '../queries.ts';
import { StepPreviewList } from '../run/step-preview-list.tsx';
import type { MacroValues } from './macro-values.ts';

/** What the steps as they are now would do to a request; nothing is sent. */
export function TryPanel({ form }: { form: FormInstance<MacroValues> }) {
  const { t } = useTranslation('macro');
  const [requestId, setRequestId] = useState<number>();
  const steps: MacroStep[] = Form.useWatch('steps', { form, preserve: true }) ?? [];
  const parsed = MacroBody.shape.steps.safeParse(useDeferredValue(steps));
  const isReady = requestId !== undefined && parsed.success;
  const trial = isReady ? macroTrial({ requestId, steps: parsed.data }) : undefined;
  const { data: preview, error } = useQuery(trial ?? { queryKey: ['macro', 'trial'], queryFn: skipToken });
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
      <RequestSelect id="macro-try-on" placeholder={t('try.choose')} requestId={requestId} onChoose={setRequestId} />
      {requestId !== undefined && !parsed.success && <p className="hd-hint hd-t13">{t('try.incomplete')}</p>}
      {error && <p className="hd-k-bad hd-t13">{messageOf(error)}</p>}
      {preview && isReady && <StepPreviewList steps={preview.steps} stateOf={({ blocked }) => blocked ?? 'planned'} />}
    </section>
  );
}
