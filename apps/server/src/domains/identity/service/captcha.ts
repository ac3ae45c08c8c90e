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
import { countCaptchas, insertCaptcha, removeCaptcha } from '../store/captchas.ts';
import { drawCaptcha } from './captcha/picture.ts';
import { captchaAlphabet, readAs } from './captcha/shapes.ts';

const length = 5;
/** Spec 3 §4. */
const pictureTime = 2 * 60_000;
/** A mail takes a while to arrive. */
const mailTime = 10 * 60_000;
const pictures: ThrottleRule = { name: 'captcha', points: 60, seconds: 60 };
const codesFromAddress: ThrottleRule = { name: 'captcha-mail', points: 10, seconds: 15 * 60 };
/** So that no one's mailbox is flooded. */
const codesTo: ThrottleRule = { name: 'captcha-mail-to', points: 5, seconds: 60 * 60 };
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
}

const randomText = (): string => Array.from({ length }, () => captchaAlphabet.charAt(randomInt(captchaAlphabet.length))).join('');

/** The gate of a server. `draw` makes a PNG of a text. */
export function createCaptchaGate(platform: Platform, draw: (text: string) => Buffer = drawCaptcha): CaptchaGate {
  const { db, clock, config, throttle, mailer } = platform;
  const hashOf = (uuid: string, answer: string): Buffer =>
    createHmac('sha256', config.secret)
      .update(`captcha ${uuid} ${readAs(answer)}`)
      .digest();
  const isWanted = async (): Promise<boolean> => config.captchaEnabled && (await captchaSetting.of(platform)());
  const wrong = (): Failure => new Failure('captcha.wrong', {}, [{ path: 'code', rule: 'captcha', params: {} }]);
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
      const expiresAt = new Date(clock.now().getTime() + pictureTime);
      await transaction(db, (tx) => insertCaptcha(tx, { id: uuid, answerHash: hashOf(uuid, text), expiresAt }));
      return { captchaEnabled: true, uuid, img: `data:image/png;base64,${draw(text).toString('base64')}` };
    },
    mailCode: async ({ language, origin }, email) => {
      await throttle.take(codesFromAddress, origin.network);
      await throttle.take(codesTo, email);
      if (!(await isWanted())) return { uuid: '' };
      await refuseFlood();
      const [uuid, code] = [randomUUID(), String(randomInt(1_000_000)).padStart(6, '0')];
      const expiresAt = new Date(clock.now().getTime() + mailTime);
      await transaction(db, async (tx) => {
        await insertCaptcha(tx, { id: uuid, answerHash: hashOf(uuid, code), expiresAt });
        await mailer.send(tx, { to: email, language, template: 'captchaCode', params: { code } });
      });
      return { uuid };
    },
  };
}
