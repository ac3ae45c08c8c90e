import type { PaymentInFull } from '@heliodesk/contract/payment';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Block } from '#src/ui/page/page.tsx';
import { useUnsavedChanges } from '#src/ui/page/use-unsaved-changes.ts';
import { PaidFields } from './paid-fields.tsx';
import { recordPayment } from './pay-queries.ts';
import { StepRefused } from './step-refusal.tsx';
import { useRecording, type Recorded } from './use-recording.ts';

/** Records that a compensation was paid: on which day, with the bank's reference and the proofs. */
export function RecordForm({ payment }: { payment: PaymentInFull }) {
  const { t } = useTranslation('paying');
  const [form] = Form.useForm<Recorded>();
  const { proofs, setProofs, record, isRunning, refusal } = useRecording<Recorded>(payment, {
    send: recordPayment,
    done: t('record.done'),
  });
  const [asksProof, setAsksProof] = useState(false);
  const [isComing, setComing] = useState(false);
  const question = useUnsavedChanges(proofs.length > 0);
  const handleSubmit = async (values: Recorded) => {
    setAsksProof(proofs.length === 0);
    if (proofs.length > 0) await record(values);
  };
  return (
    <Block title={t('record.title')}>
      <p className="hd-dialog-text">{t('record.text')}</p>
      <StepRefused refusal={refusal} className="hd-dialog-text" />
      <FormPage form={form} onSubmit={handleSubmit}>
        <PaidFields paymentId={payment.paymentId} proofs={proofs} asksProof={asksProof} onProofs={setProofs} onComing={setComing} />
        <Button type="primary" htmlType="submit" icon={<Icon name="check" />} loading={isRunning} disabled={isComing}>
          {t('record.action')}
        </Button>
      </FormPage>
      {question}
    </Block>
  );
}
