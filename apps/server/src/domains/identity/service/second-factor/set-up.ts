import type { AppSetUp, NewPasskey } from '@heliodesk/contract/identity';
import { limits } from '@heliodesk/contract/kit';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { UserRow } from '../../store/users.ts';
import { replaceApp } from '../../store/second-factor/apps.ts';
import { removeChallenge } from '../../store/second-factor/challenges.ts';
import { findPasskeys, insertPasskey } from '../../store/second-factor/passkeys.ts';
import { newSealedSecret, showSetUp, stepOf } from './app-codes.ts';
import { challenge, openChallenge } from './challenges.ts';
import { endTrust, findWays } from './factors.ts';
import { tellOwner } from './notices.ts';
import { askForNewPasskey, readNewPasskey } from './passkeys.ts';
import { renewCodes } from './recovery-codes.ts';

/** Who sets up a factor: someone signed in, or someone whose sign-in waits for it. `ownerHash` names the session or the waiting sign-in. */
export interface SettingUp {
  user: UserRow;
  ownerHash: Buffer;
}

type Write = WriteContext<Actor | null>;

/** A new key for an app; it replaces nothing until a code of the app proves that it arrived. */
export async function startApp({ platform, tx }: Write, { user, ownerHash }: SettingUp): Promise<AppSetUp> {
  const sealed = newSealedSecret(platform);
  await challenge(platform, tx, { ownerHash, purpose: 'addApp' }, sealed);
  return showSetUp(platform, sealed, user.email);
}

/** Recovery codes come with the first factor; someone who has some keeps them. */
async function codesForFirst({ platform, tx }: Write, userId: number, hadWays: boolean): Promise<string[]> {
  return hadWays ? [] : renewCodes(platform, tx, userId);
}

/** Turns on the app that shows this code; nothing where the code is wrong. */
export async function finishApp(context: Write, { user, ownerHash }: SettingUp, code: string): Promise<string[] | undefined> {
  const { platform, tx } = context;
  const key = { ownerHash, purpose: 'addApp' } as const;
  const sealed = await openChallenge(platform, tx, key);
  if (sealed === undefined) throw fail('auth.setUpExpired');
  const step = stepOf(platform, sealed, code);
  if (step === undefined) return undefined;
  await removeChallenge(tx, key);
  const hadWays = (await findWays(tx, user.id)).length > 0;
  await replaceApp(tx, user.id, { secret: Buffer.from(sealed), step }, platform.clock.now());
  await endTrust(tx, user.id);
  await tellOwner(context, user, { action: 'identity.addApp', template: 'appAdded' });
  return codesForFirst(context, user.id, hadWays);
}

export async function startPasskey({ platform, tx }: Write, { user, ownerHash }: SettingUp) {
  if ((await findPasskeys(tx, user.id)).length >= limits.passkeys) throw fail('conflict');
  return askForNewPasskey(platform, tx, ownerHash, user);
}

/** Adds the passkey that the browser made. */
export async function finishPasskey(
  context: Write,
  { user, ownerHash }: SettingUp,
  { passkey, name }: { passkey: NewPasskey; name: string },
): Promise<string[]> {
  const { platform, tx } = context;
  const made = await readNewPasskey(platform, tx, ownerHash, passkey);
  if (made === 'expired') throw fail('auth.setUpExpired');
  if (made === undefined) throw fail('auth.passkeyRefused');
  const hadWays = (await findWays(tx, user.id)).length > 0;
  if (!(await insertPasskey(tx, { user_id: user.id, name, ...made }, platform.clock.now()))) throw fail('auth.passkeyRefused');
  await endTrust(tx, user.id);
  await tellOwner(context, user, {
    action: 'identity.addPasskey',
    template: 'passkeyAdded',
    params: { passkey: name },
    after: { passkey: name },
  });
  return codesForFirst(context, user.id, hadWays);
}
