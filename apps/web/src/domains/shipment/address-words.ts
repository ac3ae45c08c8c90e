import type { BatchAddress } from '@heliodesk/contract/shipment';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';

/** What an address is called, by its place among the others, and where it is. */
export function useAddressWords(): {
  nameOf: (address: Partial<Pick<BatchAddress, 'addressTitle' | 'contactPerson'>>, index: number) => string;
  placeOf: (address: Partial<Pick<BatchAddress, 'address' | 'postalCode' | 'city' | 'province' | 'countryName'>>) => string;
} {
  const { t } = useTranslation('shipment');
  const { number, parts } = useFormat();
  return {
    nameOf: ({ addressTitle, contactPerson }, index) => addressTitle || contactPerson || t('untitled', { number: number(index + 1) }),
    placeOf: ({ address = '', postalCode, city, province = '', countryName = '' }) =>
      parts([address, [postalCode, city].filter(Boolean).join(' '), province, countryName]),
  };
}
