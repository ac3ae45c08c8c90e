import * as api from '@heliodesk/contract/account';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Language } from '@heliodesk/contract/kit';
import type { Origin } from '#src/platform/http/call.ts';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import type { AccountPorts } from './ports.ts';
import { listClaims, moveToColleague } from './service/claim-contacts.ts';
import { activateByStaff, listWaiting, sendActivation, sendReset } from './service/customer-activation.ts';
import { changeContact, changeCustomer } from './service/customer-edit.ts';
import { addNewContact, addNewCustomer } from './service/customer-new.ts';
import { changeAccountStatus, changeContactStatus } from './service/customer-status.ts';
import type { StaffCall } from './service/staff-call.ts';
import { customerDetail, historyOf, listCustomerPage } from './service/customers.ts';

/** Hangs in the calls by which staff keep customers. */
export function addCustomerRoutes(mounting: Mounting, ports: AccountPorts): void {
  const { platform } = mounting;
  const { db } = platform;
  const by = ({ actor, language, origin }: { actor: Actor; language: Language; origin: Origin }): StaffCall => ({
    platform,
    actor,
    language,
    origin,
  });

  mount(mounting, api.listCustomers, ({ query }) => listCustomerPage(db, ports, query));
  mount(mounting, api.getCustomer, ({ params, language }) => customerDetail(db, ports, params.accountId, language));
  mount(mounting, api.customerHistory, ({ params, query }) => historyOf(db, params.accountId, query));
  mount(mounting, api.addCustomer, ({ tx, body, ...call }) => addNewCustomer(by(call), tx, body));
  mount(mounting, api.updateCustomer, ({ body, ...call }) => changeCustomer(by(call), body));
  mount(mounting, api.addContact, ({ tx, body, ...call }) => addNewContact(by(call), tx, body));
  mount(mounting, api.updateContact, ({ body, ...call }) => changeContact(by(call), body));
  mount(mounting, api.setAccountStatus, ({ body, ...call }) => changeAccountStatus(by(call), body));
  mount(mounting, api.setContactStatus, ({ body, ...call }) => changeContactStatus(by(call), body));

  mount(mounting, api.listInactive, ({ query }) => listWaiting(platform, ports, query));
  mount(mounting, api.mailContactActivation, ({ body, ...call }) => sendActivation(by(call), body.contactId));
  mount(mounting, api.mailContactReset, ({ body, ...call }) => sendReset(by(call), body.contactId));
  mount(mounting, api.activateContact, ({ body, ...call }) => activateByStaff(by(call), body.contactId));

  mount(mounting, api.listClaimContacts, ({ query }) => listClaims(db, ports, query));
  mount(mounting, api.moveRequests, ({ tx, body, ...call }) => moveToColleague(by(call), ports, tx, body));
}
