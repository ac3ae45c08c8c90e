import * as api from '@heliodesk/contract/account';
import { mountUnmanaged, mount, type Mounting } from '#src/platform/http/mount.ts';
import { listClaims, moveToColleague } from './service/claim-contacts.ts';
import { activateByStaff, listWaiting, sendActivation, sendReset } from './service/customer-activation.ts';
import { changeContact, changeCustomer } from './service/customer-edit.ts';
import { addNewContact, addNewCustomer } from './service/customer-new.ts';
import { changeAccountStatus, changeContactStatus } from './service/customer-status.ts';
import { readOne, readPage } from './service/reading-budget.ts';
import { customerDetail, historyOf, listCustomerPage } from './service/customers.ts';

/** How staff keep customers. */
export function registerCustomerRoutes(mounting: Mounting): void {
  mount(mounting, api.listCustomers, (context, { query }) => readPage(context, () => listCustomerPage(context, query)));
  mount(mounting, api.getCustomer, (context, { params }) => readOne(context, () => customerDetail(context, params.accountId)));
  mount(mounting, api.customerHistory, (context, { params, query }) => readOne(context, () => historyOf(context, params.accountId, query)));
  mount(mounting, api.addCustomer, (context, { body }) => addNewCustomer(context, body));
  mount(mounting, api.updateCustomer, (context, { body }) => changeCustomer(context, body));
  mount(mounting, api.addContact, (context, { body }) => addNewContact(context, body));
  mount(mounting, api.updateContact, (context, { body }) => changeContact(context, body));
  mount(mounting, api.setAccountStatus, (context, { body }) => changeAccountStatus(context, body));
  mount(mounting, api.setContactStatus, (context, { body }) => changeContactStatus(context, body));

  mount(mounting, api.listInactive, (context, { query }) => readPage(context, () => listWaiting(context, query)));
  mountUnmanaged(mounting, api.mailContactActivation, (context, { body }) => sendActivation(context, body.contactId));
  mountUnmanaged(mounting, api.mailContactReset, (context, { body }) => sendReset(context, body.contactId));
  mount(mounting, api.activateContact, (context, { body }) => activateByStaff(context, body.contactId));

  mount(mounting, api.listClaimContacts, (context, { query }) => readPage(context, () => listClaims(context, query)));
  mount(mounting, api.moveRequests, (context, { body }) => moveToColleague(context, body));
}
