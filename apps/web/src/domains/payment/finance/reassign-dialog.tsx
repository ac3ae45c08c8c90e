import { HandOverBody } from '@heliodesk/contract/payment';
import { Form, Modal, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
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
    const name = contacts.find((contact) => contact.contactId === contactId)?.name ?? '';
    if (!(await take(() => handOver({ bankDetailsId, version, contactId }), t('handOver.done', { name })))) return;
    onDone();
    onClose();
  };
  return (
    <Modal
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
        <Field
          name="contactId"
          label={t('handOver.contact')}
          validateTrigger={['onBlur', 'onChange']}
          rules={[schemaRule(HandOverBody, 'contactId', t('handOver.contact'))]}
        >
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            options={contacts.map(({ contactId, name }) => ({ value: contactId, label: name }))}
          />
        </Field>
      </FormPage>
    </Modal>
  );
}
