// @both-engines
import { checkAccess, isLanguage, permissionsOf, type EndpointSpec } from '@heliodesk/contract/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, type BuiltUser } from '#src/domains/identity/seed.ts';
import { fuzzedRequest } from '#src/testing/fuzzed-request.ts';
import { contractEndpoints } from '#src/testing/contract-endpoints.ts';
import { validRequest, type Known } from '#src/testing/valid-request.ts';
import { newSeed, seeded } from '#src/testing/seeded.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { TestAnswer } from '#src/testing/test-client.ts';
import { buildWorld, type World } from '#src/testing/world.ts';
import { soak } from '#src/testing/soak.ts';

const seed = newSeed();
const callsInAll = 4_000 * soak;
/** Calls that were right after all: without them only the outer shell would be tested. */
let taken = 0;
const endpoints = await contractEndpoints();
const callsEach = Math.ceil(callsInAll / endpoints.length);

let app: TestApp;
let world: World;
let known: Known;
beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  const { requestId, submittedId, importId, serialId, attId, fileKey, msgId } = world.ownedIds;
  const requests = [requestId, requestId, requestId, submittedId, submittedId, String(requestId), 999_999_999];
  known = {
    requestId: requests,
    id: [...requests, attId],
    cloneOf: [submittedId, 999_999_999],
    importId: [importId, importId, 999_999_999],
    ids: [serialId, 999_999_999],
    attId: [attId, 999_999_999],
    attIds: [String(attId), `${attId},${attId}`, ''],
    fileName: [fileKey, 'attachment/nothing', 'photo.png'],
    msgId: [msgId, 999_999_999],
    afterMsgId: [0, msgId],
    ownerId: [world.agent.userId, world.owner.userId, 999_999_999],
    // Not the callers' own: staff may shut them out, and then no one would call anymore.
    contactId: [world.stranger.contactId, 999_999_999],
    accountId: [world.stranger.accountId, 999_999_999],
    toContactId: [world.owner.contactId, world.stranger.contactId],
    accountType: ['1', '2', '99'],
    organizationNature: ['1'],
    regionId: [724, 276, 998],
    taxNo: ['0', 'B12345678'],
    mobile: ['+34 600 123 456'],
    onBehalfOf: [world.owner.contactId, 999_999_999],
    version: [0, 1, 2, 3],
    sn: ['TYPED00000002', 'HD7226W14A018842', 'short', ' typed00000003 '],
    pageSize: [10, 20, 30, 50],
    username: [world.owner.email, 'unknown@solar.example'],
    email: [world.owner.email, 'unknown@solar.example'],
    language: ['de', 'zh', 'en'],
    region: [724],
    country: [724, 4],
    from: ['2026-10-02'],
    to: ['2027-01-01'],
    type: [0, 1, 3, 'currency'],
    key: ['sys.account.captchaEnabled', 'errors:notFound', 'site:choose', 'nothing'],
    clientMsgId: ['0198f0aa-0000-7000-8000-000000000001', crypto.randomUUID()],
  };
});
afterAll(() => app.stop());

/** What is wrong with an answer; nothing if it is as every answer has to be. */
function faultOf(
  { method, answers, cacheable }: EndpointSpec,
  { status, code, msg, errors, headers }: TestAnswer<unknown>,
): string | undefined {
  if (status >= 500) return `answers ${status}`;
  const isJson = String(headers['content-type']).startsWith('application/json');
  if (!isJson)
    return answers === 'file' && status === 200 ? undefined : `is no envelope: ${status} ${String(headers['content-type'])} (${method})`;
  if (status !== (code === 510 ? 422 : code)) return `has status ${status} for code ${code}`;
  if (msg === '' || msg.includes('{{')) return `has no text: "${msg}"`;
  // What caches keep is the same in every language.
  if (!(cacheable === true && code === 200) && !isLanguage(headers['content-language'])) return 'names no language';
  const wordless = errors.find(({ rule, message }) => message === '' || message === rule || message.includes('{{'));
  return wordless && `has no words for ${wordless.rule} at ${wordless.path}: "${wordless.message}"`;
}

/** Mostly those who may call, so that the calls get deep. */
function callersOf({ access }: EndpointSpec): (BuiltUser | undefined)[] {
  const { owner, agent, supervisor, admin } = world;
  const everybody = [undefined, owner, agent, supervisor, admin];
  if (typeof access === 'string') return everybody;
  const people = [
    [owner, 'customer'],
    [agent, 'agent'],
    [supervisor, 'supervisor'],
    [admin, 'admin'],
  ] as const;
  const allowed = people
    .filter(([, role]) => checkAccess(access, { permissions: permissionsOf([role]) }) === 'allowed')
    .map(([person]) => person);
  return [...everybody, ...allowed, ...allowed, ...allowed];
}

describe(`fuzzed requests (seed ${seed})`, () => {
  it.each(endpoints)('of $name are refused with words, and never break the server', async ({ name, spec }) => {
    const random = seeded(seed + name.length * 31 + name.charCodeAt(name.length - 1));
    const faults: string[] = [];
    for (let count = 0; count < callsEach; count += 1) {
      const caller = random.pick(callersOf(spec));
      // Signing out would take the others' session along.
      const token = caller !== undefined && spec.path === '/logout' ? await signIn(app.platform, caller) : caller?.token;
      const request = fuzzedRequest(spec, validRequest(spec, known, random), random);
      const answer = await app.client(token).send(request);
      if (answer.code === 200) taken += 1;
      const fault = faultOf(spec, answer);
      if (fault !== undefined) faults.push(`${fault} to ${JSON.stringify(request).slice(0, 900)}`);
    }
    expect(faults).toEqual([]);
  });

  it('are as many as are meant, and go deep enough', () => {
    expect(endpoints.length * callsEach).toBeGreaterThanOrEqual(callsInAll);
    expect(taken / (endpoints.length * callsEach)).toBeGreaterThan(0.15);
  });

  it('left the server sound', async () => {
    expect((await app.client().send({ method: 'GET', url: '/readyz' })).status).toBe(200);
  });
});
