import './finance.css';
import { mostProofs, PaidForm } from '@heliodesk/contract/payment';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { fileRules } from '#src/domains/attachment/index.ts';
import { labelOf, schemaRule } from '#src/platform/schema-rules.ts';
import { FileUploads } from '#src/ui/files/file-uploads.tsx';
import type { StoredFile } from '#src/ui/files/upload-queue.ts';
import { DayPicker } from '#src/ui/form/day-picker.tsx';
import { Field, FieldRow } from '#src/ui/form/field.tsx';
import { uploadProof } from './pay-queries.ts';

const rules = { ...fileRules, maxFiles: mostProofs };

interface PaidFieldsProps {
  paymentId: number;
  proofs: readonly StoredFile[];
  /** Sending was tried without a proof. */
  asksProof: boolean;
  onProofs: (proofs: readonly StoredFile[]) => void;
  onComing: (isComing: boolean) => void;
}

/** What is recorded of a payment: on which day it was made, the bank's reference, and the proofs. */
export function PaidFields({ paymentId, proofs, asksProof, onProofs, onComing }: PaidFieldsProps) {
  const { t } = useTranslation('paying');
  return (
    <>
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
          upload={uploadProof(paymentId)}
          rules={rules}
          hint={t('record.proofHint')}
          onFiles={onProofs}
          onComing={onComing}
        />
        {asksProof && proofs.length === 0 && (
          <p className="hd-k-bad hd-t13" role="alert">
            {t('record.proofMissing')}
          </p>
        )}
      </div>
    </>
  );
}
