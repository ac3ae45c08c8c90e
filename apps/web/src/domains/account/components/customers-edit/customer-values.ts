import type { AccountReq, AccountView, ContactView, CustomerContactReq } from '@heliodesk/contract/account';
import { isLanguage } from '@heliodesk/contract/kit';
import { languageNames } from '@heliodesk/phrases/languages';
import { useTranslation } from 'react-i18next';
import type { DescriptionItem } from '#src/ui/page/descriptions.tsx';
import { companyValues, useDescribeCompany } from '../own/company.ts';
import { contactValues, useDescribeContact } from '../own/contact.ts';

/** What the form of a company holds. */
export interface CompanyForm {
  version: number;
  accountReq: AccountReq;
}

export const companyForm = (account: AccountView): CompanyForm => {
  const { version, ...values } = companyValues(account);
  return { version, accountReq: { ...values, companyName: account.companyName } };
};

/** What the form of a contact holds. */
export interface ContactForm {
  version: number;
  contactReq: CustomerContactReq;
}

export const contactForm = (contact: ContactView & { language: string }): ContactForm => {
  const { version, ...values } = contactValues(contact);
  const language = isLanguage(contact.language) ? contact.language : 'en';
  return { version, contactReq: { ...values, email: contact.email, language } };
};

/** A contact before anything is known of them. */
export const newContact: Partial<CustomerContactReq> = { language: 'en', receiveMoreInformation: 0, salutation: '', jobTitle: '' };

/** A company in words, to compare two states by. */
export function useDescribeCompanyForm(): (values: CompanyForm) => DescriptionItem[] {
  const { t } = useTranslation('fields');
  const describe = useDescribeCompany();
  return ({ version, accountReq: { companyName, ...rest } }) => [
    { label: t('companyName'), text: companyName },
    ...describe({ ...rest, version }),
  ];
}

/** A contact in words, to compare two states by. */
export function useDescribeContactForm(): (values: ContactForm) => DescriptionItem[] {
  const { t } = useTranslation('fields');
  const describe = useDescribeContact();
  return ({ version, contactReq: { email, language = 'en', ...rest } }) => [
    { label: t('email'), text: email, reads: 'ltr' },
    ...describe({ ...rest, version }),
    { label: t('language'), text: languageNames[language] },
  ];
}
