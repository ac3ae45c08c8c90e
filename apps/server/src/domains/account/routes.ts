import * as api from '@heliodesk/contract/account';
import type { Identity } from '#src/domains/identity/index.ts';
import { fail } from '#src/platform/http/failure.ts';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { ownAccount } from './policy.ts';
import { activate, resendActivation } from './service/activation.ts';
import { shippingAddresses } from './service/address-book.ts';
import { register } from './service/register.ts';
import { findAccount, findContact } from './store/accounts.ts';
import { findAddresses } from './store/addresses.ts';
import { viewAddress, viewContactWithAccount } from './view.ts';

/** Hangs in the calls of registration, the own company and the address book. */
export function addRoutes(mounting: Mounting, identity: Identity): void {
  const { platform } = mounting;
  const { db } = platform;

  mount(mounting, api.register, async ({ body, encryptKey, language, origin }) => {
    await register(platform, identity, body, encryptKey, language, origin);
    return null;
  });
  mount(mounting, api.resendActivation, async ({ query, origin }) => {
    await resendActivation(platform, query.email, origin);
    return null;
  });
  mount(mounting, api.activateAccount, ({ query, origin }) => activate(platform, query.code, origin));

  mount(mounting, api.getMyContactWithAccount, async ({ actor, language }) => {
    const { accountId, contactId } = ownAccount(actor);
    const [contact, account] = await Promise.all([findContact(db, contactId), findAccount(db, accountId)]);
    if (contact === undefined || account === undefined) throw fail('notFound');
    return viewContactWithAccount(contact, account, language);
  });
  mount(mounting, api.listMyAddresses, async ({ actor }) => (await findAddresses(db, ownAccount(actor).accountId)).map(viewAddress));
  mount(mounting, api.listShippingAddresses, async ({ actor, query }) =>
    (await shippingAddresses(db, actor, query.contactId)).map(viewAddress),
  );
}
