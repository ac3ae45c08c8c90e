import { rememberedDays } from '@heliodesk/contract/kit';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { UserRow } from '../../store/users.ts';
import { insertDevice, updateDeviceUsed } from '../../store/second-factor/devices.ts';
import { hashToken, newToken } from '../token.ts';
import { nameDevice, tellOwner } from './notices.ts';

const rememberedTime = rememberedDays * 24 * 60 * 60_000;

/** Lets the browser skip this person's second factor for 30 days; answers the token for its cookie. */
export async function rememberDevice(context: WriteContext<Actor | null>, user: UserRow): Promise<string> {
  const { platform, tx, origin } = context;
  const now = platform.clock.now();
  const { token, hash } = newToken();
  const expiresAt = new Date(now.getTime() + rememberedTime);
  await insertDevice(tx, { userId: user.id, tokenHash: hash, userAgent: origin.userAgent, expiresAt }, now);
  const device = nameDevice(origin.userAgent);
  await tellOwner(context, user, {
    action: 'identity.rememberDevice',
    template: 'deviceRemembered',
    params: { device },
    after: { device },
  });
  return token;
}

/** Whether the browser is one that this person chose to remember. */
export const isRemembered = ({ platform, tx }: WriteContext<Actor | null>, userId: number, token: string | undefined): Promise<boolean> =>
  token === undefined ? Promise.resolve(false) : updateDeviceUsed(tx, userId, hashToken(token), platform.clock.now());
