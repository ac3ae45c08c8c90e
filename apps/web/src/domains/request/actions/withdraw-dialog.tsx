import '../components/request.css';
import { WithdrawBody } from '@heliodesk/contract/request';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { NumberInText } from '../components/request-labels.tsx';
import { useWithdraw } from '../queries.ts';
import type { ActionDialogProps } from './action-target.ts';

const reasonOnly = WithdrawBody.pick({ reason: true });

/** Withdraws a request, with its reason. */
export function WithdrawDialog({ request, onClose }: ActionDialogProps) {
  const { t } = useTranslation('request');
  const { t: common } = useTranslation('common');
  const [form] = Form.useForm<{ reason: string }>();
  const [key] = useState(createUuid);
  const withdraw = useWithdraw();

  const handleSubmit = async ({ reason }: { reason: string }) => {
    await withdraw.mutateAsync({ requestId: request.requestId, version: request.version, reason, key });
    showToast({ kind: 'good', title: t('withdrawn') });
    onClose();
  };
  return (
    <ModalDialog
      open
      title={<NumberInText text={t('withdrawTitle', { number: request.requestNo })} number={request.requestNo} />}
      width={480}
      okText={t('withdrawConfirm')}
      cancelText={common('cancel')}
      okButtonProps={{ danger: true }}
      confirmLoading={withdraw.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="hd-dialog-text">{t('withdrawText')}</p>
      <FormPage form={form} onSubmit={handleSubmit}>
        <Field name="reason" label={t('withdrawReason')} hint={t('withdrawReasonHint')} rules={[schemaRule(reasonOnly, 'reason')]}>
          <Input.TextArea rows={3} showCount />
        </Field>
      </FormPage>
    </ModalDialog>
  );
}
