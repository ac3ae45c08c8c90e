import { getInfo, getMyProfile, updateMyLanguage, updateMyProfile } from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildCustomer } from '../account/seed.ts';
import { buildProvider, buildStaff } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const profileOf = async (token: string) => (await app.client(token).call(getMyProfile, {})).data;

describe('the own profile', () => {
  it('tells staff their team, and providers and customers their company', async () => {
    const { db } = app.platform;
    const [agent, provider, customer] = [
      await buildStaff(app.platform),
      await buildProvider(app.platform),
      await buildCustomer(app.platform, { company: { companyName: 'Sierra Clara Energía S.L.' } }),
    ];
    const team = await db.insertInto('team').values({ name: 'Team Sunrise' }).returning('id').executeTakeFirstOrThrow();
    await db.updateTable('app_user').set({ team_id: team.id }).where('id', '=', agent.userId).execute();
    const company = await db
      .insertInto('provider')
      .values({ name: 'Montajes Solares', region_id: 724, email: 'office@montajes.example', created_at: app.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('provider_user').values({ user_id: provider.userId, provider_id: company.id }).execute();
    expect(await profileOf(agent.token)).toMatchObject({
      userId: agent.userId,
      kind: 'staff',
      organization: 'Team Sunrise',
      hasPassword: true,
    });
    expect(await profileOf(provider.token)).toMatchObject({ kind: 'provider', organization: 'Montajes Solares' });
    expect(await profileOf(customer.token)).toMatchObject({
      kind: 'customer',
      organization: 'Sierra Clara Energía S.L.',
      phone: '+34 600 123 456',
    });
  });

  it('has the name as readers of its language write it', async () => {
    const { token } = await buildCustomer(app.platform);
    const nameIn = async (lang: string) => (await app.client(token).call(getMyProfile, {}, { headers: { lang } })).data.name;
    expect([await nameIn('en'), await nameIn('ja'), await nameIn('zh')]).toEqual(['Carmen Ruiz', 'Ruiz Carmen', 'Ruiz Carmen']);
  });

  it('is for anyone who is signed in, also without a role', async () => {
    const { token, userId } = await buildStaff(app.platform);
    await app.platform.db.deleteFrom('user_role').where('user_id', '=', userId).execute();
    expect(await profileOf(token)).toMatchObject({ userId, organization: null });
    expect((await app.client().call(getMyProfile, {})).code).toBe(401);
  });

  it('takes a phone and a job title, and writes down before and after', async () => {
    const { token, userId } = await buildStaff(app.platform);
    const body = { phone: '+49 761 555 01', jobTitle: 'Module specialist', version: 0, name: 'Someone Else', roles: ['admin'] };
    const answer = await app.client(token).call(updateMyProfile, { body });
    expect(answer.data).toMatchObject({ phone: '+49 761 555 01', jobTitle: 'Module specialist', version: 1, name: 'Alex Agent' });
    expect(await profileOf(token)).toEqual(answer.data);
    const audit = await app.platform.db
      .selectFrom('audit')
      .select(['action', 'before', 'after'])
      .where('actor_id', '=', userId)
      .executeTakeFirst();
    expect(audit).toEqual({
      action: 'identity.changeProfile',
      before: { phone: '', jobTitle: '' },
      after: { phone: '+49 761 555 01', jobTitle: 'Module specialist' },
    });
  });

  it('is never saved over a newer state, which comes with the refusal', async () => {
    const { token } = await buildProvider(app.platform);
    const client = app.client(token);
    await client.call(updateMyProfile, { body: { phone: '+34 950 000 001', jobTitle: 'Fitter', version: 0 } });
    const answer = await client.call(updateMyProfile, { body: { phone: '+34 950 000 002', jobTitle: '', version: 0 } });
    expect(answer).toMatchObject({ code: 409, key: 'stale', data: { current: { phone: '+34 950 000 001', version: 1 } } });
  });

  it('refuses what is no phone number, at the field', async () => {
    const { token } = await buildStaff(app.platform);
    const answer = await app.client(token).call(updateMyProfile, { body: { phone: 'call me', jobTitle: 'x'.repeat(101), version: 0 } });
    expect(answer.code).toBe(510);
    expect(answer.errors.map(({ path }) => path).toSorted()).toEqual(['jobTitle', 'phone']);
  });

  it('of a customer is changed in the contact', async () => {
    const { token } = await buildCustomer(app.platform);
    expect((await app.client(token).call(updateMyProfile, { body: { phone: '', jobTitle: '', version: 0 } })).code).toBe(404);
  });
});

describe('the language of a person', () => {
  it('is kept, and leaves a form that is open beside it good', async () => {
    const { token } = await buildStaff(app.platform);
    const client = app.client(token);
    expect((await client.call(updateMyLanguage, { body: { language: 'ja' } })).code).toBe(200);
    expect((await client.call(getInfo, {})).data.user.language).toBe('ja');
    expect(await profileOf(token)).toMatchObject({ language: 'ja', version: 0 });
  });

  it('is one of the nine', async () => {
    const { token } = await buildStaff(app.platform);
    const answer = await app.client(token).send({ method: 'PUT', url: updateMyLanguage.path, payload: { language: 'tlh' } });
    expect(answer.errors.map(({ path }) => path)).toEqual(['language']);
  });
});
