import { readCurrentAs } from '#src/platform/http/error-policy.ts';
import '../customers-list/customers.css';
import { LanguageCode } from '@heliodesk/contract/kit';
import { ContactView } from '@heliodesk/contract/account';
import type { CustomerContact } from '@heliodesk/contract/account';
import type { FormInstance } from 'antd';
import { Alert, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { FormDrawer } from '#src/ui/form/form-drawer.tsx';
import { useSaveContactOf } from '../../customer-queries.ts';
import { CustomerContactFields } from '../on-behalf-new/customer-fields.tsx';
import { contactForm, useDescribeContactForm } from './customer-values.ts';
import type { ContactForm } from './customer-values.ts';

interface ContactDrawerProps {
  contact: CustomerContact;
  onClose: () => void;
}

/** Changes a contact; says what a new address sets off before it does. Mount it to open it. */
export function ContactDrawer({ contact, onClose }: ContactDrawerProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const describe = useDescribeContactForm();
  const save = useSaveContactOf();
  const { contactId } = contact;
  const handleSave = async ({ version, contactReq }: ContactForm) => {
    await save.mutateAsync({ contactId, version, contactReq });
    showToast({ kind: 'good', title: t('savedOf', { name: format.name(contactReq) }) });
    onClose();
  };
  return (
    <FormDrawer<ContactForm>
      title={t('editOf', { name: format.name(contact) })}
      values={contactForm(contact)}
      persistKey={`customer_contact_${contactId}`}
      onSave={handleSave}
      onClose={onClose}
      readCurrent={readCurrentAs(ContactView.extend({ language: LanguageCode }), contactForm)}
      describe={describe}
    >
      {(form) => (
        <>
          <CustomerContactFields />
          {contact.signIn !== 'none' && <NewAddressNote form={form} before={contact.email} />}
        </>
      )}
    </FormDrawer>
  );
}

function NewAddressNote({ form, before }: { form: FormInstance<ContactForm>; before: string }) {
  const { t } = useTranslation('customers');
  const email = Form.useWatch(['contactReq', 'email'], form) as string | undefined;
  if (email === undefined || email.trim().toLowerCase() === before) return null;
  return <Alert type="warning" showIcon title={t('newAddress')} />;
}
