import '../customers-list/customers.css';
import { MoveRequestsBody } from '@heliodesk/contract/account';
import type { ClaimContact, CustomerDetail } from '@heliodesk/contract/account';
import { useQuery } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { Select } from '#src/ui/form/select.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { customerDetail, useMoveRequests } from '../../customer-queries.ts';
import { contactState } from '../customers-list/customer-labels.tsx';

type MoveForm = Pick<MoveRequestsBody, 'toContactId' | 'reason'>;
const MoveFields = MoveRequestsBody.pick({ toContactId: true, reason: true });

/** Who could take the requests over: active people of the same company. */
const colleaguesOf = ({ contacts, account }: CustomerDetail, contactId: number) =>
  account.disabled ? [] : contacts.filter((contact) => contact.contactId !== contactId && contactState(contact) === 'active');

/** The same as options of a list. */
function useColleagues(detail: CustomerDetail | undefined, contactId: number): { value: number; label: string }[] {
  const { name, parts } = useFormat();
  const colleagues = detail ? colleaguesOf(detail, contactId) : [];
  return colleagues.map((contact) => ({ value: contact.contactId, label: parts([name(contact), contact.email]) }));
}

/** Gives all open requests of a contact to a colleague, with the reason; mount it to open it. */
export function MoveDialog({ row, onClose }: { row: ClaimContact; onClose: () => void }) {
  const { t, i18n } = useTranslation(['customers', 'common']);
  const { t: common } = useTranslation('common');
  const [form] = Form.useForm<MoveForm>();
  const [key] = useState(createUuid);
  const { data, isPending } = useQuery(customerDetail(row.accountId, i18n.language));
  const move = useMoveRequests();
  const colleagues = useColleagues(data, row.contactId);

  const handleSubmit = async ({ toContactId, reason }: MoveForm) => {
    const { moved } = await move.mutateAsync({ body: { contactId: row.contactId, toContactId, reason }, key });
    showToast({ kind: 'good', title: t('move.done', { count: moved }) });
    onClose();
  };
  return (
    <ModalDialog
      open
      width={480}
      title={t('move.title', { name: row.contact })}
      okText={t('move.confirm', { count: row.openRequests })}
      cancelText={common('cancel')}
      okButtonProps={{ disabled: colleagues.length === 0 }}
      confirmLoading={move.isPending}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p className="hd-customer-text">{t('move.text')}</p>
      {data && colleagues.length === 0 ? (
        <p className="hd-alert hd-k-warn hd-customer-text">
          <Icon name="warning" />
          <span>{t('move.noOtherContact', { name: row.accountName })}</span>
        </p>
      ) : (
        <FormPage form={form} onSubmit={handleSubmit}>
          <Field
            name="toContactId"
            label={t('move.to')}
            rules={[schemaRule(MoveFields, 'toContactId', t('move.to'))]}
            validateTrigger={['onBlur', 'onChange']}
          >
            <Select loading={isPending} showSearch={{ optionFilterProp: 'label' }} options={colleagues} />
          </Field>
          <Field
            name="reason"
            label={t('common:reason')}
            hint={t('reasonHint')}
            rules={[schemaRule(MoveFields, 'reason', t('common:reason'))]}
          >
            <Input.TextArea rows={3} showCount />
          </Field>
        </FormPage>
      )}
    </ModalDialog>
  );
}
