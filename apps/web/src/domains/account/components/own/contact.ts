import type { ContactView, OwnContactBody } from '@heliodesk/contract/account';
import { inNameOrder } from '@heliodesk/phrases/formats/names';
import { useTranslation } from 'react-i18next';
import { useDictionaryOptions } from '#src/domains/reference/index.ts';
import type { DescriptionItem } from '#src/ui/page/descriptions.tsx';
import { labelIn } from './label-in.ts';

/** What the form of the contact starts with. */
export const contactValues = ({ firstName, lastName, mobile, salutation, jobTitle, ...rest }: ContactView): OwnContactBody => ({
  firstName,
  lastName,
  mobile,
  salutation,
  jobTitle,
  receiveMoreInformation: rest.receiveMoreInformation === 1 ? 1 : 0,
  version: rest.version,
});

/** A person in words; the same for showing them and for comparing two states. */
export function useDescribeContact(): (contact: OwnContactBody) => DescriptionItem[] {
  const { t, i18n } = useTranslation('fields');
  const { t: own } = useTranslation('common');
  const salutations = useDictionaryOptions('salutation');
  return (contact) => [
    { label: t('salutation'), text: labelIn(salutations, contact.salutation) },
    ...inNameOrder(i18n.language, { label: t('firstName'), text: contact.firstName }, { label: t('lastName'), text: contact.lastName }),
    { label: t('jobTitle'), text: contact.jobTitle ?? '' },
    { label: t('mobile'), text: contact.mobile, reads: 'ltr' },
    { label: t('receiveMoreInformation'), text: own(contact.receiveMoreInformation === 1 ? 'yes' : 'no') },
  ];
}
