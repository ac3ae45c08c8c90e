import * as api from '@heliodesk/contract/account';
import { customerTypes } from '@heliodesk/contract/account';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { contactIdOf, customerChoice, listCustomerChoices } from './service/behalf.ts';
import { enterRtsCustomer } from './service/behalf-new.ts';

const given = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

/** Hangs in the calls of choosing and entering the customer whom staff act for. */
export function addBehalfRoutes(mounting: Mounting): void {
  const { platform } = mounting;
  mount(mounting, api.searchCustomers, ({ actor, query: { text, customerType, ...paging }, language }) =>
    listCustomerChoices(platform, actor, { text: given(text), customerType }, paging, language),
  );
  mount(mounting, api.getListOfRts, ({ actor, query: { contactNo, companyName, email, ...paging }, language }) => {
    const number = given(contactNo);
    const filter = {
      customerType: customerTypes.rts,
      contactId: number === undefined ? undefined : contactIdOf(number),
      companyName: given(companyName),
      email: given(email),
    };
    return listCustomerChoices(platform, actor, filter, paging, language);
  });
  mount(mounting, api.getCustomerChoice, ({ params, language }) => customerChoice(platform.db, params.contactId, language));
  mount(mounting, api.addRtsCustomer, ({ actor, body, language, origin }) => enterRtsCustomer({ platform, actor, language, origin }, body));
}
