// @both-engines
import {
  addProvider,
  disableProvider,
  disableProviderUser,
  editProvider,
  enableProvider,
  enableProviderUser,
  inviteProviderUser,
  inviteProviderUserAgain,
  listProviders,
  listProviderUsers,
  mailProviderReset,
  type ProviderCompany,
} from '@heliodesk/contract/account';
import { getInfo, listAudit, listStaff } from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkValue, mailTo } from '#src/testing/mailbox.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';
import { buildStaff, seedEmail, type BuiltUser } from '../identity/seed.ts';
import { buildCustomer, buildProviderCompany, buildProviderUser } from './seed.ts';
import { choosePassword, enterWithPassword } from '#src/testing/passwords.ts';

let app: TestApp;
let admin: TestClient;
let chief: BuiltUser;
beforeAll(async () => {
  app = await startTestApp();
  chief = await buildStaff(app.platform, { role: 'admin' });
  admin = app.client(chief.token);
});
afterAll(() => app.stop());

let made = 0;
const company = (change: object = {}) => ({
  name: `Rhône Montage ${(made += 1)}`,
  regionId: 250,
  city: 'Lyon',
  address: '12 quai Perrache',
  postalCode: '69002',
  email: 'Office@Rhone-Montage.example',
  phone: '+33 4 72 10 44 00',
  serves: [250, 756, 250],
  ...change,
});
const add = async (change: object = {}): Promise<ProviderCompany> => (await admin.call(addProvider, { body: company(change) })).data;
const bodyOf = ({ providerId, version }: ProviderCompany) => ({ providerId, version });
const invite = (providerId: number, change: object = {}) =>
  admin.call(inviteProviderUser, {
    body: { providerId, email: seedEmail('provider user'), name: 'Yann Le Goff', language: 'fr' as const, ...change },
  });

const choose = (key: string) => choosePassword(app.client(), key);

const enter = (username: string) => enterWithPassword(app.client(), { username, password: 'Solaris42' });

describe('a service provider', () => {
  it('is added with its countries, each once, and found by name, country, served country and state', async () => {
    const added = await add({ name: 'Éclair & Fils 100%', city: 'Chambéry' });
    expect(added).toMatchObject({ email: 'office@rhone-montage.example', serves: [250, 756], state: 'enabled', users: 0, version: 0 });
    const found = async (query: object) => (await admin.call(listProviders, { query })).data.map(({ providerId }) => providerId);
    expect(await found({ text: 'éclair & fils 100%' })).toEqual([added.providerId]);
    expect(await found({ text: 'chambéry', country: 250, serves: 756, state: 'enabled' })).toEqual([added.providerId]);
    expect(await found({ text: 'chambéry', serves: 276 })).toEqual([]);
    expect(await found({ text: 'chambéry', state: 'disabled' })).toEqual([]);
  });

  it('has a name of its own and countries that there are', async () => {
    const { name } = await add();
    const other = await add();
    const taken = { path: 'name', rule: 'nameTaken' };
    expect((await admin.call(addProvider, { body: company({ name: name.toUpperCase() }) })).errors).toMatchObject([taken]);
    expect((await admin.call(editProvider, { body: { ...company({ name }), ...bodyOf(other) } })).errors).toMatchObject([taken]);
    expect((await admin.call(addProvider, { body: company({ regionId: 999 }) })).errors).toMatchObject([{ path: 'regionId' }]);
    expect((await admin.call(addProvider, { body: company({ serves: [250, 999] }) })).errors).toMatchObject([{ path: 'serves' }]);
    const twins = await Promise.all([1, 2].map(() => admin.call(addProvider, { body: company({ name: 'Twins' }) })));
    expect(twins.map(({ code }) => code).toSorted()).toEqual([200, 510]);
  });

  it('is changed by who read its newest state, and the change is audited', async () => {
    const added = await add();
    const body = { ...company({ city: 'Grenoble' }), ...bodyOf(added) };
    expect((await admin.call(editProvider, { body })).data).toMatchObject({ city: 'Grenoble', version: 1 });
    expect(await admin.call(editProvider, { body: { ...body, city: 'Annecy' } })).toMatchObject({
      key: 'stale',
      data: { current: { city: 'Grenoble', version: 1 } },
    });
    const { data } = await admin.call(listAudit, { query: { action: 'account.editProvider', subjectId: String(added.providerId) } });
    expect(data).toMatchObject([{ before: { city: 'Lyon' }, after: { city: 'Grenoble' }, subjectName: body.name }]);
  });

  it('that is disabled shuts out all of its people immediately, and no others; enabled, they sign in again', async () => {
    const provider = await buildProviderCompany(app.platform);
    const people = [
      await buildProviderUser(app.platform, { company: provider }),
      await buildProviderUser(app.platform, { company: provider }),
    ];
    const stranger = await buildProviderUser(app.platform);
    const codes = () => Promise.all([...people, stranger].map(async ({ token }) => (await app.client(token).call(getInfo, {})).code));
    expect(await codes()).toEqual([200, 200, 200]);
    const { providerId } = provider;
    expect((await admin.call(disableProvider, { body: { providerId, version: 0 } })).data).toMatchObject({ state: 'disabled', users: 2 });
    expect(await codes()).toEqual([401, 401, 200]);
    expect((await invite(providerId)).key).toBe('conflict');
    expect((await admin.call(mailProviderReset, { body: { userId: people[0]?.userId ?? 0 } })).key).toBe('conflict');
    expect((await admin.call(enableProvider, { body: { providerId, version: 0 } })).key).toBe('stale');
    expect((await admin.call(enableProvider, { body: { providerId, version: 1 } })).data.state).toBe('enabled');
    expect(await codes()).toEqual([401, 401, 200]);
    expect((await admin.call(mailProviderReset, { body: { userId: people[0]?.userId ?? 0 } })).code).toBe(200);
    expect((await choose(linkValue(await mailTo(app, people[0]?.email ?? '', 2), 'key'))).code).toBe(200);
    expect((await enter(people[0]?.email ?? '')).code).toBe(200);
  });

  it('is administered by administrators alone; supervisors look', async () => {
    const { providerId } = await add();
    const lead = app.client((await buildStaff(app.platform, { role: 'supervisor' })).token);
    expect((await lead.call(listProviders, { query: {} })).code).toBe(200);
    expect((await lead.call(listProviderUsers, { params: { providerId } })).code).toBe(200);
    expect((await lead.call(addProvider, { body: company() })).key).toBe('forbidden');
    expect((await lead.call(disableProvider, { body: { providerId, version: 0 } })).key).toBe('forbidden');
  });
});

describe('the people of a provider', () => {
  it('are invited in their language, choose a password and belong to that company', async () => {
    const provider = await add();
    const { data: invited } = await invite(provider.providerId);
    expect(invited).toMatchObject({ state: 'invited', invitedUntil: expect.any(String) });
    const mail = await mailTo(app, invited.email);
    expect(mail.subject).toBe(`${provider.name}\u00A0: votre accès à Heliodesk`);
    expect((await choose(linkValue(mail, 'key'))).code).toBe(200);
    const token = (await enter(invited.email)).data.token;
    expect((await app.client(token).call(getInfo, {})).data).toMatchObject({
      user: { kind: 'provider', companyName: provider.name },
      roles: ['provider'],
    });
    const { data } = await admin.call(listProviderUsers, { params: { providerId: provider.providerId } });
    expect(data).toMatchObject([{ userId: invited.userId, state: 'active', sessions: 1 }]);
  });

  it('have addresses that no one else has', async () => {
    const { providerId } = await add();
    for (const { email } of [chief, await buildCustomer(app.platform), await buildProviderUser(app.platform)])
      expect((await invite(providerId, { email })).errors).toMatchObject([{ path: 'email', rule: 'emailTaken' }]);
    expect((await invite(999_999_999)).key).toBe('notFound');
  });

  it('are invited again, disabled and enabled one by one', async () => {
    const provider = await add();
    const { data: invited } = await invite(provider.providerId);
    const { userId } = invited;
    const first = linkValue(await mailTo(app, invited.email), 'key');
    expect((await admin.call(inviteProviderUserAgain, { body: { userId } })).code).toBe(200);
    expect((await choose(first)).key).toBe('user.invitationInvalid');
    expect((await choose(linkValue(await mailTo(app, invited.email, 2), 'key'))).code).toBe(200);
    expect((await admin.call(inviteProviderUserAgain, { body: { userId } })).key).toBe('conflict');
    const token = (await enter(invited.email)).data.token;
    expect((await admin.call(disableProviderUser, { body: { userId } })).data).toMatchObject({ state: 'disabled', sessions: 0 });
    expect((await app.client(token).call(getInfo, {})).code).toBe(401);
    expect((await admin.call(disableProviderUser, { body: { userId } })).key).toBe('conflict');
    expect((await admin.call(enableProviderUser, { body: { userId } })).data.state).toBe('active');
    expect((await enter(invited.email)).code).toBe(200);
    const [row] = (await admin.call(listProviders, { query: { text: provider.name } })).data;
    expect(row).toMatchObject({ users: 1, usersOff: 0 });
  });

  it('are counted for their own company, those who cannot sign in by themselves', async () => {
    const [one, other] = [await add(), await add()];
    await invite(one.providerId);
    const countsOf = async ({ name }: ProviderCompany) => (await admin.call(listProviders, { query: { text: name } })).data[0];
    expect(await countsOf(one)).toMatchObject({ users: 1, usersOff: 1 });
    expect(await countsOf(other)).toMatchObject({ users: 0, usersOff: 0 });
  });

  it('are no staff and no customers: those are not found here, and these not there', async () => {
    const provider = await buildProviderUser(app.platform);
    const customer = await buildCustomer(app.platform);
    for (const userId of [customer.userId, chief.userId, 999_999_999])
      for (const spec of [disableProviderUser, enableProviderUser, mailProviderReset, inviteProviderUserAgain])
        expect((await admin.call(spec, { body: { userId } })).key).toBe('notFound');
    expect((await admin.call(listStaff, { query: { text: provider.email } })).data).toEqual([]);
  });
});
