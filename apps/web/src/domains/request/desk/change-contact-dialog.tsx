import { ChangeContactBody } from '@heliodesk/contract/request';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import type { ActionDialogProps } from '../actions/action-target.ts';
import { CaseContactSelect } from './case-contact-select.tsx';
import { giveToContact } from './desk-queries.ts';
import { GiveDialog } from './give-dialog.tsx';

const Given = ChangeContactBody.pick({ contactId: true, reason: true });

/** Gives a request to another person of the customer's company, for example when its contact has left. */
export function ChangeContactDialog({ request, onClose }: ActionDialogProps) {
  const { t } = useTranslation('desk');
  const { requestId, requestNo: number, version } = request;
  return (
    <GiveDialog<{ contactId: number; reason: string }>
      title={t('contact.title', { number })}
      text={t('contact.text')}
      confirm={t('contact.confirm')}
      done={t('contact.done', { number })}
      onGive={(values) => giveToContact({ requestId, version, ...values })}
      onClose={onClose}
    >
      <Field name="contactId" label={t('contact.new')} rules={[schemaRule(Given, 'contactId')]}>
        <CaseContactSelect requestId={requestId} />
      </Field>
      <Field name="reason" label={t('handOver.reason')} hint={t('contact.reasonHint')} rules={[schemaRule(Given, 'reason')]}>
        <Input.TextArea rows={3} />
      </Field>
    </GiveDialog>
  );
}
