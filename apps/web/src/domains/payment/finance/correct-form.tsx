import { CorrectionForm } from '@heliodesk/contract/payment';
import type { PaymentInFull } from '@heliodesk/contract/payment';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf, maxLengthOf, schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Block } from '#src/ui/page/page.tsx';
import { useUnsavedChanges } from '#src/ui/page/use-unsaved-changes.ts';
import { PaidFields } from './paid-fields.tsx';
import { correctRecorded } from './pay-queries.ts';
import { StepRefused } from './step-refusal.tsx';
import { useRecording, type Recorded } from './use-recording.ts';

interface Corrected extends Recorded {
  reason: string;
}

interface CorrectFormProps {
  payment: PaymentInFull;
  onClose: () => void;
}

/** Corrects what was recorded of a payment, with a reason. Starts with what there is. */
export function CorrectForm({ payment, onClose }: CorrectFormProps) {
  const { t } = useTranslation(['paying', 'common']);
  const [form] = Form.useForm<Corrected>();
  const { paymentId, payTime, bankReference } = payment;
  const { proofs, setProofs, record, isRunning, refusal } = useRecording<Corrected>(payment, {
    send: correctRecorded,
    done: t('correct.done'),
    given: payment.proofs,
  });
  const [asksProof, setAsksProof] = useState(false);
  const [isComing, setComing] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const question = useUnsavedChanges(isChanged || proofs !== payment.proofs);
  const handleSubmit = async (values: Corrected) => {
    setAsksProof(proofs.length === 0);
    if (proofs.length > 0 && (await record(values))) onClose();
  };
  return (
    <Block title={t('correct.title')}>
      <p className="hd-dialog-text">{t('correct.text')}</p>
      <StepRefused refusal={refusal} className="hd-dialog-text" />
      <FormPage form={form} initialValues={{ payTime, bankReference }} onValuesChange={() => setChanged(true)} onSubmit={handleSubmit}>
        <PaidFields paymentId={paymentId} proofs={proofs} asksProof={asksProof} onProofs={setProofs} onComing={setComing} />
        <Field name="reason" label={labelOf('reason')} hint={t('correct.reasonHint')} rules={[schemaRule(CorrectionForm, 'reason')]}>
          <Input.TextArea rows={2} dir="auto" maxLength={maxLengthOf(CorrectionForm, 'reason')} />
        </Field>
        <div className="hd-row">
          <Button type="primary" htmlType="submit" loading={isRunning} disabled={isComing}>
            {t('correct.confirm')}
          </Button>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
        </div>
      </FormPage>
      {question}
    </Block>
  );
}
