import '../customers-list/customers.css';
import { ContactStatusBody } from '@heliodesk/contract/account';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { CallError } from '#src/platform/http/call-error.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { useAccountStatus, useContactStatus } from '../../customer-queries.ts';

/** Who is enabled or disabled: a company, or a contact. */
export type StatusTarget = { name: string; version: number; isEnabled: boolean; openRequests: number } & (
  | { accountId: number }
  | { contactId: number }
);

const reasonOnly = ContactStatusBody.pick({ reason: true });

function useStatusTexts(target: StatusTarget, isEnabled: boolean) {
  const { t } = useTranslation(['customers', 'common']);
  const { name } = target;
  const isCompany = 'accountId' in target;
  return isEnabled
    ? {
        title: t('common:disableOf', { name }),
        text: t(isCompany ? 'disable.textAccount' : 'disable.textContact'),
        confirm: t('common:disable'),
        done: t('common:disabledOf', { name }),
      }
    : {
        title: t('enable.title', { name }),
        text: t(isCompany ? 'enable.textAccount' : 'enable.textContact'),
        confirm: t('common:enable'),
        done: t('common:enabledOf', { name }),
      };
}

/** Asks for the reason that the audit keeps; mount it to open it. */
export function StatusDialog({ target, onClose }: { target: StatusTarget; onClose: () => void }) {
  const { t } = useTranslation(['customers', 'common']);
  const { t: common } = useTranslation('common');
  const [form] = Form.useForm<{ reason: string }>();
  const [refusal, setRefusal] = useState<string>();
  const account = useAccountStatus();
  const contact = useContactStatus();
  const { version } = target;
  // What was asked for stays, also when someone else changes the state in the meantime.
  const [isEnabled] = useState(target.isEnabled);
  const words = useStatusTexts(target, isEnabled);

  const handleSubmit = async ({ reason }: { reason: string }) => {
    const change = { version, enabled: !isEnabled, reason };
    try {
      await ('accountId' in target
        ? account.mutateAsync({ accountId: target.accountId, ...change })
        : contact.mutateAsync({ contactId: target.contactId, ...change }));
    } catch (error) {
      if (error instanceof CallError && error.errors.length > 0) throw error;
      return setRefusal(messageOf(error));
    }
    showToast({ kind: 'good', title: words.done });
    onClose();
  };
  return (
    <ModalDialog
      open
      width={480}
      title={words.title}
      okText={words.confirm}
      cancelText={common('cancel')}
      okButtonProps={{ danger: isEnabled }}
      confirmLoading={account.isPending || contact.isPending}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p className="hd-customer-text">{words.text}</p>
      {isEnabled && target.openRequests > 0 && (
        <p className="hd-alert hd-k-warn hd-customer-text">
          <Icon name="warning" />
          <span>{t('disable.open', { count: target.openRequests })}</span>
        </p>
      )}
      <Refusal reason={refusal} className="hd-customer-text" />
      <FormPage form={form} onSubmit={handleSubmit}>
        <Field
          name="reason"
          label={t('common:reason')}
          hint={t('reasonHint')}
          rules={[schemaRule(reasonOnly, 'reason', t('common:reason'))]}
        >
          <Input.TextArea rows={3} showCount />
        </Field>
      </FormPage>
    </ModalDialog>
  );
}
