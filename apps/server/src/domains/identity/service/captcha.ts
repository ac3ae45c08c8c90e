import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Captcha } from '@heliodesk/contract/identity';
import type { z } from 'zod';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail, Failure } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import { captchaSetting } from '../ports.ts';
import { countCaptchas, insertCaptcha, removeCaptcha, replaceAnswer } from '../store/captchas.ts';
import { digitsIn, type Clip } from './captcha/digits.ts';
import { drawCaptcha } from './captcha/picture.ts';
import { captchaAlphabet, readAs } from './captcha/shapes.ts';
import { speakDigits } from './captcha/spoken.ts';

const length = 5;
/** Spec 3 §4. */
const pictureTime = 2 * 60_000;
/** A mail takes a while to arrive, and people listen more than once. */
const codeTime = 10 * 60_000;
const pictures: ThrottleRule = { name: 'captcha', points: 60, seconds: 60 };
const codesFromAddress: ThrottleRule = { name: 'captcha-mail', points: 10, seconds: 15 * 60 };
/** So that no one's mailbox is flooded. */
const codesTo: ThrottleRule = { name: 'captcha-mail-to', points: 5, seconds: 60 * 60 };
/** Far fewer than pictures: programs that recognize speech read digits better than pictures. */
const spokenCodes: ThrottleRule = { name: 'captcha-spoken', points: 5, seconds: 15 * 60 };
/** More than this are open only in a flood from very many addresses. */
const maxOpen = 20_000;

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface CaptchaAnswer {
  code: string;
  uuid: string;
}

/** Keeps machines out of sign-in, registration and forgotten password. */
export interface CaptchaGate {
  isWanted: () => Promise<boolean>;
  /** Refuses a missing, wrong, late or used answer; any answer uses the captcha up. */
  check: (answer: CaptchaAnswer) => Promise<void>;
  newPicture: (context: Context<Actor | null>) => Promise<z.output<typeof Captcha>>;
  /** For those who can't read the picture: a code by mail. The answer is the same for every address. */
  mailCode: (context: Context<Actor | null>, email: string) => Promise<{ uuid: string }>;
  /** A code as a WAV, which takes the place of what an open captcha's picture shows. */
  speakCode: (context: Context<Actor | null>, uuid: string) => Promise<Buffer>;
}

const randomText = (): string => Array.from({ length }, () => captchaAlphabet.charAt(randomInt(captchaAlphabet.length))).join('');
const randomDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** How answers are told: a PNG of a text, a WAV of digits. */
interface Telling {
  draw?: (text: string) => Buffer;
  speak?: (code: string, clips: readonly Clip[]) => Buffer;
}

/** The gate of a server. */
export function createCaptchaGate(platform: Platform, { draw = drawCaptcha, speak = speakDigits }: Telling = {}): CaptchaGate {
  const { db, clock, config, throttle, mailer } = platform;
  const hashOf = (uuid: string, answer: string): Buffer =>
    createHmac('sha256', config.secret)
      .update(`captcha ${uuid} ${readAs(answer)}`)
      .digest();
  const isWanted = async (): Promise<boolean> => config.captchaEnabled && (await captchaSetting.of(platform)());
  const wrong = (): Failure => new Failure('captcha.wrong', {}, [{ path: 'code', rule: 'captcha', params: {} }]);
  const openUntil = (uuid: string, answer: string, time: number) => ({
    id: uuid,
    answerHash: hashOf(uuid, answer),
    expiresAt: new Date(clock.now().getTime() + time),
  });
  const refuseFlood = async (): Promise<void> => {
    if ((await countCaptchas(db, maxOpen)) >= maxOpen) throw fail('tooManyRequests', { seconds: 60 });
  };
  return {
    isWanted,
    check: async ({ uuid, code }) => {
      if (!(await isWanted())) return;
      const stored = uuidPattern.test(uuid) ? await transaction(db, (tx) => removeCaptcha(tx, uuid, clock.now())) : undefined;
      if (stored === undefined || !timingSafeEqual(stored, hashOf(uuid, code))) throw wrong();
    },
    newPicture: async ({ origin }) => {
      await throttle.take(pictures, origin.network);
      if (!(await isWanted())) return { captchaEnabled: false, uuid: '', img: '' };
      await refuseFlood();
      const [uuid, text] = [randomUUID(), randomText()];
      await transaction(db, (tx) => insertCaptcha(tx, openUntil(uuid, text, pictureTime)));
      return { captchaEnabled: true, uuid, img: `data:image/png;base64,${draw(text).toString('base64')}` };
    },
    mailCode: async ({ language, origin }, email) => {
      await throttle.take(codesFromAddress, origin.network);
      await throttle.take(codesTo, email);
      if (!(await isWanted())) return { uuid: '' };
      await refuseFlood();
      const [uuid, code] = [randomUUID(), randomDigits()];
      await transaction(db, async (tx) => {
        await insertCaptcha(tx, openUntil(uuid, code, codeTime));
        await mailer.send(tx, { to: email, language, template: 'captchaCode', params: { code } });
      });
      return { uuid };
    },
    speakCode: async ({ language, origin }, uuid) => {
      await throttle.take(spokenCodes, origin.network);
      const code = randomDigits();
      const isOpen =
        uuidPattern.test(uuid) && (await transaction(db, (tx) => replaceAnswer(tx, openUntil(uuid, code, codeTime), clock.now())));
      if (!isOpen) throw wrong();
      return speak(code, await digitsIn(language));
    },
  };
}
