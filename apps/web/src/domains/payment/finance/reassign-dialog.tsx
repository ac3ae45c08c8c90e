import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { ContactField, nameOfContact } from '../contact-field.tsx';
import { handOver } from './queries.ts';
import type { StepDialogProps } from './return-dialog.tsx';
import { StepRefused } from './step-refusal.tsx';
import { useBankStep } from './use-bank-steps.ts';

/** Lets another contact of the company enter the bank details. */
export function ReassignDialog({ bank: { bankDetailsId, version, contacts, companyName }, onDone, onClose }: StepDialogProps) {
  const { t } = useTranslation('bankCheck');
  const [form] = Form.useForm<{ contactId: number }>();
  const { take, isRunning, refusal } = useBankStep({ hasForm: true });
  const handleSubmit = async ({ contactId }: { contactId: number }) => {
    const name = nameOfContact(contacts, contactId);
    if (!(await take(() => handOver({ bankDetailsId, version, contactId }), t('handOver.done', { name })))) return;
    onDone();
    onClose();
  };
  return (
    <ModalDialog
      open
      title={t('handOver.title')}
      okText={t('handOver.confirm')}
      confirmLoading={isRunning}
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="hd-dialog-text">{t('handOver.text', { company: companyName })}</p>
      <StepRefused refusal={refusal} className="hd-dialog-text" />
      <FormPage form={form} onSubmit={handleSubmit}>
        <ContactField label={t('handOver.contact')} contacts={contacts} />
      </FormPage>
    </ModalDialog>
  );
}
