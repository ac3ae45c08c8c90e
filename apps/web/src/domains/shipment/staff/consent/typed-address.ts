import type { BatchAddress } from '@heliodesk/contract/shipment';
import { createUuid } from '#src/platform/uuid.ts';
import type { AddressValues } from '../../customer/address-drawer.tsx';

/** An address as it is typed, with the pieces that go there. */
export type TypedAddress = AddressValues & { key: string; batchQty: number };

/** The same of what was entered before, or is new. */
export const typedOf = ({
  batchQty,
  addressTitle = '',
  contactPerson = '',
  mobile = '',
  shipToCountry,
  province = '',
  city = '',
  address = '',
  postalCode = '',
  note = '',
}: (AddressValues & { batchQty: number }) | BatchAddress): TypedAddress => ({
  key: createUuid(),
  batchQty,
  addressTitle,
  contactPerson,
  mobile,
  ...(shipToCountry == null ? {} : { shipToCountry }),
  province,
  city,
  address,
  postalCode,
  note,
});

/** The same as it is sent; what is missing, the server says. */
export const sentOf = (address: TypedAddress) => ({
  addressTitle: address.addressTitle ?? '',
  contactPerson: address.contactPerson ?? '',
  mobile: address.mobile ?? '',
  shipToCountry: address.shipToCountry ?? 0,
  province: address.province ?? '',
  city: address.city ?? '',
  address: address.address ?? '',
  postalCode: address.postalCode ?? '',
  note: address.note ?? '',
  batchQty: address.batchQty,
});
