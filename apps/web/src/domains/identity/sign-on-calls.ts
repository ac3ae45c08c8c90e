import { beginSignOn, bindSignOn, finishSignOn, getInfo, signOut } from '@heliodesk/contract/identity';
import type { BindOutcome, BindSignOnBody, SignedOn, UserInfo } from '@heliodesk/contract/identity';
import { call } from '#src/platform/http/call.ts';
import { forgetSession, storeToken } from '#src/platform/session.ts';
import { browserStorage, tabStorage } from '#src/platform/storage.ts';
import { safeRedirect, signOnLanding } from './redirect-target.ts';
import { loadUser } from './session-calls.ts';

const stateKey = 'signOnState';
const bindingKey = 'signOnBinding';

/** What the unified authentication sent the browser back with. */
export interface SignOnReply {
  code: string;
  state: string;
  iss?: string;
}

/** Why a sign-in ends before the server is asked. */
export class SignOnFailure extends Error {
  readonly reason: 'noCode' | 'failed';
  constructor(reason: 'noCode' | 'failed') {
    super(reason);
    this.reason = reason;
  }
}

/** Leaves for the unified authentication; this tab remembers that it did. */
export async function leaveForSignOn(redirect: string | null): Promise<void> {
  const { url, state } = await call(beginSignOn, { query: { redirect: safeRedirect(redirect) }, quiet: true });
  tabStorage.set(stateKey, state);
  location.assign(url);
}

export function readReply(search: URLSearchParams): SignOnReply {
  const [code, state, iss] = ['code', 'state', 'iss'].map((name) => search.get(name) ?? '');
  if (!code) throw new SignOnFailure('noCode');
  return { code, state: state ?? '', ...(iss ? { iss } : {}) };
}

/** Whether this tab began the sign-in that the reply belongs to. Asked once: the memory of it is gone then. */
export function takeOwnState({ state }: SignOnReply): boolean {
  const own = tabStorage.get(stateKey);
  tabStorage.remove(stateKey);
  return own !== undefined && own === state;
}

/** Redeems the reply; `undefined` when no one here knows the person yet. What a binding takes is then kept for /bind. */
export async function redeem(reply: SignOnReply): Promise<SignedOn | undefined> {
  if (!reply.state) throw new SignOnFailure('failed');
  const answer = await call(finishSignOn, { body: reply, quiet: true });
  if (answer.outcome === 'signedIn') return answer;
  tabStorage.setJson(bindingKey, { bindToken: answer.bindToken, email: answer.email });
  return undefined;
}

/** Opens the session in this browser; answers where the person lands. */
export async function enter(signedOn: SignedOn, wanted: string | null = null): Promise<string> {
  forgetSession();
  storeToken(signedOn.token);
  await loadUser();
  return safeRedirect(wanted) ?? safeRedirect(signedOn.redirect) ?? signOnLanding(signedOn.roleId);
}

const asBearer = ({ token }: SignedOn) => ({ headers: { Authorization: `Bearer ${token}` }, quiet: true });

/** Whose session it is, before this browser takes it. */
export const whoseSession = (signedOn: SignedOn): Promise<UserInfo> => call(getInfo, asBearer(signedOn));

/** Ends a session that this browser does not take. */
export const refuseSession = (signedOn: SignedOn): Promise<null> => call(signOut, asBearer(signedOn));

/** Someone the provider vouches for and no one here knows. */
export interface Binding {
  bindToken: string;
  email: string;
}

export const readBinding = (): Binding | undefined => tabStorage.getJson(bindingKey) as Binding | undefined;
export const forgetBinding = (): void => tabStorage.remove(bindingKey);

export const bind = (body: BindSignOnBody, encryptKey: string): Promise<BindOutcome> =>
  call(bindSignOn, { body, headers: { EncryptKey: encryptKey }, quiet: true });

/** What the provider sent a window back with that was opened for a fresh proof. */
export type ProofReply = SignOnReply;
const proofKey = 'signOnProof';

/** Remembers, for the window that comes back, that its state belongs to a fresh proof. */
export const expectProof = (state: string): void => browserStorage.setJson(proofKey, { state });

/** The reply that such a window has left for the page that waits; nothing before it came. */
export function takeProofReply(state: string): ProofReply | undefined {
  const reply = browserStorage.getJson(proofKey) as Partial<ProofReply> | undefined;
  if (reply?.state !== state || reply.code === undefined) return undefined;
  browserStorage.remove(proofKey);
  return { code: reply.code, state, ...(reply.iss === undefined ? {} : { iss: reply.iss }) };
}

/** Leaves a reply that belongs to a fresh proof to the page that waits for it; `false` for any other reply. */
export function passOnProof(reply: SignOnReply): boolean {
  const expected = browserStorage.getJson(proofKey) as Partial<ProofReply> | undefined;
  if (!reply.state || expected?.state !== reply.state) return false;
  browserStorage.setJson(proofKey, reply);
  window.close();
  return true;
}
