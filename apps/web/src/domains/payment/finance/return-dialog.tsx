import { ReturnBankBody } from '@heliodesk/contract/payment';
import type { BankCheckInFull } from '@heliodesk/contract/payment';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { maxLengthOf, schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { giveBack } from './queries.ts';
import { StepRefused } from './step-refusal.tsx';
import { useBankStep } from './use-bank-steps.ts';

export interface StepDialogProps {
  bank: BankCheckInFull;
  /** Called once the step was taken. */
  onDone: () => void;
  onClose: () => void;
}

/** Returns bank details to the customer, who reads why. */
export function ReturnDialog({ bank: { bankDetailsId, version, contactName }, onDone, onClose }: StepDialogProps) {
  const { t } = useTranslation('bankCheck');
  const [form] = Form.useForm<{ reason: string }>();
  const { take, isRunning, refusal } = useBankStep({ hasForm: true });
  const handleSubmit = async ({ reason }: { reason: string }) => {
    if (!(await take(() => giveBack({ bankDetailsId, version, reason }), t('return.done')))) return;
    onDone();
    onClose();
  };
  return (
    <ModalDialog
      open
      title={t('return.title')}
      okText={t('return.confirm')}
      confirmLoading={isRunning}
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="hd-dialog-text">{t('return.text')}</p>
      <StepRefused refusal={refusal} className="hd-dialog-text" />
      <FormPage form={form} onSubmit={handleSubmit}>
        <Field
          name="reason"
          label={t('return.reason', { name: contactName })}
          hint={t('return.hint')}
          rules={[schemaRule(ReturnBankBody, 'reason')]}
        >
          <Input.TextArea rows={3} dir="auto" maxLength={maxLengthOf(ReturnBankBody, 'reason')} />
        </Field>
      </FormPage>
    </ModalDialog>
  );
}
