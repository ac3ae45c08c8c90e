import * as api from '@heliodesk/contract/account';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { getRegisteredAddress, listOwnAddresses, listShippingAddresses } from './service/address-book.ts';
import { changeOwnAccount, getOwnContactWithAccount } from './service/own-account.ts';
import { addAddress, changeAddress, deleteAddress, setDefaultAddress } from './service/own-addresses.ts';
import { changeOwnContact } from './service/own-contact.ts';

/** What customers see and change of their company, themselves and their address book. */
export function registerOwnRoutes(mounting: Mounting): void {
  mount(mounting, api.getMyContactWithAccount, (context) => getOwnContactWithAccount(context));
  mount(mounting, api.updateMyAccount, (context, { body }) => changeOwnAccount(context, body));
  mount(mounting, api.updateMyContact, (context, { body }) => changeOwnContact(context, body));
  mount(mounting, api.listMyAddresses, (context) => listOwnAddresses(context));
  mount(mounting, api.listShippingAddresses, (context, { query }) => listShippingAddresses(context, query.contactId));
  mount(mounting, api.getRegisteredAddress, (context, { query }) => getRegisteredAddress(context, query.contactId));
  mount(mounting, api.addMyAddress, (context, { body }) => addAddress(context, body));
  mount(mounting, api.updateMyAddress, (context, { params, body }) => changeAddress(context, params.addressId, body));
  mount(mounting, api.setMyDefaultAddress, async (context, { params }) => {
    await setDefaultAddress(context, params.addressId);
    return null;
  });
  mount(mounting, api.deleteMyAddress, async (context, { params }) => {
    await deleteAddress(context, params.addressId);
    return null;
  });
}
