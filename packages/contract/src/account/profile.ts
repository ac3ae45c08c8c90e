import { z } from 'zod';
import { endpoint, Id, Version } from '../kit/index.ts';
import { AccountReq, AccountView, Address, ContactReq, ContactView, RequestAddressReq } from './schemas.ts';

/** Addresses that one company may keep. */
export const mostAddresses = 200;

/** What customers change of their own company. Customer service changes the name: warranties and contracts name it. */
export const OwnAccountBody = AccountReq.omit({ companyName: true }).extend({ version: Version });
export type OwnAccountBody = z.input<typeof OwnAccountBody>;

/** What contacts change of themselves. Customer service changes the e-mail address: it signs in and proves who they are. */
export const OwnContactBody = ContactReq.pick({ firstName: true, lastName: true, mobile: true, salutation: true, jobTitle: true }).extend({
  receiveMoreInformation: ContactReq.shape.receiveMoreInformation.unwrap(),
  version: Version,
});
export type OwnContactBody = z.input<typeof OwnContactBody>;

/** An entry of the address book, with the rules of a claim's delivery address and a company's name. */
export const AddressBody = RequestAddressReq.omit({ addressId: true, accountName: true, sfUpload: true }).extend({
  companyName: AccountReq.shape.companyName,
  isDefault: z.boolean().default(false),
});
export type AddressBody = z.input<typeof AddressBody>;

export const AddressEdit = AddressBody.extend({ version: Version });
export type AddressEdit = z.input<typeof AddressEdit>;

const addressParams = z.object({ addressId: Id });

export const updateMyAccount = endpoint({
  method: 'PUT',
  path: '/api/account/myaccount',
  summary: 'Change the own company; a stale version answers 409 with the present state as `current`',
  access: { permission: 'csp:account:edit' },
  body: OwnAccountBody,
  data: AccountView,
  errors: ['stale'],
});

export const updateMyContact = endpoint({
  method: 'PUT',
  path: '/api/contact/mycontact',
  summary: 'Change the own contact; a stale version answers 409 with the present state as `current`',
  access: { permission: 'csp:account:edit' },
  body: OwnContactBody,
  data: ContactView,
  errors: ['stale'],
});

export const addMyAddress = endpoint({
  method: 'POST',
  path: '/api/address/myaddress',
  summary: "Add an address to the own company's book; the first one becomes the default",
  access: { permission: 'csp:account:edit' },
  body: AddressBody,
  data: Address,
  idempotent: true,
  errors: ['account.addressBookFull'],
});

export const updateMyAddress = endpoint({
  method: 'PUT',
  path: '/api/address/myaddress/:addressId',
  summary: 'Change an address; a stale version answers 409 with the present state as `current`',
  access: { permission: 'csp:account:edit' },
  params: addressParams,
  body: AddressEdit,
  data: Address,
  errors: ['stale'],
});

export const setMyDefaultAddress = endpoint({
  method: 'PUT',
  path: '/api/address/myaddress/:addressId/default',
  summary: 'Make an address the default one',
  access: { permission: 'csp:account:edit' },
  params: addressParams,
});

export const deleteMyAddress = endpoint({
  method: 'DELETE',
  path: '/api/address/myaddress/:addressId',
  summary: 'Delete an address; requests that deliver there keep their copy of it',
  access: { permission: 'csp:account:edit' },
  params: addressParams,
});
