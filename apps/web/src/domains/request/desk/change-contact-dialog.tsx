import { ChangeContactBody } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import type { ActionDialogProps } from '../actions/action-target.ts';
import { CaseContactSelect } from './case-contact-select.tsx';
import { giveToContact } from './desk-queries.ts';
import { GiveDialog } from './give-dialog.tsx';

interface NewContact {
  contactId: number;
  reason: string;
}

/** Gives a request to another person of the customer's company, for example when its contact has left. */
export function ChangeContactDialog({ request: { requestId, requestNo, version }, onClose }: ActionDialogProps) {
  const { t } = useTranslation('desk');
  const give = (values: NewContact) => giveToContact({ requestId, version, ...values });
  return (
    <GiveDialog<NewContact> to="contact" number={requestNo} onGive={give} onClose={onClose}>
      <Field name="contactId" label={t('contact.new')} rules={[schemaRule(ChangeContactBody, 'contactId')]}>
        <CaseContactSelect requestId={requestId} />
      </Field>
    </GiveDialog>
  );
}
