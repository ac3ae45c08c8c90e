// @both-engines
import { activateAccount, resendActivation } from '@heliodesk/contract/account';
import { getInfo } from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#src/platform/db/transaction.ts';
import { linkValue, mailsTo, mailTo } from '#src/testing/mailbox.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { createLink } from '../identity/index.ts';
import { seedEmail, signIn } from '../identity/seed.ts';
import { buildCustomer } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const codeFor = (userId: number): Promise<string> =>
  transaction(app.platform.db, (tx) => createLink(tx, userId, 'activation', app.clock.now()));
const activate = (code: string, headers: Record<string, string> = {}) =>
  app.client().call(activateAccount, { query: { code } }, { headers });
const resend = (email: string) => app.client().call(resendActivation, { query: { email } });
/** Lets the throttles' time pass, which is the real one. */
const letTimePass = () => app.platform.db.deleteFrom('throttle').where('key', 'like', 'activation-resend:%').execute();

describe('the activation link', () => {
  it('activates, without signing anyone in', async () => {
    const user = await buildCustomer(app.platform, { isInactive: true });
    const answer = await activate(await codeFor(user.userId));
    expect(answer.data).toEqual({ state: 'activated' });
    const token = await signIn(app.platform, user);
    expect((await app.client(token).call(getInfo, {})).code).toBe(200);
    const rows = await app.platform.db
      .selectFrom('audit')
      .select('action')
      .where('subject_id', '=', String(user.userId))
      .where('subject_type', '=', 'user')
      .execute();
    expect(rows).toEqual([{ action: 'account.activate' }]);
  });

  it('used again says that the account is active already, and nothing more', async () => {
    const { userId } = await buildCustomer(app.platform, { isInactive: true });
    const code = await codeFor(userId);
    await activate(code);
    const second = await activate(code);
    expect(second.data).toEqual({ state: 'alreadyActive' });
    expect(second.headers['set-cookie']).toBeUndefined();
  });

  it('used twice at the same time activates once', async () => {
    const { userId } = await buildCustomer(app.platform, { isInactive: true });
    const code = await codeFor(userId);
    const answers = await Promise.all([1, 2, 3, 4].map(() => activate(code)));
    expect(answers.map(({ data }) => data.state).toSorted()).toEqual(['activated', 'alreadyActive', 'alreadyActive', 'alreadyActive']);
  });

  it.each([
    [{ hours: 47, minutes: 59 }, 200],
    [{ hours: 48, seconds: 1 }, 510],
  ])('used after %j answers %i', async (wait, status) => {
    const { userId } = await buildCustomer(app.platform, { isInactive: true });
    const code = await codeFor(userId);
    app.clock.advance(wait);
    expect((await activate(code)).code).toBe(status);
  });

  it('cannot be guessed', async () => {
    for (const code of ['x', 'A'.repeat(43), "' or 1=1 --", '%00']) expect((await activate(code)).key).toBe('account.activationFailed');
  });

  it('is no reset link', async () => {
    const { userId } = await buildCustomer(app.platform, { isInactive: true });
    const key = await transaction(app.platform.db, (tx) => createLink(tx, userId, 'reset', app.clock.now()));
    expect((await activate(key)).key).toBe('account.activationFailed');
  });

  it.each<Record<string, string>>([{ 'sec-fetch-mode': 'navigate' }, { 'sec-purpose': 'prefetch' }])(
    'is not used up by a browser that opens or fetches it by itself: %j',
    async (headers) => {
      const { userId } = await buildCustomer(app.platform, { isInactive: true });
      const code = await codeFor(userId);
      expect((await activate(code, headers)).code).toBe(400);
      expect((await activate(code)).data).toEqual({ state: 'activated' });
    },
  );
});

describe('sending the activation mail again', () => {
  it('answers alike for inactive, active and unknown addresses, and mails only the inactive', async () => {
    const [inactive, active, unknown] = [
      await buildCustomer(app.platform, { isInactive: true }),
      await buildCustomer(app.platform),
      seedEmail('unknown'),
    ];
    const answers = [await resend(unknown), await resend(active.email), await resend(inactive.email)];
    expect(new Set(answers.map(({ code, msg, data }) => JSON.stringify({ code, msg, data }))).size).toBe(1);
    const mail = await mailTo(app, inactive.email);
    expect(mail.text).not.toContain(inactive.companyName);
    expect((await activate(linkValue(mail, 'code'))).data).toEqual({ state: 'activated' });
    expect(await mailsTo(app, active.email)).toEqual([]);
    expect(await mailsTo(app, unknown)).toEqual([]);
  });

  it('has to wait a minute, for unknown addresses too', async () => {
    for (const email of [(await buildCustomer(app.platform, { isInactive: true })).email, seedEmail('unknown')]) {
      expect((await resend(email)).code).toBe(200);
      const early = await resend(email.toUpperCase());
      expect(early.key).toBe('tooManyRequests');
      expect(Number(early.headers['retry-after'])).toBeGreaterThan(50);
      expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(60);
      await letTimePass();
      expect((await resend(email)).code).toBe(200);
    }
  });

  it('goes out five times a day at most', async () => {
    const { email } = await buildCustomer(app.platform, { isInactive: true });
    for (let count = 1; count <= 5; count += 1) {
      expect((await resend(email)).code, String(count)).toBe(200);
      await letTimePass();
    }
    expect((await resend(email)).key).toBe('tooManyRequests');
  });
});
