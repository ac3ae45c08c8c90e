import { RequestAddressReq } from '@heliodesk/contract/account';
import type { RegisteredAddress, ShippingAddress } from '@heliodesk/contract/account';
import { validate } from '#src/platform/schema-rules.ts';
import type { ClaimValues } from '../../claim-values.ts';

export type AddressValues = ClaimValues['requestAddressReq'];

/** What an address says, apart from its name and what becomes of it. */
const said = [
  'accountName',
  'contactPerson',
  'email',
  'mobile',
  'fax',
  'taxNo',
  'tradeNo',
  'shipToCountry',
  'province',
  'city',
  'address',
  'postalCode',
] as const satisfies readonly (keyof AddressValues)[];

/** An entry of the address book as the claim's own address; the claim keeps a copy. */
export const fromBook = ({
  addressId,
  addressTitle,
  companyName,
  isDefault: _isDefault,
  version: _version,
  lastUsed: _lastUsed,
  ...rest
}: ShippingAddress): AddressValues => ({ ...rest, addressId, addressTitle, accountName: companyName, sfUpload: 0, keep: null });

/** The registered address; it becomes the default of a book that is empty. */
export const fromRegistration = ({ companyName, ...rest }: RegisteredAddress): AddressValues => ({
  ...rest,
  addressId: null,
  addressTitle: '',
  accountName: companyName,
  sfUpload: 0,
  keep: 'default',
});

/** A new address begins with who is registered, in the country of the project. */
export const newAddress = (registered: RegisteredAddress | undefined, projectCountry: AddressValues['shipToCountry']): AddressValues => ({
  ...(registered ? fromRegistration(registered) : { addressId: null, sfUpload: 0 as const }),
  shipToCountry: projectCountry || registered?.shipToCountry || null,
  province: '',
  city: '',
  address: '',
  postalCode: '',
  keep: 'entry',
});

/** Whether two addresses lead the same parcel to the same person. */
export const isSame = (one: AddressValues, other: AddressValues): boolean =>
  said.every((name) => String(one[name] ?? '') === String(other[name] ?? ''));

export const isEmpty = (address: AddressValues): boolean => said.every((name) => (address[name] ?? '') === '');

/** Whether something is missing in it or wrong. */
export const isFaulty = (address: AddressValues): boolean => validate(RequestAddressReq, address).length > 0;

/** Street and place in one line. */
const lineOf = ({ address, postalCode, city }: AddressValues): string =>
  [address, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ').slice(0, 300);

const followed = (value: string | null | undefined, before: string | null | undefined, after: string | null | undefined): string =>
  !value || value === before ? (after ?? '') : value;

/** What the driver is told follows the address, unless someone has told something else. */
export const withDelivery = (
  claim: ClaimValues['moduleClaim'],
  before: AddressValues,
  after: AddressValues,
): ClaimValues['moduleClaim'] => ({
  ...claim,
  deliverPhone: followed(claim.deliverPhone, before.mobile, after.mobile),
  deliverAddress: followed(claim.deliverAddress, lineOf(before), lineOf(after)),
});

/** The entry that a new claim begins with: the default, or the one that was used last. */
export function firstChoice(book: readonly ShippingAddress[]): ShippingAddress | undefined {
  const lastFirst = book.toSorted((one, other) => (other.lastUsed?.at ?? '').localeCompare(one.lastUsed?.at ?? ''));
  return book.find(({ isDefault }) => isDefault) ?? lastFirst[0];
}
