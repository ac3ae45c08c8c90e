import { hash } from 'node:crypto';
import { checkAccess, type AccessCaller, type EndpointSpec } from '@heliodesk/contract/kit';
import type { FastifyError, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isGuest, type Caller } from '../auth/actor.ts';
import { readAhead } from '../db/reading-ahead.ts';
import type { Platform } from '../platform.ts';
import { fail } from './failure.ts';
import { requireFreshProof } from './fresh-proof.ts';
import { cookieToken, headerToken } from './session-token.ts';

/*
 * Who calls is looked up for each call. A call that only reads starts reading beside that, as the caller that its session had last time, and
 * its answer waits until the caller turns out to be the same (decision 073).
 */

/** Callers remembered for each server. */
const mostRemembered = 5_000;
/** Since their last call, milliseconds. */
const rememberedFor = 60_000;

const remembered = new WeakMap<Platform, LRUCache<string, Caller>>();
const callersOf = (platform: Platform): LRUCache<string, Caller> =>
  remembered.getOrInsertComputed(platform, () => new LRUCache({ max: mostRemembered, ttl: rememberedFor }));

/** The session token; the cookie counts only for files, which a browser fetches by a plain link. */
const tokenOf = (request: FastifyRequest, spec: EndpointSpec): string | undefined =>
  headerToken(request) ?? (spec.answers === 'file' && spec.method === 'GET' ? cookieToken(request) : undefined);

const forAccess = (caller: Caller | null): AccessCaller => (caller === null ? 'noOne' : isGuest(caller) ? 'guest' : caller);

/** Files leave while they are read. */
const onlyReads = ({ method, changesState, answers, freshProof }: EndpointSpec): boolean =>
  method === 'GET' && changesState !== true && answers !== 'file' && freshProof === undefined;

async function lookUp(platform: Platform, token: string, key: string): Promise<Caller | null> {
  const caller = await platform.authenticate(token);
  if (caller === null) callersOf(platform).delete(key);
  else callersOf(platform).set(key, caller);
  return caller;
}

/** Who calls; on public calls a guest counts as no one, and where all get the same, everyone does. */
export async function recognizeCaller(request: FastifyRequest, spec: EndpointSpec, platform: Platform): Promise<void> {
  const token = spec.forAnyone === true ? undefined : tokenOf(request, spec);
  if (token === undefined) return;
  const counting = (caller: Caller | null): Caller | null =>
    caller !== null && isGuest(caller) && spec.access === 'public' ? null : caller;
  const key = hash('sha256', token, 'base64url');
  const last = onlyReads(spec) ? callersOf(platform).get(key) : undefined;
  const found = lookUp(platform, token, key).then(counting);
  const isKnown = last !== undefined && checkAccess(spec.access, forAccess(counting(last))) === 'allowed';
  request.actor = isKnown ? counting(last) : await found;
  if (!isKnown) return;
  request.callerFound = found;
  // Whether it fails is seen once it is waited for.
  found.catch(() => undefined);
}

/**
 * Tells a browser whose session ended because its account was disabled. Costs a refused token one more lookup by its hash, as much as
 * finding that it has no session.
 */
async function whyEnded(request: FastifyRequest, spec: EndpointSpec, platform: Platform): Promise<{ reason?: 'disabled' }> {
  const token = tokenOf(request, spec);
  return token !== undefined && (await platform.isSessionOfDisabledAccount(token)) ? { reason: 'disabled' } : {};
}

/** Refuses callers that the endpoint isn't for. */
export async function refuseUnlessAllowed(request: FastifyRequest, spec: EndpointSpec, platform: Platform): Promise<void> {
  const verdict = checkAccess(spec.access, forAccess(request.actor));
  if (verdict === 'signInRequired') throw fail('auth.signInRequired', {}, await whyEnded(request, spec, platform));
  if (verdict === 'forbidden') throw fail('forbidden');
  if (spec.freshProof === 'always' && request.actor !== null && !isGuest(request.actor))
    requireFreshProof({ platform, actor: request.actor });
}

const isSame = (one: Caller | null, other: Caller | null): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Waits for who calls; `false` if it is someone else than was remembered, or the same with other rights, who is the caller from now on. */
async function isAsRemembered(request: FastifyRequest): Promise<boolean> {
  const { actor, callerFound } = request;
  if (callerFound === undefined) return true;
  request.actor = await callerFound;
  request.callerFound = undefined;
  return isSame(actor, request.actor);
}

/** Runs a call, once more if its caller was not the one who was remembered. Nothing of the first run gets out then. */
export async function runForCaller<Result>(
  request: FastifyRequest,
  spec: EndpointSpec,
  platform: Platform,
  run: () => Promise<Result>,
): Promise<Result> {
  if (request.callerFound === undefined) return run();
  const [read, found] = await readAhead(isAsRemembered(request), run);
  if (found.status === 'rejected') throw found.reason;
  if (!found.value) {
    await refuseUnlessAllowed(request, spec, platform);
    return run();
  }
  if (read.status === 'rejected') throw read.reason;
  return read.value;
}

/** What a call is refused for: that its session is over comes before anything about its input. */
export async function refusalOf(
  error: FastifyError,
  request: FastifyRequest,
  spec: EndpointSpec,
  platform: Platform,
): Promise<FastifyError> {
  try {
    if (!(await isAsRemembered(request))) await refuseUnlessAllowed(request, spec, platform);
    return error;
  } catch (refusal) {
    return refusal as FastifyError;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Caller | null;
    /** Who calls, while only who called last time is known. */
    callerFound: Promise<Caller | null> | undefined;
  }
}
