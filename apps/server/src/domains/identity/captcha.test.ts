import { captchaImage, findPassword, sendCaptchaCode, signInOptions } from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contextOf } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { mailTo } from '#src/testing/mailbox.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';
import { buildCustomer } from '../account/seed.ts';
import { systemConfigOf } from '../reference/index.ts';
import { demoPassword } from './index.ts';
import { seedEmail } from './seed.ts';
import { createCaptchaGate } from './service/captcha.ts';
import { drawCaptcha } from './service/captcha/picture.ts';
import { cleanUp } from './service/clean-up.ts';
import { enterWithPassword } from '#src/testing/passwords.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ captchaEnabled: true });
});
afterAll(() => app.stop());

interface Answer {
  uuid: string;
  code: string;
}

/** A right answer, read from the mail as someone would who can't read the picture. */
async function rightAnswer(email = seedEmail('reader')): Promise<Answer> {
  const { data } = await app.client().call(sendCaptchaCode, { body: { email } });
  const { text } = await mailTo(app, email);
  return { uuid: data.uuid, code: /^\d{6}$/m.exec(text)?.[0] ?? '' };
}

const enter = (client: TestClient, username: string, answer: Partial<Answer>, password = demoPassword) =>
  enterWithPassword(client, { username, password, ...answer });

const countCaptchas = async (): Promise<number> => (await app.platform.db.selectFrom('captcha').select('id').execute()).length;

describe('the picture', () => {
  it('comes as a PNG, and with nothing but its name', async () => {
    const { data } = await app.client().call(captchaImage, {});
    expect(data).toEqual({
      captchaEnabled: true,
      uuid: expect.any(String),
      img: expect.stringMatching(/^data:image\/png;base64,iVBORw0KGgo/),
    });
  });

  it('is answered by what it shows, in capitals or small letters, once', async () => {
    const shown: string[] = [];
    const gate = createCaptchaGate(app.platform, {
      draw: (text) => {
        shown.push(text);
        return drawCaptcha(text);
      },
    });
    const { uuid } = await gate.newPicture(contextOf(app.platform, null));
    const answer = { uuid, code: ` ${shown[0]?.toLowerCase()} ` };
    await expect(gate.check(answer)).resolves.toBeUndefined();
    await expect(gate.check(answer)).rejects.toMatchObject({ key: 'captcha.wrong' });
  });

  it('is drawn again each time, and good for two minutes', async () => {
    const [one, other] = [await app.client().call(captchaImage, {}), await app.client().call(captchaImage, {})];
    expect(one.data.img).not.toBe(other.data.img);
    const row = await app.platform.db.selectFrom('captcha').select('expires_at').where('id', '=', one.data.uuid).executeTakeFirstOrThrow();
    const seconds = (row.expires_at.getTime() - app.clock.now().getTime()) / 1_000;
    expect(seconds).toBeGreaterThan(115);
    expect(seconds).toBeLessThanOrEqual(120);
  });

  it('is given 60 times a minute to one address, and removed when it is late', async () => {
    const client = app.client();
    for (let count = 1; count <= 60; count += 1) expect((await client.call(captchaImage, {})).code, String(count)).toBe(200);
    const refused = await client.call(captchaImage, {});
    expect(refused.code).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    app.clock.advance({ minutes: 2, seconds: 1 });
    await cleanUp(app.platform);
    expect(await countCaptchas()).toBe(0);
  });
});

describe('sign-in with a captcha', () => {
  it('passes with the right answer, once', async () => {
    const { email } = await buildCustomer(app.platform);
    const answer = await rightAnswer();
    expect((await enter(app.client(), email, answer)).code).toBe(200);
    const replayed = await enter(app.client(), email, answer);
    expect(replayed.key).toBe('captcha.wrong');
    expect(replayed.errors).toMatchObject([{ path: 'code', rule: 'captcha' }]);
  });

  it('refuses skipped, empty, foreign and made-up answers', async () => {
    const { email } = await buildCustomer(app.platform);
    const [one, other] = [await rightAnswer(), await rightAnswer()];
    for (const answer of [
      {},
      { uuid: '', code: '' },
      { uuid: one.uuid, code: other.code },
      { uuid: other.uuid, code: '' },
      { uuid: "' or true --", code: 'ABCDE' },
      { uuid: crypto.randomUUID(), code: 'ABCDE' },
    ])
      expect((await enter(app.client(), email, answer)).key, JSON.stringify(answer)).toBe('captcha.wrong');
  });

  it('burns the captcha with a wrong answer', async () => {
    const { email } = await buildCustomer(app.platform);
    const answer = await rightAnswer();
    expect((await enter(app.client(), email, { ...answer, code: '000000x' })).key).toBe('captcha.wrong');
    expect((await enter(app.client(), email, answer)).key).toBe('captcha.wrong');
  });

  it('looks at the captcha before the password, so that guessing costs one each', async () => {
    const { email } = await buildCustomer(app.platform);
    for (let count = 0; count < 6; count += 1)
      expect((await enter(app.client(), email, { uuid: crypto.randomUUID(), code: 'ABCDE' }, 'Wrong2026')).key).toBe('captcha.wrong');
    expect((await enter(app.client(), email, await rightAnswer())).code).toBe(200);
  });

  it('takes one answer once, also side by side', async () => {
    const { email } = await buildCustomer(app.platform);
    const answer = await rightAnswer();
    const answers = await Promise.all([1, 2, 3, 4].map(() => enter(app.client(), email, answer)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it.each([
    [{ minutes: 9, seconds: 50 }, 200],
    [{ minutes: 10, seconds: 1 }, 510],
  ])('takes a mailed code after %j with %i', async (wait, code) => {
    const { email } = await buildCustomer(app.platform);
    const answer = await rightAnswer();
    app.clock.advance(wait);
    expect((await enter(app.client(), email, answer)).code).toBe(code);
  });

  it('sends at most five codes an hour to an address, known or not', async () => {
    for (const email of [(await buildCustomer(app.platform)).email, seedEmail('unknown')]) {
      const send = () => app.client().call(sendCaptchaCode, { body: { email } });
      for (let count = 1; count <= 5; count += 1) expect((await send()).data).toEqual({ uuid: expect.any(String) });
      expect((await send()).key).toBe('tooManyRequests');
    }
  });

  it('asks for it at forgotten password as well', async () => {
    const answer = await app.client().call(findPassword, { body: { email: 'a@solar.example' } });
    expect(answer.key).toBe('captcha.wrong');
  });

  it('is turned off by the system configuration, and on again', async () => {
    const { email } = await buildCustomer(app.platform);
    const turn = (value: string) =>
      transaction(app.platform.db, (tx) => systemConfigOf(app.platform).set(tx, 'sys.account.captchaEnabled', value));
    await turn('false');
    expect((await app.client().call(captchaImage, {})).data).toEqual({ captchaEnabled: false, uuid: '', img: '' });
    expect((await app.client().call(signInOptions, {})).data.captchaEnabled).toBe(false);
    expect((await enter(app.client(), email, {})).code).toBe(200);
    await turn('true');
    expect((await app.client().call(signInOptions, {})).data.captchaEnabled).toBe(true);
    expect((await enter(app.client(), email, {})).key).toBe('captcha.wrong');
  });
});

describe('the ways in', () => {
  it('name the demo users in demo mode only', async () => {
    const { data } = await app.client().call(signInOptions, {});
    expect(data.demo?.users).toHaveLength(13);
    for (const role of ['supervisor', 'finance']) expect(data.demo?.users.filter((user) => user.role === role)).toHaveLength(2);
    expect(data.demo?.users).toContainEqual({ email: 'supervisor@demo.heliodesk.test', role: 'supervisor', form: 'staff' });
    const production = await startTestApp({ mode: 'production' });
    try {
      expect((await production.client().call(signInOptions, {})).data).toEqual({ singleSignOn: false, captchaEnabled: false, demo: null });
    } finally {
      await production.stop();
    }
  });
});
