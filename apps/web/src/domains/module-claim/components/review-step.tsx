import type { FieldError } from '@heliodesk/contract/kit';
import { isLanguage } from '@heliodesk/contract/kit';
import { languageNames } from '@heliodesk/phrases/languages';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachmentList } from '#src/domains/attachment/index.ts';
import { serialCounts } from '#src/domains/serial-number/index.ts';
import { labelOf } from '#src/platform/schema-rules.ts';
import { FormErrorSummary } from '#src/ui/form/form-error-summary.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Block } from '#src/ui/page/page.tsx';
import { stepOfField } from '../claim-steps.ts';
import type { ClaimStep } from '../claim-steps.ts';
import type { ClaimValues } from '../claim-values.ts';
import { AddressDescriptions, ProjectDescriptions } from './claim-descriptions.tsx';
import { MissingList } from './missing-list.tsx';
import type { Missing } from './use-completeness.ts';

interface ReviewStepProps {
  requestId: number | undefined;
  values: ClaimValues;
  missing: readonly Missing[];
  refused: readonly FieldError[];
  /** Leads to a step, and there to a field. */
  onGo: (step: ClaimStep, field?: string) => void;
}

/** Everything once more before it is submitted, each part with the way back to it. */
export function ReviewStep({ requestId, values, missing, refused, onGo }: ReviewStepProps) {
  const { t } = useTranslation('moduleClaim');
  const issues = refused.map(({ path, message }) => (path ? { name: path, label: labelOf(path), message } : { message }));
  return (
    <>
      <FormErrorSummary issues={issues} onGo={(name) => onGo(stepOfField(String(name)), String(name))} />
      <MissingList missing={missing} onGo={onGo} />
      <p>{t('review.lead')}</p>
      <ReviewBlock title={t('step.details')} onEdit={() => onGo('details')}>
        <p className="hd-claim-desc" dir="auto">
          {values.basicReq.desc}
        </p>
        <ProjectDescriptions claim={values.moduleClaim} />
        <p className="hd-hint">
          {isLanguage(values.basicReq.language) && t('review.answerIn', { language: languageNames[values.basicReq.language] })}
        </p>
      </ReviewBlock>
      <ReviewBlock title={t('step.shipping')} onEdit={() => onGo('shipping')}>
        <AddressDescriptions address={values.requestAddressReq} claim={values.moduleClaim} />
      </ReviewBlock>
      {requestId !== undefined && (
        <>
          <ReviewBlock title={t('step.serials')} onEdit={() => onGo('serials')}>
            <SerialDescriptions requestId={requestId} />
          </ReviewBlock>
          <ReviewBlock title={t('step.attachments')} onEdit={() => onGo('attachments')}>
            <AttachmentList requestId={requestId} />
          </ReviewBlock>
        </>
      )}
    </>
  );
}

function ReviewBlock({ title, onEdit, children }: { title: string; onEdit: () => void; children: ReactNode }) {
  const { t } = useTranslation('moduleClaim');
  return (
    <Block
      title={title}
      actions={
        <Button size="small" aria-label={t('review.editPart', { part: title })} onClick={onEdit}>
          {t('review.edit')}
        </Button>
      }
    >
      {children}
    </Block>
  );
}

function SerialDescriptions({ requestId }: { requestId: number }) {
  const { t } = useTranslation('moduleClaim');
  const { number } = useFormat();
  const { data } = useQuery(serialCounts(requestId));
  if (!data) return null;
  const warned = data.total - (data.verdicts.ok ?? 0);
  return (
    <p>
      {t('review.serials', { count: data.total, number: number(data.total) })}
      {warned > 0 && ` ${t('review.warned', { count: warned, number: number(warned) })}`}
    </p>
  );
}
