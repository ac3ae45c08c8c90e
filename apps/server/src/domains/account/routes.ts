import * as api from '@heliodesk/contract/account';
import { companies, identityOf, menuEntries, subjectNames } from '#src/domains/identity/index.ts';
import { dictionaryUses } from '#src/domains/reference/index.ts';
import { mountUnmanaged, type Mounting } from '#src/platform/http/mount.ts';
import { registerCustomerRoutes } from './customer-routes.ts';
import { accountMenu } from './menu.ts';
import { registerOnBehalfRoutes } from './on-behalf-routes.ts';
import { registerOwnRoutes } from './own-routes.ts';
import { registerProviderRoutes } from './provider-routes.ts';
import { activate, defineActivationMails, resendActivation } from './service/activation.ts';
import { newsByDefault, register } from './service/register.ts';
import { releaseAddress, scheduleRemoval } from './service/unproved.ts';
import { holdsSalutation } from './store/dictionary-use.ts';
import { companyAnswers, subjectNamesOfAccounts } from './store/identity-answers.ts';

/** Registration, companies with their contacts, address books, and service providers with their people. */
export function registerAccount(mounting: Mounting): void {
  const { platform } = mounting;
  companies.register(platform, { ...companyAnswers, releaseAddress });
  menuEntries.register(platform, 'account', accountMenu);
  dictionaryUses.register(platform, 'account', holdsSalutation);
  for (const [type, nameOf] of Object.entries(subjectNamesOfAccounts)) subjectNames.register(platform, type, nameOf);
  defineActivationMails(platform);
  scheduleRemoval(platform);
  mountUnmanaged(mounting, api.register, (context, { body, encryptKey }) =>
    register(context, identityOf(platform), { ...body, encryptKey }),
  );
  mountUnmanaged(mounting, api.registrationOptions, async () => ({ receiveMoreInformation: await newsByDefault(platform) }));
  mountUnmanaged(mounting, api.resendActivation, async (context, { query }) => {
    await resendActivation(context, query.email);
    return null;
  });
  mountUnmanaged(mounting, api.activateAccount, (context, { query }) => activate(context, query.code));
  registerOwnRoutes(mounting);
  registerOnBehalfRoutes(mounting);
  registerCustomerRoutes(mounting);
  registerProviderRoutes(mounting);
}
