import './rejection.css';
import '../components/request.css';
import { AppealBody } from '@heliodesk/contract/request';
import type { RequestDetail } from '@heliodesk/contract/request';
import { Button, Form, Input, Modal } from 'antd';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { isAllowed } from '../actions/action-target.ts';
import type { ActionDialogProps, ActionTarget } from '../actions/action-target.ts';
import { NumberInText } from '../components/request-labels.tsx';
import { useAppeal } from './rejection-queries.ts';

interface AppealFields {
  reason: string;
}

/** Where a claim was rejected and may be appealed, the form to do so in its place. */
export function AppealCard({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('rejecting');
  const [form] = Form.useForm<AppealFields>();
  const { send, isSending } = useSending(request);
  if (!isAllowed(request.actions, 'appeal')) return null;
  return (
    <section className="hd-card hd-appeal" aria-label={t('appeal.title')}>
      <header>
        <Icon name="scales" size={20} />
        <h2 className="hd-grow">{t('appeal.title')}</h2>
        <span className="hd-hint hd-t12">
          <Trans t={t} i18nKey="appeal.once" components={{ time: <LocalTime at={request.appealUntil} as="day" /> }} />
        </span>
      </header>
      <div>
        <p className="hd-appeal-text">{t('appeal.text')}</p>
        <AppealForm form={form} onSend={send} persistKey={`appeal ${request.requestId}`} />
      </div>
      <footer>
        <span className="hd-hint hd-t12">{t('appeal.files')}</span>
        <Button type="primary" className="hd-end" loading={isSending} onClick={form.submit}>
          {t('appeal.send')}
        </Button>
      </footer>
    </section>
  );
}

/** The same as a dialog, where the request itself is not open. */
export function AppealDialog({ request, onClose }: ActionDialogProps) {
  const { t } = useTranslation('rejecting');
  const [form] = Form.useForm<AppealFields>();
  const { send, isSending } = useSending(request, onClose);
  return (
    <Modal
      open
      width={520}
      title={<NumberInText text={t('appeal.titleOf', { number: request.requestNo })} number={request.requestNo} />}
      okText={t('appeal.send')}
      confirmLoading={isSending}
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="hd-dialog-text">{t('appeal.text')}</p>
      <AppealForm form={form} onSend={send} />
    </Modal>
  );
}

function useSending({ requestId, version }: Pick<ActionTarget, 'requestId' | 'version'>, onSent?: () => void) {
  const { t } = useTranslation('rejecting');
  const [key] = useState(createUuid);
  const appeal = useAppeal();
  const send = async ({ reason }: AppealFields) => {
    await appeal.mutateAsync({ requestId, version, reason, key });
    showToast({ kind: 'good', title: t('appeal.sent') });
    onSent?.();
  };
  return { send, isSending: appeal.isPending };
}

interface AppealFormProps {
  form: FormInstance<AppealFields>;
  onSend: (values: AppealFields) => Promise<void>;
  persistKey?: string;
}

function AppealForm({ form, onSend, ...kept }: AppealFormProps) {
  const { t } = useTranslation('rejecting');
  return (
    <FormPage form={form} onSubmit={onSend} {...kept}>
      <Field name="reason" label={t('appeal.reason')} hint={t('appeal.reasonHint')} rules={[schemaRule(AppealBody, 'reason')]}>
        <Input.TextArea rows={4} dir="auto" showCount />
      </Field>
    </FormPage>
  );
}
