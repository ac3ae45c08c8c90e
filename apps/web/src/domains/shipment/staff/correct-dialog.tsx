import { CorrectDeliveryBody } from '@heliodesk/contract/shipment';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf, maxLengthOf, schemaRule } from '#src/platform/schema-rules.ts';
import type { StoredFile } from '#src/ui/files/upload-queue.ts';
import { DayPicker } from '#src/ui/form/day-picker.tsx';
import { Field, FieldRow } from '#src/ui/form/field.tsx';
import { correct, uploadTo } from '../queries.ts';
import { FilesField, idsOf } from './files-field.tsx';
import { ShippingFields, type Shipping } from './shipping-fields.tsx';
import { StepFrame } from './step-dialog.tsx';
import type { StepDialogProps } from './step-dialog.tsx';

interface Values extends Shipping {
  deliverTime: string;
  attIds: readonly StoredFile[];
  reason: string;
}

/** What is to be recorded of a delivery that has arrived instead, with a reason. Starts with what there is. */
export function CorrectDialog({ request: { requestId, version }, address, name, onClose }: StepDialogProps) {
  const { t } = useTranslation('delivery');
  const [isComing, setComing] = useState(false);
  const { addressId, shipTime, carrier, trackingNo, deliverTime, proofs } = address;
  const days = { ...(shipTime !== null && { shipTime }), ...(deliverTime !== null && { deliverTime }) };
  return (
    <StepFrame<Values>
      title={t('correct.of', { name })}
      action={t('correct.save')}
      done={t('correct.done')}
      persistKey={`goods_correct_${addressId}_${version}`}
      values={{ ...days, carrier, trackingNo, attIds: proofs }}
      isComing={isComing}
      onSave={({ carrier: by = '', trackingNo: tracked = '', attIds, ...rest }) =>
        correct({ requestId, version, addressId, carrier: by, trackingNo: tracked, attIds: idsOf(attIds), ...rest })
      }
      onClose={onClose}
    >
      <p className="hd-dialog-text">{t('correct.text')}</p>
      <FieldRow>
        <Field name="shipTime" label={labelOf('shipTime')} rules={[schemaRule(CorrectDeliveryBody, 'shipTime')]}>
          <DayPicker className="hd-wide" />
        </Field>
        <Field name="deliverTime" label={labelOf('deliverTime')} rules={[schemaRule(CorrectDeliveryBody, 'deliverTime')]}>
          <DayPicker className="hd-wide" />
        </Field>
      </FieldRow>
      <ShippingFields />
      <Field name="attIds" label={labelOf('deliveryProof')} rules={[{ required: true, type: 'array', message: t('deliver.proofMissing') }]}>
        <FilesField upload={uploadTo(addressId, 'proof')} hint={t('deliver.proofHint')} onComing={setComing} />
      </Field>
      <Field name="reason" label={labelOf('reason')} hint={t('correct.reasonHint')} rules={[schemaRule(CorrectDeliveryBody, 'reason')]}>
        <Input.TextArea rows={2} dir="auto" maxLength={maxLengthOf(CorrectDeliveryBody, 'reason')} />
      </Field>
    </StepFrame>
  );
}
