import { captchaImage, speakCaptchaCode } from '@heliodesk/contract/identity';
import { languages, type Language } from '@heliodesk/contract/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contextOf } from '#src/platform/context.ts';
import { enterWithPassword } from '#src/testing/passwords.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildCustomer } from '../account/seed.ts';
import { demoPassword } from './index.ts';
import { createCaptchaGate } from './service/captcha.ts';
import { digitsIn } from './service/captcha/digits.ts';
import { speakDigits } from './service/captcha/spoken.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ captchaEnabled: true });
});
afterAll(() => app.stop());

const openCaptcha = async (): Promise<string> => (await app.client().call(captchaImage, {})).data.uuid;

/** A gate that tells what it says; each test is a network of its own. */
function overheard(language: Language = 'en') {
  const said: { code: string; clips: unknown }[] = [];
  const gate = createCaptchaGate(app.platform, {
    speak: (code, clips) => {
      said.push({ code, clips });
      return speakDigits(code, clips);
    },
  });
  const context = contextOf(app.platform, null);
  const caller = { ...context, language, origin: { ...context.origin, network: crypto.randomUUID() } };
  const speak = async (uuid: string): Promise<string> => {
    await gate.speakCode(caller, uuid);
    return said.at(-1)?.code ?? '';
  };
  return { gate, said, speak };
}

const isPassed = async (answer: { uuid: string; code: string }): Promise<boolean> => {
  const { email } = await buildCustomer(app.platform);
  const { code, key } = await enterWithPassword(app.client(), { username: email, password: demoPassword, ...answer });
  if (code !== 200) expect(key).toBe('captcha.wrong');
  return code === 200;
};

describe('the spoken code', () => {
  it('comes as a WAV that no cache keeps, and with nothing else of it', async () => {
    const { status, headers, raw } = await app.client().call(speakCaptchaCode, { body: { uuid: await openCaptcha() } });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'audio/wav', 'cache-control': 'private, no-store' });
    expect(raw.rawPayload.toString('latin1', 0, 16)).toMatch(/^RIFF.{4}WAVEfmt $/s);
    expect(Object.keys(headers).filter((name) => name.startsWith('x-') && /code|captcha/.test(name))).toEqual([]);
    expect(JSON.stringify(headers['content-disposition'])).not.toMatch(/\d{6}/);
  });

  it('is six digits that answer the captcha, once', async () => {
    const uuid = await openCaptcha();
    const code = await overheard().speak(uuid);
    expect(code).toMatch(/^\d{6}$/);
    expect(await isPassed({ uuid, code })).toBe(true);
    expect(await isPassed({ uuid, code })).toBe(false);
  });

  it('is used up by a wrong answer', async () => {
    const uuid = await openCaptcha();
    const code = await overheard().speak(uuid);
    expect(await isPassed({ uuid, code: code === '000000' ? '000001' : '000000' })).toBe(false);
    expect(await isPassed({ uuid, code })).toBe(false);
  });

  it('answers no other captcha, and the last one said counts', async () => {
    const [uuid, other] = [await openCaptcha(), await openCaptcha()];
    const { speak } = overheard();
    const [code] = [await speak(uuid), await speak(other)];
    expect(await isPassed({ uuid: other, code })).toBe(false);
    const next = await speak(uuid);
    expect(await isPassed({ uuid, code: next })).toBe(true);
  });

  it('takes the place of what the picture shows', async () => {
    const shown: string[] = [];
    const gate = createCaptchaGate(app.platform, { draw: (text) => Buffer.from([shown.push(text)]) });
    const { uuid } = await gate.newPicture(contextOf(app.platform, null));
    await overheard().speak(uuid);
    expect(await isPassed({ uuid, code: shown[0] ?? '' })).toBe(false);
  });

  it.each([
    [{ minutes: 9, seconds: 50 }, true],
    [{ minutes: 10, seconds: 1 }, false],
  ])('passes after %j: %s', async (wait, passes) => {
    const uuid = await openCaptcha();
    const code = await overheard().speak(uuid);
    app.clock.advance(wait);
    expect(await isPassed({ uuid, code })).toBe(passes);
  });

  it('is said for open captchas only', async () => {
    const { speak } = overheard();
    const late = await openCaptcha();
    app.clock.advance({ minutes: 2, seconds: 1 });
    for (const uuid of [late, crypto.randomUUID(), "' or true --", ''])
      await expect(speak(uuid)).rejects.toMatchObject({ key: 'captcha.wrong' });
  });

  it.each(languages)('is said in %s to those who read it', async (language) => {
    const { speak, said } = overheard(language);
    await speak(await openCaptcha());
    expect(said[0]?.clips).toBe(await digitsIn(language));
  });

  it('is given five times in 15 minutes to one address, far less often than pictures', async () => {
    const client = app.client();
    const speak = (uuid: string) => client.call(speakCaptchaCode, { body: { uuid } }, { headers: { lang: 'de' } });
    for (let count = 1; count <= 5; count += 1) expect((await speak(await openCaptcha())).status, String(count)).toBe(200);
    const refused = await speak(await openCaptcha());
    expect(refused).toMatchObject({ status: 429, key: 'tooManyRequests', msg: expect.stringMatching(/Versuche|Anfragen/) });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  });
});
