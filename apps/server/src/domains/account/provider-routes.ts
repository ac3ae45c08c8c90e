import * as api from '@heliodesk/contract/account';
import { mountUnmanaged, mount, type Mounting } from '#src/platform/http/mount.ts';
import * as people from './service/provider-users.ts';
import * as providers from './service/providers.ts';

/** The administration of service provider companies and their people. */
export function registerProviderRoutes(mounting: Mounting): void {
  mount(mounting, api.listProviders, ({ db }, { query }) => providers.listProviders(db, query));
  mount(mounting, api.addProvider, (context, { body }) => providers.add(context, body));
  mount(mounting, api.editProvider, (context, { body }) => providers.edit(context, body));
  mount(mounting, api.disableProvider, (context, { body }) => providers.disable(context, body));
  mount(mounting, api.enableProvider, (context, { body }) => providers.enable(context, body));

  mount(mounting, api.listProviderUsers, (context, { params }) => people.listPeople(context, params.providerId));
  mount(mounting, api.inviteProviderUser, (context, { body }) => people.invite(context, body));
  mountUnmanaged(mounting, api.inviteProviderUserAgain, (context, { body }) => people.inviteAgain(context, body.userId));
  mount(mounting, api.disableProviderUser, (context, { body }) => people.disablePerson(context, body.userId));
  mount(mounting, api.enableProviderUser, (context, { body }) => people.enablePerson(context, body.userId));
  mountUnmanaged(mounting, api.mailProviderReset, async (context, { body }) => {
    await people.sendReset(context, body.userId);
    return null;
  });
}
