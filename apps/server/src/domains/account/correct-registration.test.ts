import { activateAccount } from '@heliodesk/contract/account';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lastOf } from '#src/testing/last-number.ts';
import { linkValue, mailsTo, mailTo } from '#src/testing/mailbox.ts';
import { registerAs, type RegistrationChanges } from '#src/testing/registration.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { seedEmail } from '../identity/seed.ts';
import { buildCustomer } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const countAccounts = async (): Promise<number> => (await app.platform.db.selectFrom('account').select('id').execute()).length;
const contactsWith = (email: string) => app.platform.db.selectFrom('contact').selectAll().where('email', '=', email).execute();
const cookieOf = ({ headers }: Awaited<ReturnType<typeof registerAs>>) => String(headers['set-cookie']);

/** Registers as a browser does that has sent `former` before. */
const correct = (former: string, email: string, changes: RegistrationChanges = {}) =>
  registerAs(app, email, { ...changes, cookie: former.split(';')[0] ?? '', body: { correct: true } });
const activate = async (email: string, mail = 1) =>
  app.client().call(activateAccount, { query: { code: linkValue(await mailTo(app, email, mail), 'code') } });

it('takes the place of the registration that the same browser sent, whose link is dead from then on', async () => {
  const [wrong, right, before] = [seedEmail('wrong'), seedEmail('right'), await countAccounts()];
  const cookie = cookieOf(await registerAs(app, wrong));
  expect(cookie).toMatch(/^Registration=[\w-]{43}; Path=\/api\/account\/register; Max-Age=172800; HttpOnly; SameSite=Strict$/);
  expect((await correct(cookie, right, { account: { companyName: 'Jasny Dach' }, contact: { firstName: 'Ewelina' } })).code).toBe(200);
  expect(await countAccounts()).toBe(before + 1);
  expect(await contactsWith(wrong)).toEqual([]);
  expect(await contactsWith(right)).toMatchObject([{ first_name: 'Ewelina' }]);
  expect((await activate(wrong)).key).toBe('account.activationFailed');
  expect((await activate(right)).data).toEqual({ state: 'activated' });
});

it('registers again without the cookie of that browser, and once it is confirmed', async () => {
  const [first, second, third, before] = [seedEmail('first'), seedEmail('second'), seedEmail('third'), await countAccounts()];
  const cookie = cookieOf(await registerAs(app, first));
  await correct('Registration=someone-elses', second);
  expect(await countAccounts()).toBe(before + 2);
  await activate(first);
  await correct(cookie, third);
  expect(await countAccounts()).toBe(before + 3);
  expect(await contactsWith(first)).toHaveLength(1);
});

it('writes as much for a known address, and takes it back, so that its time tells nothing', async () => {
  const owner = await buildCustomer(app.platform);
  const cookie = cookieOf(await registerAs(app, seedEmail('typo')));
  const entriesWritten = async (email: string): Promise<number> => {
    const first = await lastOf(app, 'audit');
    await correct(cookie, email);
    return (await lastOf(app, 'audit')) - first;
  };
  expect([await entriesWritten(owner.email), await entriesWritten(seedEmail('right'))]).toEqual([1, 1]);
  expect(await contactsWith(owner.email)).toHaveLength(1);
});

it('answers the same for a known address, tells its owner, and leaves the registration as it was', async () => {
  const owner = await buildCustomer(app.platform);
  const [mistyped, right, before] = [seedEmail('typo'), seedEmail('right'), await countAccounts()];
  const cookie = cookieOf(await registerAs(app, mistyped));
  const [known, fresh] = [await correct(cookie, owner.email), await correct(cookie, right)];
  expect({ ...known.raw.json<object>() }).toEqual({ ...fresh.raw.json<object>() });
  expect(cookieOf(known)).toBe(cookieOf(fresh));
  expect((await mailTo(app, owner.email)).path).toBe('/login');
  expect(await countAccounts()).toBe(before + 1);
  expect(await contactsWith(owner.email)).toHaveLength(1);
  expect(await contactsWith(right)).toHaveLength(1);
});

it('makes a registration out of one whose address was known', async () => {
  const owner = await buildCustomer(app.platform);
  const [right, before] = [seedEmail('right'), await countAccounts()];
  await correct(cookieOf(await registerAs(app, owner.email)), right);
  expect(await countAccounts()).toBe(before + 1);
  expect((await activate(right)).data).toEqual({ state: 'activated' });
});

it('is limited, for known and unknown addresses alike', async () => {
  const owner = await buildCustomer(app.platform);
  for (const email of [seedEmail('one'), owner.email]) {
    const cookie = cookieOf(await registerAs(app, email));
    const codes = [];
    for (let count = 0; count < 6; count += 1) codes.push((await correct(cookie, seedEmail('again'))).code);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  }
  expect((await mailsTo(app, owner.email)).length).toBeLessThan(2);
});
