import { AddShipmentBody } from '@heliodesk/contract/shipment';
import type { BatchAddress } from '@heliodesk/contract/shipment';
import type { RequestDetail } from '@heliodesk/contract/request';
import { Form, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAttempt, useRefreshTips } from '#src/domains/request/index.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { DayPicker } from '#src/ui/form/day-picker.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { setDates } from '../queries.ts';

interface DatesDialogProps {
  request: RequestDetail;
  address: BatchAddress;
  /** What the address is called. */
  name: string;
  onClose: () => void;
}

interface Values {
  etd: string;
  eta: string;
  reason?: string;
}

/** When goods leave for an address and arrive there; what was planned before stays in the list. */
export function DatesDialog({ request: { requestId, version }, address, name, onClose }: DatesDialogProps) {
  const { t } = useTranslation(['shipment', 'fields']);
  const [form] = Form.useForm<Values>();
  const { attempt, isRunning, refusal } = useAttempt({ hasForm: true });
  const refresh = useRefreshTips();
  const { addressId, dates } = address;
  const now = dates.at(-1);
  const handleSubmit = ({ reason = '', ...days }: Values) =>
    attempt(async () => {
      await setDates({ requestId, version, addressIds: [addressId], reason, ...days });
      onClose();
      showToast({ kind: 'good', title: t('datesSet') });
      await refresh();
    });
  return (
    <Modal
      open
      width={520}
      title={t('setDatesOf', { name })}
      okText={t('setDates')}
      confirmLoading={isRunning}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Refusal reason={refusal} className="hd-dialog-text" />
      <FormPage
        form={form}
        onSubmit={handleSubmit}
        persistKey={`goods_dates_${addressId}`}
        {...(now && { initialValues: { etd: now.etd, eta: now.eta } })}
      >
        <Field name="etd" label={t('fields:etd')} rules={[schemaRule(AddShipmentBody, 'etd')]}>
          <DayPicker className="hd-wide" />
        </Field>
        <Field name="eta" label={t('fields:eta')} rules={[schemaRule(AddShipmentBody, 'eta')]}>
          <DayPicker className="hd-wide" />
        </Field>
        <Field name="reason" label={t('fields:reason')} hint={t('reasonHint')} rules={[schemaRule(AddShipmentBody, 'reason')]}>
          <Input.TextArea rows={2} dir="auto" />
        </Field>
      </FormPage>
    </Modal>
  );
}
