import { MarkDeliveredBody } from '@heliodesk/contract/shipment';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf, schemaRule } from '#src/platform/schema-rules.ts';
import type { StoredFile } from '#src/ui/files/upload-queue.ts';
import { DayPicker } from '#src/ui/form/day-picker.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { deliver, uploadTo } from '../queries.ts';
import { FilesField, idsOf } from './files-field.tsx';
import { StepFrame } from './step-dialog.tsx';
import type { StepDialogProps } from './step-dialog.tsx';

interface Values {
  deliverTime: string;
  attIds: readonly StoredFile[];
}

/** On which day goods arrived, and what proves it. */
export function DeliverDialog({ request: { requestId, version }, address: { addressId }, name, onClose }: StepDialogProps) {
  const { t } = useTranslation('delivery');
  const [isComing, setComing] = useState(false);
  return (
    <StepFrame<Values>
      title={t('deliver.of', { name })}
      action={t('deliver.action')}
      done={t('deliver.done')}
      persistKey={`goods_deliver_${addressId}`}
      values={{}}
      isComing={isComing}
      onSave={({ deliverTime, attIds }) => deliver({ requestId, version, addressId, deliverTime, attIds: idsOf(attIds) })}
      onClose={onClose}
    >
      <p className="hd-dialog-text">{t('deliver.text')}</p>
      <Field name="deliverTime" label={labelOf('deliverTime')} rules={[schemaRule(MarkDeliveredBody, 'deliverTime')]}>
        <DayPicker className="hd-wide" />
      </Field>
      <Field name="attIds" label={labelOf('deliveryProof')} rules={[{ required: true, type: 'array', message: t('deliver.proofMissing') }]}>
        <FilesField upload={uploadTo(addressId, 'proof')} hint={t('deliver.proofHint')} onComing={setComing} />
      </Field>
    </StepFrame>
  );
}
