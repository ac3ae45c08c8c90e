import { ShippedForm } from '@heliodesk/contract/shipment';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { labelOf, schemaRule } from '#src/platform/schema-rules.ts';
import { Field, FieldRow } from '#src/ui/form/field.tsx';

/** When goods left and who carries them, as a form has it. */
export interface Shipping {
  shipTime: string;
  carrier?: string;
  trackingNo?: string;
}

/** The carrier of goods, and the number to follow them by. */
export function ShippingFields() {
  const { t } = useTranslation('delivery');
  return (
    <FieldRow>
      <Field name="carrier" label={labelOf('carrier')} hint={t('ship.carrierHint')} rules={[schemaRule(ShippedForm, 'carrier')]}>
        <Input dir="auto" autoComplete="off" />
      </Field>
      <Field name="trackingNo" label={labelOf('trackingNo')} rules={[schemaRule(ShippedForm, 'trackingNo')]}>
        <Input dir="ltr" autoComplete="off" />
      </Field>
    </FieldRow>
  );
}
