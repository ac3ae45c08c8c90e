import './desk.css';
import '../components/request.css';
import { ChangeOwnerBody } from '@heliodesk/contract/request';
import { Form, Input } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { CallError, isError } from '#src/platform/http/call-error.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { NumberInText } from '../components/request-labels.tsx';
import { useRefreshDesk } from './desk-queries.ts';

interface GiveDialogProps<Values extends { reason: string }> {
  /** Phrases of the dialog: to another owner, or to another contact. */
  to: 'handOver' | 'contact';
  number: string;
  /** Rejects with what the server refuses. */
  onGive: (values: Values) => Promise<unknown>;
  onClose: () => void;
  /** The field of who gets it. */
  children: ReactNode;
}

/**
 * Asks who gets a request, and why. Mount it to open it; a newer version of the request behind the dialog is taken at the next attempt.
 */
export function GiveDialog<Values extends { reason: string }>({ to, number, onGive, onClose, children }: GiveDialogProps<Values>) {
  const { t } = useTranslation(['desk', 'common']);
  const [form] = Form.useForm<Values>();
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const refresh = useRefreshDesk();

  const handleSubmit = async (values: Values) => {
    setRunning(true);
    setRefusal(undefined);
    try {
      await onGive(values);
      await refresh();
      onClose();
      showToast({ kind: 'good', title: t(`${to}.done`, { number }) });
    } catch (error) {
      if (error instanceof CallError && error.errors.length > 0) throw error;
      // The present state is fetched behind the dialog; what was typed stays.
      if (isError(error, 'stale', 'action.notAllowed')) await refresh();
      setRefusal(isError(error, 'stale') ? t('stale') : messageOf(error));
    } finally {
      setRunning(false);
    }
  };
  return (
    <ModalDialog
      open
      width={480}
      title={<NumberInText text={t(`${to}.title`, { number })} number={number} />}
      okText={t(`${to}.confirm`)}
      confirmLoading={isRunning}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p className="hd-dialog-text">{t(`${to}.text`)}</p>
      <Refusal reason={refusal} className="hd-dialog-text" />
      <FormPage form={form} onSubmit={handleSubmit}>
        {children}
        <Field name="reason" label={t('common:reason')} hint={t(`${to}.reasonHint`)} rules={[schemaRule(ChangeOwnerBody, 'reason')]}>
          <Input.TextArea rows={3} />
        </Field>
      </FormPage>
    </ModalDialog>
  );
}
