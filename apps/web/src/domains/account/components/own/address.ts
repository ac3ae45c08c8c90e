import type { Address, AddressBody, AddressEdit, ContactWithAccount } from '@heliodesk/contract/account';
import { formatName } from '@heliodesk/phrases/formats/names';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '#src/domains/reference/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import type { DescriptionItem } from '#src/ui/page/descriptions.tsx';
import { labelIn } from './label-in.ts';

/** What an address is called where it is spoken of. */
export const nameOfAddress = ({ addressTitle, companyName, contactPerson }: Address): string =>
  addressTitle || companyName || contactPerson;

export const addressValues = ({ addressId: _id, ...rest }: Address): AddressEdit => rest;

/** A new address begins with the company and the person who adds it. */
export const newAddress = (own: ContactWithAccount | undefined, language: string): Partial<AddressBody> => ({
  addressTitle: '',
  companyName: own?.account.companyName ?? '',
  contactPerson: own ? formatName(own.contact, language) : '',
  email: own?.contact.email ?? '',
  mobile: own?.contact.mobile ?? '',
  ...(own && { shipToCountry: own.account.region.regionId }),
  isDefault: false,
});

/** Street, place and country in one line. */
export function useAddressLine(): (address: Address) => string {
  const countries = useCountryOptions();
  const { parts } = useFormat();
  return ({ address, postalCode, city, province, shipToCountry }) =>
    parts([address, [postalCode, city].filter(Boolean).join(' '), province, labelIn(countries, shipToCountry)]);
}

/** An address in words, to compare two states by. */
export function useDescribeAddress(): (address: Partial<AddressEdit>) => DescriptionItem[] {
  const { t } = useTranslation('fields');
  const { t: own } = useTranslation(['profile', 'common']);
  const countries = useCountryOptions();
  return (address) => [
    { label: t('addressTitle'), text: address.addressTitle ?? '' },
    { label: t('companyName'), text: address.companyName ?? '' },
    { label: t('contactPerson'), text: address.contactPerson ?? '' },
    { label: t('mobile'), text: address.mobile ?? '' },
    { label: t('email'), text: address.email ?? '' },
    { label: t('shipToCountry'), text: labelIn(countries, address.shipToCountry) },
    { label: t('province'), text: address.province ?? '' },
    { label: t('city'), text: address.city ?? '' },
    { label: t('postalCode'), text: address.postalCode ?? '' },
    { label: t('address'), text: address.address ?? '' },
    { label: t('taxNo'), text: address.taxNo ?? '' },
    { label: t('tradeNo'), text: address.tradeNo ?? '' },
    { label: t('fax'), text: address.fax ?? '' },
    { label: own('addresses.default'), text: address.isDefault ? own('common:yes') : '' },
  ];
}
