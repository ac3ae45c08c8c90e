import { pageAccess } from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildCustomer } from '../account/seed.ts';
import { buildStaff, type BuiltUser } from './seed.ts';

let app: TestApp;
let agent: BuiltUser;
let admin: BuiltUser;
let customer: { token: string };
beforeAll(async () => {
  app = await startTestApp();
  agent = await buildStaff(app.platform);
  admin = await buildStaff(app.platform, { role: 'admin' });
  customer = await buildCustomer(app.platform);
});
afterAll(() => app.stop());

const of = async (token: string, path: string) => (await app.client(token).call(pageAccess, { query: { path } })).data;

describe('a page that someone may not open', () => {
  it('tells employees its name and who can give them access', async () => {
    expect(await of(agent.token, '/admin/user?edit=new')).toEqual({
      title: 'menu.staffUsers',
      kinds: ['staff'],
      givers: [{ name: admin.name, email: admin.email }],
    });
  });

  it('tells others who it is for, and no names', async () => {
    expect(await of(customer.token, '/desk/7')).toEqual({ title: 'menu.request', kinds: ['staff'], givers: [] });
    expect(await of(agent.token, '/profile/myRequest')).toEqual({ title: 'menu.myRequests', kinds: ['customer'], givers: [] });
  });

  it('is no page at all where no one has it', async () => {
    expect(await of(agent.token, '/warrantyclaim/nonsense')).toEqual({ title: null, kinds: [], givers: [] });
  });
});
