import { findPassword } from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkValue, mailTo } from '#src/testing/mailbox.ts';
import { choosePassword, enterWithPassword } from '#src/testing/passwords.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildCustomer } from '../account/seed.ts';
import { demoPassword } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ publicUrl: 'https://service.example' });
});
afterAll(() => app.stop());

/** A browser that keeps its cookies. */
class Browser {
  cookie = '';

  async enter(username: string, password = demoPassword) {
    const client = app.client();
    const send = client.send.bind(client);
    client.send = (request) =>
      send({ ...request, headers: { ...request.headers, ...(this.cookie === '' ? {} : { cookie: this.cookie }) } });
    const answer = await enterWithPassword(client, { username, password });
    const given = answer.raw.cookies.find(({ name }) => name === 'known-device');
    if (given !== undefined) this.cookie = `known-device=${given.value}`;
    return answer;
  }
}

/** Wrong passwords from a browser that no one knows, until the name has to wait. */
async function lockOut(email: string): Promise<void> {
  for (let count = 0; count < 5; count += 1) expect((await new Browser().enter(email, 'Wrong2026')).key).toBe('auth.badCredentials');
  expect((await new Browser().enter(email)).key).toBe('auth.tooManyAttempts');
}

describe('a device that someone has signed in from before', () => {
  it('lets them in while strangers have to wait, and strangers no sooner', async () => {
    const { email } = await buildCustomer(app.platform);
    const browser = new Browser();
    await browser.enter(email);
    await lockOut(email);
    expect((await browser.enter(email)).code).toBe(200);
    expect((await new Browser().enter(email)).key).toBe('auth.tooManyAttempts');
    expect((await browser.enter(email)).code).toBe(200);
  });

  it('is known by a cookie out of reach of scripts and other sites, another one each time', async () => {
    const { email } = await buildCustomer(app.platform);
    const browser = new Browser();
    const [first, second] = [await browser.enter(email), await browser.enter(email)];
    const given = [first, second].map(({ headers }) => String(headers['set-cookie']));
    for (const cookie of given)
      expect(cookie).toMatch(/^known-device=[\w-]+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/);
    expect(given[0]).not.toBe(given[1]);
    expect((await new Browser().enter(email, 'Wrong2026')).headers).not.toHaveProperty('set-cookie');
  });

  it('waits after five wrong passwords of its own', async () => {
    const { email } = await buildCustomer(app.platform);
    const browser = new Browser();
    await browser.enter(email);
    for (let count = 0; count < 5; count += 1) expect((await browser.enter(email, 'Wrong2026')).key).toBe('auth.badCredentials');
    expect((await browser.enter(email)).key).toBe('auth.tooManyAttempts');
    expect((await new Browser().enter(email)).code).toBe(200);
    app.clock.advance({ seconds: 61 });
    expect((await browser.enter(email)).code).toBe(200);
  });

  it('is known for its own people only', async () => {
    const [one, other, stranger] = [
      await buildCustomer(app.platform),
      await buildCustomer(app.platform),
      await buildCustomer(app.platform),
    ];
    const browser = new Browser();
    await browser.enter(one.email);
    await browser.enter(other.email);
    for (const { email } of [one, other, stranger]) await lockOut(email);
    expect((await browser.enter(stranger.email)).key).toBe('auth.tooManyAttempts');
    expect((await browser.enter(one.email)).code).toBe(200);
    expect((await browser.enter(other.email)).code).toBe(200);
  });

  it('is forgotten with the password and after half a year, and made up by no one', async () => {
    const [one, other] = [await buildCustomer(app.platform), await buildCustomer(app.platform)];
    const [browser, old, forged] = [new Browser(), new Browser(), new Browser()];
    await browser.enter(one.email);
    await app.client().call(findPassword, { body: { email: one.email } });
    await choosePassword(app.client(), linkValue(await mailTo(app, one.email), 'key'));
    await lockOut(one.email);
    expect((await browser.enter(one.email, 'Solaris42')).key).toBe('auth.tooManyAttempts');
    await old.enter(other.email);
    app.clock.advance({ days: 181 });
    await lockOut(other.email);
    forged.cookie = `known-device=${Buffer.from(JSON.stringify([{ userId: other.userId }])).toString('base64url')}`;
    for (const tried of [old, forged]) expect((await tried.enter(other.email)).key).toBe('auth.tooManyAttempts');
  });
});
