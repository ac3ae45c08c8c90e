import * as api from '@heliodesk/contract/account';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { customerChoice, listRtsCustomers, searchCustomers } from './service/on-behalf.ts';
import { enterRtsCustomer } from './service/on-behalf-new.ts';
import { readOne, readPage } from './service/reading-budget.ts';

/** Choosing and adding the customer staff file for. */
export function registerOnBehalfRoutes(mounting: Mounting): void {
  mount(mounting, api.searchCustomers, (context, { query }) => readPage(context, () => searchCustomers(context, query)));
  mount(mounting, api.getListOfRts, (context, { query }) => readPage(context, () => listRtsCustomers(context, query)));
  mount(mounting, api.getCustomerChoice, (context, { params }) => readOne(context, () => customerChoice(context, params.contactId)));
  mount(mounting, api.addRtsCustomer, (context, { body }) => enterRtsCustomer(context, body));
}
