import './desk.css';
import '../components/request.css';
import { Form, Modal } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { CallError, isError } from '#src/platform/http/call-error.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useRefreshDesk } from './desk-queries.ts';

interface GiveDialogProps<Values extends object> {
  title: string;
  text: string;
  confirm: string;
  /** Said once it is done. */
  done: string;
  /** Rejects with what the server refuses. */
  onGive: (values: Values) => Promise<unknown>;
  onClose: () => void;
  /** Fields of the form. */
  children: ReactNode;
}

/**
 * Asks who gets a request, and why. Mount it to open it; a newer version of the request behind the dialog is taken at the next attempt.
 */
export function GiveDialog<Values extends object>({ title, text, confirm, done, onGive, onClose, children }: GiveDialogProps<Values>) {
  const { t } = useTranslation('desk');
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
      showToast({ kind: 'good', title: done });
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
      title={title}
      okText={confirm}
      confirmLoading={isRunning}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p className="hd-dialog-text">{text}</p>
      {refusal && (
        <p className="hd-alert hd-k-warn hd-dialog-text" role="alert">
          <Icon name="warning" />
          <span>{refusal}</span>
        </p>
      )}
      <FormPage form={form} onSubmit={handleSubmit}>
        {children}
      </FormPage>
    </Modal>
  );
}
