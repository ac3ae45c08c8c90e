import * as api from '@heliodesk/contract/account';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { customerChoice, listRtsCustomers, searchCustomers } from './service/on-behalf.ts';
import { enterRtsCustomer } from './service/on-behalf-new.ts';
import { readCounted } from './service/reading-budget.ts';

/** Choosing and adding the customer staff file for. */
export function registerOnBehalfRoutes(mounting: Mounting): void {
  mount(mounting, api.searchCustomers, (context, { query }) => searchCustomers(context, query));
  mount(mounting, api.getListOfRts, (context, { query }) => listRtsCustomers(context, query));
  mount(mounting, api.getCustomerChoice, (context, { params }) =>
    readCounted(
      context,
      'companies',
      () => customerChoice(context, params.contactId),
      () => 1,
    ),
  );
  mount(mounting, api.addRtsCustomer, (context, { body }) => enterRtsCustomer(context, body));
}
