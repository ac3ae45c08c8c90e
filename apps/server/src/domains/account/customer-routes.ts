import * as api from '@heliodesk/contract/account';
import { mountUnmanaged, mountUseCase, type Mounting } from '#src/platform/http/mount.ts';
import { listClaims, moveToColleague } from './service/claim-contacts.ts';
import { activateByStaff, listWaiting, sendActivation, sendReset } from './service/customer-activation.ts';
import { changeContact, changeCustomer } from './service/customer-edit.ts';
import { addNewContact, addNewCustomer } from './service/customer-new.ts';
import { changeAccountStatus, changeContactStatus } from './service/customer-status.ts';
import { customerDetail, historyOf, listCustomerPage } from './service/customers.ts';

/** How staff keep customers. */
export function registerCustomerRoutes(mounting: Mounting): void {
  mountUseCase(mounting, api.listCustomers, (context, { query }) => listCustomerPage(context, query));
  mountUseCase(mounting, api.getCustomer, (context, { params }) => customerDetail(context, params.accountId));
  mountUseCase(mounting, api.customerHistory, ({ db }, { params, query }) => historyOf(db, params.accountId, query));
  mountUseCase(mounting, api.addCustomer, (context, { body }) => addNewCustomer(context, body));
  mountUseCase(mounting, api.updateCustomer, (context, { body }) => changeCustomer(context, body));
  mountUseCase(mounting, api.addContact, (context, { body }) => addNewContact(context, body));
  mountUseCase(mounting, api.updateContact, (context, { body }) => changeContact(context, body));
  mountUseCase(mounting, api.setAccountStatus, (context, { body }) => changeAccountStatus(context, body));
  mountUseCase(mounting, api.setContactStatus, (context, { body }) => changeContactStatus(context, body));

  mountUseCase(mounting, api.listInactive, (context, { query }) => listWaiting(context, query));
  mountUnmanaged(mounting, api.mailContactActivation, (context, { body }) => sendActivation(context, body.contactId));
  mountUnmanaged(mounting, api.mailContactReset, (context, { body }) => sendReset(context, body.contactId));
  mountUseCase(mounting, api.activateContact, (context, { body }) => activateByStaff(context, body.contactId));

  mountUseCase(mounting, api.listClaimContacts, (context, { query }) => listClaims(context, query));
  mountUseCase(mounting, api.moveRequests, (context, { body }) => moveToColleague(context, body));
}
