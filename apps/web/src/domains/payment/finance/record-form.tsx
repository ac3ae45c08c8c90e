import './finance.css';
import { mostProofs, PaidForm } from '@heliodesk/contract/payment';
import type { PaymentInFull } from '@heliodesk/contract/payment';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileRules } from '#src/domains/attachment/index.ts';
import { labelOf, schemaRule } from '#src/platform/schema-rules.ts';
import { FileUploads } from '#src/ui/files/file-uploads.tsx';
import { DayPicker } from '#src/ui/form/day-picker.tsx';
import { Field, FieldRow } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useUnsavedChanges } from '#src/ui/page/use-unsaved-changes.ts';
import { uploadProof } from './pay-queries.ts';
import { StepRefused } from './step-refusal.tsx';
import { useRecording, type Recorded } from './use-recording.ts';

const rules = { ...fileRules, maxFiles: mostProofs };

/** Records that a compensation was paid: on which day, with the bank's reference and the proofs. */
export function RecordForm({ payment }: { payment: PaymentInFull }) {
  const { t } = useTranslation('paying');
  const [form] = Form.useForm<Recorded>();
  const { proofs, setProofs, record, isRunning, refusal } = useRecording(payment);
  const [asksProof, setAsksProof] = useState(false);
  const [isComing, setComing] = useState(false);
  const question = useUnsavedChanges(proofs.length > 0);
  const handleSubmit = async (values: Recorded) => {
    setAsksProof(proofs.length === 0);
    if (proofs.length > 0) await record(values);
  };
  return (
    <section className="hd-card hd-block">
      <header>
        <h2>{t('record.title')}</h2>
      </header>
      <div className="hd-block-body">
        <p className="hd-dialog-text">{t('record.text')}</p>
        <StepRefused refusal={refusal} className="hd-dialog-text" />
        <FormPage form={form} onSubmit={handleSubmit}>
          <FieldRow>
            <Field name="payTime" label={labelOf('payTime')} rules={[schemaRule(PaidForm, 'payTime')]}>
              <DayPicker className="hd-wide" />
            </Field>
            <Field name="bankReference" label={labelOf('bankReference')} rules={[schemaRule(PaidForm, 'bankReference')]}>
              <Input dir="ltr" autoComplete="off" />
            </Field>
          </FieldRow>
          <div className="hd-pay-proofs" role="group" aria-label={labelOf('proof')}>
            <b>{labelOf('proof')}</b>
            <FileUploads
              files={proofs}
              upload={uploadProof(payment.paymentId)}
              rules={rules}
              hint={t('record.proofHint')}
              onFiles={setProofs}
              onComing={setComing}
            />
            {asksProof && proofs.length === 0 && (
              <p className="hd-k-bad hd-t13" role="alert">
                {t('record.proofMissing')}
              </p>
            )}
          </div>
          <Button type="primary" htmlType="submit" icon={<Icon name="check" />} loading={isRunning} disabled={isComing}>
            {t('record.action')}
          </Button>
        </FormPage>
      </div>
      {question}
    </section>
  );
}
