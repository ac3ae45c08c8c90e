import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('account');

export const updateMyAccount = endpoint({
  method: 'PUT',
  path: '/api/account/myaccount',
  summary: 'Change the own company; a stale version answers 409 with the present state as `current`',
  access: { permission: 'csp:account:edit' },
  body: 'OwnAccountBody',
  data: 'AccountView',
  errors: ['stale'],
});

export const updateMyContact = endpoint({
  method: 'PUT',
  path: '/api/contact/mycontact',
  summary: 'Change the own contact; a stale version answers 409 with the present state as `current`',
  access: { permission: 'csp:account:edit' },
  body: 'OwnContactBody',
  data: 'ContactView',
  errors: ['stale'],
});

export const addMyAddress = endpoint({
  method: 'POST',
  path: '/api/address/myaddress',
  summary: "Add an address to the own company's book; the first one becomes the default",
  access: { permission: 'csp:account:edit' },
  body: 'AddressBody',
  data: 'Address',
  idempotent: true,
  errors: ['account.addressBookFull'],
});

export const updateMyAddress = endpoint({
  method: 'PUT',
  path: '/api/address/myaddress/:addressId',
  summary: 'Change an address; a stale version answers 409 with the present state as `current`',
  access: { permission: 'csp:account:edit' },
  params: 'OnAddress',
  body: 'AddressEdit',
  data: 'Address',
  errors: ['stale'],
});

export const setMyDefaultAddress = endpoint({
  method: 'PUT',
  path: '/api/address/myaddress/:addressId/default',
  summary: 'Make an address the default one',
  access: { permission: 'csp:account:edit' },
  params: 'OnAddress',
});

export const deleteMyAddress = endpoint({
  method: 'DELETE',
  path: '/api/address/myaddress/:addressId',
  summary: 'Delete an address; requests that deliver there keep their copy of it',
  access: { permission: 'csp:account:edit' },
  params: 'OnAddress',
});
