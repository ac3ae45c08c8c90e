import { companies, subjectNames, type Identity } from '#src/domains/identity/index.ts';
import { dictionaryUses } from '#src/domains/reference/index.ts';
import type { Mounting } from '#src/platform/http/mount.ts';
import { addBehalfRoutes } from './behalf-routes.ts';
import { addCustomerRoutes } from './customer-routes.ts';
import type { AccountPorts } from './ports.ts';
import { addOwnRoutes } from './own-routes.ts';
import { addProviderRoutes } from './provider-routes.ts';
import { addRoutes } from './routes.ts';
import { defineActivationMails } from './service/activation.ts';
import { holdsSalutation } from './store/dictionary-use.ts';
import { companyAnswers, subjectNamesOfAccounts } from './store/identity-answers.ts';

export type { AccountPorts } from './ports.ts';
export { requireActable } from './service/behalf.ts';
export { workCalendarOf, type WorkCalendar } from './service/work-calendar.ts';

/** Adds registration, companies with their contacts, address books, and service providers with their people. */
export function registerAccount(mounting: Mounting, identity: Identity, ports: AccountPorts): void {
  const { platform } = mounting;
  companies.register(platform, companyAnswers);
  dictionaryUses.register(platform, 'account', holdsSalutation);
  for (const [type, nameOf] of Object.entries(subjectNamesOfAccounts)) subjectNames.register(platform, type, nameOf);
  defineActivationMails(platform);
  addRoutes(mounting, identity);
  addOwnRoutes(mounting);
  addBehalfRoutes(mounting);
  addCustomerRoutes(mounting, ports);
  addProviderRoutes(mounting);
}
