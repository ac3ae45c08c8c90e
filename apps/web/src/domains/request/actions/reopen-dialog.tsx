import '../components/request.css';
import { ReopenBody, reopenCase } from '@heliodesk/contract/request';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { call } from '#src/platform/http/call.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { NumberInText } from '../components/request-labels.tsx';
import { useAttempt } from '../desk/use-attempt.ts';
import type { ActionDialogProps } from './action-target.ts';

/** A lead reopens what has ended, with a reason that the customer reads. */
export function ReopenDialog({ request: { requestId, requestNo, version }, onClose }: ActionDialogProps) {
  const { t } = useTranslation(['waiting', 'desk', 'fields']);
  const [form] = Form.useForm<{ reason: string }>();
  const [key] = useState(createUuid);
  const { attempt, isRunning, refusal } = useAttempt({ hasForm: true });

  const handleSubmit = ({ reason }: { reason: string }) =>
    attempt(async () => {
      await call(reopenCase, { body: { requestId, version, reason }, idempotencyKey: key, quiet: true, background: true });
      onClose();
      showToast({ kind: 'good', title: t('reopen.done', { number: requestNo }) });
    });
  return (
    <ModalDialog
      open
      width={480}
      title={<NumberInText text={t('reopen.title', { number: requestNo })} number={requestNo} />}
      okText={t('desk:action.reopenCase')}
      confirmLoading={isRunning}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p className="hd-dialog-text">{t('reopen.text')}</p>
      <Refusal reason={refusal} className="hd-dialog-text" />
      <FormPage form={form} onSubmit={handleSubmit}>
        <Field name="reason" label={t('fields:reason')} hint={t('reopen.reasonHint')} rules={[schemaRule(ReopenBody, 'reason')]}>
          <Input.TextArea rows={3} dir="auto" showCount />
        </Field>
      </FormPage>
    </ModalDialog>
  );
}
