import { AddShipmentBody } from '@heliodesk/contract/shipment';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { labelOf, schemaRule } from '#src/platform/schema-rules.ts';
import { DayPicker } from '#src/ui/form/day-picker.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { setDates } from '../queries.ts';
import { StepFrame } from './step-dialog.tsx';
import type { StepDialogProps } from './step-dialog.tsx';

interface Values {
  etd: string;
  eta: string;
  reason?: string;
}

/** When goods leave for an address and arrive there; what was planned before stays in the list. */
export function DatesDialog({ request: { requestId, version }, address: { addressId, dates }, name, onClose }: StepDialogProps) {
  const { t } = useTranslation('shipment');
  const now = dates.at(-1);
  return (
    <StepFrame<Values>
      title={t('setDatesOf', { name })}
      action={t('setDates')}
      done={t('datesSet')}
      persistKey={`goods_dates_${addressId}`}
      values={now ? { etd: now.etd, eta: now.eta } : {}}
      onSave={({ reason = '', ...days }) => setDates({ requestId, version, addressIds: [addressId], reason, ...days })}
      onClose={onClose}
    >
      <Field name="etd" label={labelOf('etd')} rules={[schemaRule(AddShipmentBody, 'etd')]}>
        <DayPicker className="hd-wide" />
      </Field>
      <Field name="eta" label={labelOf('eta')} rules={[schemaRule(AddShipmentBody, 'eta')]}>
        <DayPicker className="hd-wide" />
      </Field>
      <Field name="reason" label={labelOf('reason')} hint={t('reasonHint')} rules={[schemaRule(AddShipmentBody, 'reason')]}>
        <Input.TextArea rows={2} dir="auto" />
      </Field>
    </StepFrame>
  );
}
