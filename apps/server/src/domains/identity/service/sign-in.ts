import type { SignInBody } from '@heliodesk/contract/identity';
import type { z } from 'zod';
import { writeAudit } from '#src/platform/audit/audit.ts';
import type { Origin } from '#src/platform/http/call.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import type { CaptchaGate } from './captcha.ts';
import { signInWithPassword } from './password-sign-in.ts';
import type { PasswordEncryption } from './password/password-encryption.ts';
import { absoluteTime, openSession } from './sessions.ts';

/** An office signs in from one address; a flood does not. */
export const callsFromAddress: ThrottleRule = { name: 'sign-in', points: 120, seconds: 60 };

export type Credentials = z.output<typeof SignInBody>;

/** Signs in with name, password and captcha. */
export async function signIn(
  platform: Platform,
  { captcha, passwords }: { captcha: CaptchaGate; passwords: PasswordEncryption },
  credentials: Credentials,
  encryptKey: string,
  origin: Origin,
): Promise<{ token: string; expireIn: number }> {
  await platform.throttle.take(callsFromAddress, origin.address);
  await captcha.check(credentials);
  const token = await signInWithPassword(platform, passwords, credentials, encryptKey, origin, async (tx, user, audit) => {
    await writeAudit(tx, { ...audit, action: 'identity.signIn' });
    return openSession(tx, user.id, origin, audit.at);
  });
  return { token, expireIn: absoluteTime / 1_000 };
}
