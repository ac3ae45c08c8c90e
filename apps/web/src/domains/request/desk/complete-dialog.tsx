import './desk.css';
import '../components/request.css';
import { ChangeOwnerBody, CompleteBody } from '@heliodesk/contract/request';
import type { Outcome } from '@heliodesk/contract/request';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { ChoiceRadios } from '#src/ui/form/choice-radios.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { ActionFrame } from '../actions/action-frame.tsx';
import type { ActionDialogProps } from '../actions/action-target.ts';
import { completeRequest } from './desk-queries.ts';
import { useAttempt } from './use-attempt.ts';

interface Completion {
  content?: string;
  reason?: string;
}

/** Ends an enquiry: with an answer, written now or before, or as nothing for us, with a reason. */
export function CompleteDialog({ request: { requestId, requestNo, version }, onClose }: ActionDialogProps) {
  const { t } = useTranslation('enquiryDesk');
  const [form] = Form.useForm<Completion>();
  const [outcome, setOutcome] = useState<Outcome>('answered');
  const { attempt, isRunning, refusal } = useAttempt({ hasForm: true });

  const handleSubmit = ({ content = '', reason = '' }: Completion) =>
    attempt(async () => {
      await completeRequest({ requestId, version, outcome, content, reason });
      onClose();
      showToast({ kind: 'good', title: t('complete.done', { number: requestNo }) });
    });
  return (
    <ActionFrame
      width={520}
      title={t('complete.title', { number: requestNo })}
      intro={<p className="hd-dialog-text">{t('complete.text')}</p>}
      okText={t('complete.confirm')}
      onSubmit={() => form.submit()}
      {...{ requestNo, isRunning, refusal, onClose }}
    >
      <FormPage form={form} onSubmit={handleSubmit}>
        <div className="hd-outcome">
          <ChoiceRadios
            aria-label={t('complete.confirm')}
            value={outcome}
            onChange={(chosen) => setOutcome(chosen === 'notForUs' ? 'notForUs' : 'answered')}
            options={[
              { value: 'answered', label: t('complete.answered') },
              { value: 'notForUs', label: t('complete.notForUs') },
            ]}
          />
        </div>
        {outcome === 'answered' ? (
          <Field name="content" label={t('complete.answer')} hint={t('complete.answerHint')} rules={[schemaRule(CompleteBody, 'content')]}>
            <Input.TextArea rows={5} />
          </Field>
        ) : (
          <Field name="reason" label={t('complete.reason')} hint={t('complete.reasonHint')} rules={[schemaRule(ChangeOwnerBody, 'reason')]}>
            <Input.TextArea rows={3} />
          </Field>
        )}
      </FormPage>
    </ActionFrame>
  );
}
