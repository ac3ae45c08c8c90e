import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('account');

export const updateMyAccount = endpoint({
  method: 'PUT',
  path: '/api/account/myaccount',
  summary: 'Update your company',
  about: 'With a stale version, the 409 includes the current company as `current`.',
  access: { permission: 'csp:account:edit' },
  body: 'OwnAccountBody',
  data: 'AccountView',
  errors: ['stale'],
});

export const updateMyContact = endpoint({
  method: 'PUT',
  path: '/api/contact/mycontact',
  summary: 'Update your contact details',
  about: 'With a stale version, the 409 includes the current contact as `current`.',
  access: { permission: 'csp:account:edit' },
  body: 'OwnContactBody',
  data: 'ContactView',
  errors: ['stale'],
});

export const addMyAddress = endpoint({
  method: 'POST',
  path: '/api/address/myaddress',
  summary: "Add an address to your company's address book",
  about: 'The first address becomes the default.',
  access: { permission: 'csp:account:edit' },
  body: 'AddressBody',
  data: 'Address',
  idempotent: true,
  errors: ['account.addressBookFull'],
});

export const updateMyAddress = endpoint({
  method: 'PUT',
  path: '/api/address/myaddress/:addressId',
  summary: 'Update an address',
  about: 'With a stale version, the 409 includes the current address as `current`.',
  access: { permission: 'csp:account:edit' },
  params: 'OnAddress',
  body: 'AddressEdit',
  data: 'Address',
  errors: ['stale'],
});

export const setMyDefaultAddress = endpoint({
  method: 'PUT',
  path: '/api/address/myaddress/:addressId/default',
  summary: 'Make an address the default',
  access: { permission: 'csp:account:edit' },
  params: 'OnAddress',
});

export const deleteMyAddress = endpoint({
  method: 'DELETE',
  path: '/api/address/myaddress/:addressId',
  summary: 'Delete an address',
  about: 'Requests that use it keep a copy.',
  access: { permission: 'csp:account:edit' },
  params: 'OnAddress',
});
