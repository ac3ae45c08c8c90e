import type { NewPasskey, PasskeyOptions, PasskeyProof } from '@heliodesk/contract/identity';
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

/** The person closed the browser's question, or the device couldn't answer it. */
export class PasskeyFailure extends Error {
  override name = 'PasskeyFailure';
}

const library = () => import('@simplewebauthn/browser');

/** Whether this browser can ask for passkeys at all. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

async function answered<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    throw new PasskeyFailure('no passkey', { cause: error });
  }
}

/** Lets the device make a passkey. */
export async function makePasskey(options: PasskeyOptions): Promise<NewPasskey> {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return (await answered(() => startRegistration({ optionsJSON }))) as unknown as NewPasskey;
}

/** Lets the person prove one of their passkeys. */
export async function showPasskey(options: PasskeyOptions): Promise<PasskeyProof> {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return (await answered(() => startAuthentication({ optionsJSON }))) as unknown as PasskeyProof;
}

/** A first name for a new passkey: the system it was made on. */
export function deviceName(): string {
  const { userAgent } = navigator;
  const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'];
  return systems.find((system) => userAgent.includes(system)) ?? 'Passkey';
}
