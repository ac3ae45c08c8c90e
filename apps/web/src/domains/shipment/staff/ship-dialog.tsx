import { ShippedForm } from '@heliodesk/contract/shipment';
import { useTranslation } from 'react-i18next';
import { labelOf, schemaRule } from '#src/platform/schema-rules.ts';
import { DayPicker } from '#src/ui/form/day-picker.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { ship } from '../queries.ts';
import { ShippingFields, type Shipping } from './shipping-fields.tsx';
import { StepFrame } from './step-dialog.tsx';
import type { StepDialogProps } from './step-dialog.tsx';

/** On which day goods left, and with which carrier; it can be corrected until they arrive. */
export function ShipDialog({ request: { requestId, version }, address, name, onClose }: StepDialogProps) {
  const { t } = useTranslation('delivery');
  const { addressId, shipTime, carrier, trackingNo } = address;
  return (
    <StepFrame<Shipping>
      title={t(shipTime === null ? 'ship.of' : 'ship.correctOf', { name })}
      action={t(shipTime === null ? 'ship.action' : 'ship.save')}
      done={t('ship.done')}
      persistKey={`goods_ship_${addressId}`}
      values={{ ...(shipTime !== null && { shipTime }), carrier, trackingNo }}
      onSave={({ carrier: by = '', trackingNo: tracked = '', ...day }) =>
        ship({ requestId, version, addressIds: [addressId], carrier: by, trackingNo: tracked, ...day })
      }
      onClose={onClose}
    >
      <p className="hd-dialog-text">{t('ship.text')}</p>
      <Field name="shipTime" label={labelOf('shipTime')} rules={[schemaRule(ShippedForm, 'shipTime')]}>
        <DayPicker className="hd-wide" />
      </Field>
      <ShippingFields />
    </StepFrame>
  );
}
