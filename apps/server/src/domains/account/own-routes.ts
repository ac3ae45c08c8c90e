import * as api from '@heliodesk/contract/account';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { changeOwnAccount } from './service/own-account.ts';
import { addAddress, changeAddress, deleteAddress, setDefaultAddress } from './service/own-addresses.ts';
import { changeOwnContact } from './service/own-contact.ts';

/** Hangs in what customers change of their company, themselves and their address book. */
export function addOwnRoutes(mounting: Mounting): void {
  const { platform } = mounting;

  mount(mounting, api.updateMyAccount, ({ actor, body, language, origin }) => changeOwnAccount(platform, actor, body, language, origin));
  mount(mounting, api.updateMyContact, ({ actor, body, origin }) => changeOwnContact(platform, actor, body, origin));
  mount(mounting, api.addMyAddress, ({ tx, body, ...caller }) => addAddress(platform, tx, caller, body));
  mount(mounting, api.updateMyAddress, ({ params, body, ...caller }) => changeAddress(platform, caller, params.addressId, body));
  mount(mounting, api.setMyDefaultAddress, async ({ params, ...caller }) => {
    await setDefaultAddress(platform, caller, params.addressId);
    return null;
  });
  mount(mounting, api.deleteMyAddress, async ({ params, ...caller }) => {
    await deleteAddress(platform, caller, params.addressId);
    return null;
  });
}
