import * as api from '@heliodesk/contract/account';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Origin } from '#src/platform/http/call.ts';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import * as people from './service/provider-users.ts';
import * as providers from './service/providers.ts';

/** Hangs in the administration of service provider companies and their people. */
export function addProviderRoutes(mounting: Mounting): void {
  const { platform } = mounting;
  const by = ({ actor, origin }: { actor: Actor; origin: Origin }): providers.ProviderCall => ({ platform, actor, origin });

  mount(mounting, api.listProviders, ({ query }) => providers.listProviders(platform.db, query));
  mount(mounting, api.addProvider, (call) => providers.add(by(call), call.tx, call.body));
  mount(mounting, api.editProvider, (call) => providers.edit(by(call), call.tx, call.body));
  mount(mounting, api.disableProvider, (call) => providers.disable(by(call), call.tx, call.body));
  mount(mounting, api.enableProvider, (call) => providers.enable(by(call), call.tx, call.body));

  mount(mounting, api.listProviderUsers, ({ params }) => people.listPeople(platform, params.providerId));
  mount(mounting, api.inviteProviderUser, (call) => people.invite(by(call), call.tx, call.body));
  mount(mounting, api.inviteProviderUserAgain, (call) => people.inviteAgain(by(call), call.body.userId));
  mount(mounting, api.disableProviderUser, (call) => people.disablePerson(by(call), call.tx, call.body.userId));
  mount(mounting, api.enableProviderUser, (call) => people.enablePerson(by(call), call.tx, call.body.userId));
  mount(mounting, api.mailProviderReset, async (call) => {
    await people.sendReset(by(call), call.body.userId);
    return null;
  });
}
