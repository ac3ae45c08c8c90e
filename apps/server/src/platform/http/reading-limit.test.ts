import { serialTemplate } from '@heliodesk/contract/serial-number';
import { countDrafts, listDrafts } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { signIn } from '#src/domains/identity/seed.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { reading } from './reading-limit.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('pages of lists and files', () => {
  it('are no more than 30,000 an hour for one person in all their sessions, who can do everything else', async () => {
    const customer = await buildCustomer(app.platform);
    const list = (token: string, lang = 'en') => app.client(token).call(listDrafts, { query: {} }, { headers: { lang } });
    for (let count = 1; count < 30_000; count += 1) await app.platform.throttle.takeHere(reading, `user:${customer.userId}`);
    expect((await list(customer.token)).code).toBe(200);
    const other = await signIn(app.platform, customer);
    expect(await list(other, 'de')).toMatchObject({
      status: 429,
      key: 'tooManyRequests',
      msg: expect.stringContaining('Warten') as string,
    });
    expect((await app.client(customer.token).call(serialTemplate, {})).status).toBe(429);
    expect((await app.client(customer.token).call(countDrafts, { query: {} })).code).toBe(200);
    expect((await list((await buildCustomer(app.platform)).token)).code).toBe(200);
  });
});
