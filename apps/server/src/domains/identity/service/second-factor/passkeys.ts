import type { NewPasskey, PasskeyOptions, PasskeyProof } from '@heliodesk/contract/identity';
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import type { Tx } from '#src/platform/db/database.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findPasskeyForUpdate, findPasskeys, updatePasskeyUsed } from '../../store/second-factor/passkeys.ts';
import { challenge, takeChallenge } from './challenges.ts';

/** Loaded on first use: it brings the formats of every kind of authenticator. */
const library = () => import('@simplewebauthn/server');

/** A passkey belongs to the host of the public address; a demo may be served at another port than it was told. */
function siteOf({ config }: Platform) {
  const { hostname, origin } = new URL(config.publicUrl);
  return { id: hostname, origin, anyPort: config.mode === 'demo' && hostname === 'localhost' };
}

const originIn = (clientDataJSON: string): string => {
  try {
    const { origin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { origin?: unknown };
    return typeof origin === 'string' ? origin : '';
  } catch {
    return '';
  }
};

/** Which origin an answer has to come from. */
function expectedOrigin(platform: Platform, clientDataJSON: string): string {
  const { origin, anyPort } = siteOf(platform);
  const given = originIn(clientDataJSON);
  return anyPort && /^http:\/\/localhost(?::\d{1,5})?$/.test(given) ? given : origin;
}

const descriptorOf = ({ credential_id, transports }: { credential_id: string; transports: string[] }) => ({
  id: credential_id,
  transports: transports as AuthenticatorTransport[],
});

/** The moment's random part of what is asked; kept until the answer. */
const bytesOf = (challengeText: string): Buffer => Buffer.from(challengeText);

/** What a browser makes a new passkey for. */
export async function askForNewPasskey(
  platform: Platform,
  tx: Tx,
  ownerHash: Buffer,
  user: { id: number; email: string; name: string },
): Promise<PasskeyOptions> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: 'Heliodesk',
    rpID: siteOf(platform).id,
    userID: new TextEncoder().encode(`heliodesk:${user.id}`),
    userName: user.email,
    userDisplayName: user.name,
    attestationType: 'none',
    excludeCredentials: (await findPasskeys(tx, user.id)).map(descriptorOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  await challenge(platform, tx, { ownerHash, purpose: 'addPasskey' }, bytesOf(options.challenge));
  return { ...options };
}

interface Registered {
  credential_id: string;
  public_key: Uint8Array;
  sign_count: number;
  transports: string[];
}

/** The answer to it: `expired` without an open question, nothing where the answer doesn't hold. */
export async function readNewPasskey(
  platform: Platform,
  tx: Tx,
  ownerHash: Buffer,
  passkey: NewPasskey,
): Promise<Registered | 'expired' | undefined> {
  const asked = await takeChallenge(platform, tx, { ownerHash, purpose: 'addPasskey' });
  if (asked === undefined) return 'expired';
  const { verifyRegistrationResponse } = await library();
  const verified = await verifyRegistrationResponse({
    response: { ...passkey, clientExtensionResults: {} } as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: Buffer.from(asked).toString(),
    expectedOrigin: expectedOrigin(platform, passkey.response.clientDataJSON),
    expectedRPID: siteOf(platform).id,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (verified?.verified !== true) return undefined;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return { credential_id: id, public_key: publicKey, sign_count: counter, transports: passkey.response.transports ?? [] };
}

/** What a browser asks one of someone's passkeys for. */
export async function askForPasskey(platform: Platform, tx: Tx, ownerHash: Buffer, userId: number): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(platform).id,
    allowCredentials: (await findPasskeys(tx, userId)).map(descriptorOf),
    userVerification: 'required',
  });
  await challenge(platform, tx, { ownerHash, purpose: 'prove' }, bytesOf(options.challenge));
  return { ...options };
}

/** Whether a passkey of this person answered what was asked; each question is answered once. */
export async function usePasskey(
  platform: Platform,
  tx: Tx,
  { ownerHash, userId }: { ownerHash: Buffer; userId: number },
  proof: PasskeyProof,
): Promise<boolean> {
  const asked = await takeChallenge(platform, tx, { ownerHash, purpose: 'prove' });
  const known = await findPasskeyForUpdate(tx, userId, proof.id);
  if (asked === undefined || known === undefined) return false;
  const { verifyAuthenticationResponse } = await library();
  const verified = await verifyAuthenticationResponse({
    response: { ...proof, clientExtensionResults: {} } as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: Buffer.from(asked).toString(),
    expectedOrigin: expectedOrigin(platform, proof.response.clientDataJSON),
    expectedRPID: siteOf(platform).id,
    credential: { ...descriptorOf(known), publicKey: Uint8Array.from(known.public_key), counter: known.sign_count },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (verified?.verified !== true) return false;
  await updatePasskeyUsed(tx, known.id, verified.authenticationInfo.newCounter, platform.clock.now());
  return true;
}
