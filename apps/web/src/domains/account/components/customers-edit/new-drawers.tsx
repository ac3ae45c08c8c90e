import '../customers-list/customers.css';
import type { AccountReq, CustomerContactReq, CustomerRow } from '@heliodesk/contract/account';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { FormDrawer } from '#src/ui/form/form-drawer.tsx';
import { useAddContact, useAddCustomer } from '../../customer-queries.ts';
import { CustomerCompanyFields, CustomerContactFields } from '../on-behalf-new/customer-fields.tsx';
import { newContact } from './customer-values.ts';

interface NewCustomerForm {
  accountReq: Partial<AccountReq>;
  contactReq: Partial<CustomerContactReq>;
}

interface NewCustomerProps {
  customerType: CustomerRow['customerType'];
  onClose: () => void;
}

/** A new company with its first contact; mount it to open it. */
export function NewCustomerDrawer({ customerType, onClose }: NewCustomerProps) {
  const { t } = useTranslation('customers');
  const [key] = useState(createUuid);
  const add = useAddCustomer();
  const handleSave = async ({ accountReq, contactReq }: NewCustomerForm) => {
    // The form has let nothing pass that the contract would not take.
    const body = { customerType, accountReq: accountReq as AccountReq, contactReq: contactReq as CustomerContactReq };
    await add.mutateAsync({ body, key });
    showToast({
      kind: 'good',
      title: t('added', { name: body.accountReq.companyName }),
      text: mailNote(customerType === 0, body.contactReq),
    });
    onClose();
  };
  const mailNote = (isMailed: boolean, { email }: CustomerContactReq) => (isMailed ? t('addedMail', { email }) : undefined);
  return (
    <FormDrawer<NewCustomerForm>
      title={t('newCustomer')}
      values={{ accountReq: { accountRole: [] }, contactReq: newContact }}
      persistKey={`customer_new_${customerType}`}
      onSave={handleSave}
      onClose={onClose}
    >
      <p className="hd-hint hd-customer-note">{t(customerType === 0 ? 'newPortalText' : 'newRtsText')}</p>
      <CustomerCompanyFields />
      <CustomerContactFields />
    </FormDrawer>
  );
}

interface NewContactProps {
  account: { accountId: number; companyName: string; customerType: CustomerRow['customerType'] };
  onClose: () => void;
}

/** A further contact of a company; mount it to open it. */
export function NewContactDrawer({ account: { accountId, companyName, customerType }, onClose }: NewContactProps) {
  const { t } = useTranslation('customers');
  const format = useFormat();
  const [key] = useState(createUuid);
  const add = useAddContact();
  const handleSave = async ({ contactReq }: Pick<NewCustomerForm, 'contactReq'>) => {
    const contact = contactReq as CustomerContactReq;
    await add.mutateAsync({ body: { accountId, contactReq: contact }, key });
    const text = customerType === 0 ? t('addedMail', { email: contact.email }) : undefined;
    showToast({ kind: 'good', title: t('added', { name: format.name(contact) }), text });
    onClose();
  };
  return (
    <FormDrawer<Pick<NewCustomerForm, 'contactReq'>>
      title={t('newContact', { name: companyName })}
      values={{ contactReq: newContact }}
      persistKey={`customer_${accountId}_contact_new`}
      onSave={handleSave}
      onClose={onClose}
    >
      <p className="hd-hint hd-customer-note">{t(customerType === 0 ? 'newPortalText' : 'newRtsText')}</p>
      <CustomerContactFields />
    </FormDrawer>
  );
}
