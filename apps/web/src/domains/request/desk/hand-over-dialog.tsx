import './desk.css';
import '../components/request.css';
import { ChangeOwnerBody } from '@heliodesk/contract/request';
import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { CallError, isError } from '#src/platform/http/call-error.ts';
import type { ActionDialogProps } from '../actions/action-target.ts';
import { ColleagueSelect } from './colleague-select.tsx';
import { giveOwner, useRefreshDesk } from './desk-queries.ts';

const HandOver = ChangeOwnerBody.pick({ ownerId: true, reason: true });

/**
 * The owner hands a request to a colleague and says why. Mount it to open it; a newer version of the request behind the dialog is taken
 * at the next attempt.
 */
export function HandOverDialog({ request, onClose }: ActionDialogProps) {
  const { t } = useTranslation('desk');
  const [form] = Form.useForm<{ ownerId: number; reason: string }>();
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const refresh = useRefreshDesk();
  const { requestId, requestNo: number, version, requestType, ownerId } = request;

  const handleSubmit = async (values: { ownerId: number; reason: string }) => {
    setRunning(true);
    setRefusal(undefined);
    try {
      await giveOwner({ requestId, version, ...values });
      await refresh();
      onClose();
      showToast({ kind: 'good', title: t('handOver.done', { number }) });
    } catch (error) {
      if (error instanceof CallError && error.errors.length > 0) throw error;
      // The present state is fetched behind the dialog; what was typed stays.
      if (isError(error, 'stale', 'action.notAllowed')) await refresh();
      setRefusal(isError(error, 'stale') ? `${messageOf(error)} ${t('stale')}` : messageOf(error));
    } finally {
      setRunning(false);
    }
  };
  return (
    <Modal
      open
      width={480}
      title={t('handOver.title', { number })}
      okText={t('handOver.confirm')}
      confirmLoading={isRunning}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p className="hd-dialog-text">{t('handOver.text')}</p>
      {refusal && (
        <p className="hd-alert hd-k-warn hd-dialog-text" role="alert">
          <Icon name="warning" />
          <span>{refusal}</span>
        </p>
      )}
      <FormPage form={form} onSubmit={handleSubmit}>
        <Field name="ownerId" label={t('assign.owner')} rules={[schemaRule(HandOver, 'ownerId')]}>
          <ColleagueSelect types={[requestType]} except={ownerId} />
        </Field>
        <Field name="reason" label={t('handOver.reason')} hint={t('handOver.reasonHint')} rules={[schemaRule(HandOver, 'reason')]}>
          <Input.TextArea rows={3} />
        </Field>
      </FormPage>
    </Modal>
  );
}
