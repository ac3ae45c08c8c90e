import { checkAccess, isLanguage, permissionsOf, type EndpointSpec, type RoleKey } from '@heliodesk/contract/kit';
import { signIn, type BuiltUser } from '#src/domains/identity/seed.ts';
import { contractEndpoints, type NamedEndpoint } from './contract-endpoints.ts';
import { fuzzedRequest } from './fuzzed-request.ts';
import { newSeed, seeded } from './seeded.ts';
import type { TestApp } from './test-app.ts';
import type { TestAnswer } from './test-client.ts';
import { validRequest, type Known } from './valid-request.ts';
import type { World } from './world.ts';

/** Malformed requests in all, of people and of guests; a long run makes them so many times over. */
export const fuzzedCalls = { ofPeople: 9_000, ofGuests: 1_500 };

export const fuzzSeed = newSeed();
export const allEndpoints = await contractEndpoints();

const casesDomains = new Set(['attachment', 'case-chat', 'enquiry', 'module-claim', 'request', 'serial-number']);
const solvingDomains = new Set(['payment', 'shipment', 'solution', 'tracker-claim']);
export const domainOf = ({ name }: NamedEndpoint): string => name.split('.')[0] ?? '';
const isOf =
  (domains: ReadonlySet<string>) =>
  (endpoint: NamedEndpoint): boolean =>
    domains.has(domainOf(endpoint));

/** The endpoints about cases, about what claims come to, and the others, for test files that run beside each other. */
export const endpointsOfCases = allEndpoints.filter(isOf(casesDomains));
export const endpointsOfSolving = allEndpoints.filter(isOf(solvingDomains));
export const otherEndpoints = allEndpoints.filter((endpoint) => !isOf(casesDomains)(endpoint) && !isOf(solvingDomains)(endpoint));

/** Someone who calls, with what they know; without a token a stranger. */
export interface FuzzingCaller {
  token?: string | undefined;
  known: Known;
}

/** What calls of people of the world name. */
export function knownToPeople(world: World): Known {
  const { requestId, submittedId, importId, serialId, attId, fileKey, msgId } = world.ownedIds;
  const requests = [requestId, requestId, requestId, submittedId, submittedId, String(requestId), 999_999_999];
  return {
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
}

/** A variable that was not filled in; what was sent may be quoted, braces and all. */
const unfilled = /\{\{\s*[a-z]/i;

/** What is wrong with an answer; nothing if it is as every answer has to be. */
function faultOf(
  { method, answers, cacheable }: EndpointSpec,
  { status, code, msg, errors, headers }: TestAnswer<unknown>,
): string | undefined {
  if (status >= 500) return `answers ${status}`;
  // A file may be JSON too.
  if (answers === 'file' && status === 200) return undefined;
  const isJson = String(headers['content-type']).startsWith('application/json');
  if (!isJson) return `is no envelope: ${status} ${String(headers['content-type'])} (${method})`;
  if (status !== (code === 510 ? 422 : code)) return `has status ${status} for code ${code}`;
  if (msg === '' || unfilled.test(msg)) return `has no text: "${msg}"`;
  // What caches keep is the same in every language.
  if (!(cacheable === true && code === 200) && !isLanguage(headers['content-language'])) return 'names no language';
  const wordless = errors.find(({ rule, message }) => message === '' || message === rule || unfilled.test(message));
  return wordless && `has no words for ${wordless.rule} at ${wordless.path}: "${wordless.message}"`;
}

/** Those who call, each by a role. */
export type CallingPeople = Partial<Record<RoleKey, BuiltUser>>;

export const peopleOf = ({ owner, agent, supervisor, admin }: World): CallingPeople => ({ customer: owner, agent, supervisor, admin });

/** People and a stranger, mostly those who may call, so that the calls get deep. */
export function peopleFor({ access }: EndpointSpec, people: CallingPeople): (BuiltUser | undefined)[] {
  const everybody = [undefined, ...Object.values(people)];
  if (typeof access === 'string') return everybody;
  const allowed = Object.entries(people)
    .filter(([role]) => checkAccess(access, { permissions: permissionsOf([role as RoleKey]) }) === 'allowed')
    .map(([, person]) => person);
  return [...everybody, ...Array.from({ length: 6 }, () => allowed).flat()];
}

/** How a caller gets their token: signing out would take the others' session along. */
export const tokenFor = async (app: TestApp, { path }: EndpointSpec, person: BuiltUser | undefined): Promise<string | undefined> =>
  person !== undefined && path === '/logout' ? signIn(app.platform, person) : person?.token;

export interface Fuzzed {
  /** What is wrong with answers, and with which requests. */
  faults: string[];
  /** Calls that were right after all: without them only the outer shell would be tested. */
  taken: number;
}

/** Calls an endpoint so many times with something wrong in most calls. */
export async function fuzzEndpoint(
  app: TestApp,
  { name, spec }: NamedEndpoint,
  calls: number,
  nextCaller: (pick: <Value>(values: readonly Value[]) => Value) => Promise<FuzzingCaller> | FuzzingCaller,
): Promise<Fuzzed> {
  const random = seeded(fuzzSeed + name.length * 31 + name.charCodeAt(name.length - 1));
  const fuzzed: Fuzzed = { faults: [], taken: 0 };
  for (let count = 0; count < calls; count += 1) {
    const { token, known } = await nextCaller((values) => random.pick(values));
    const request = fuzzedRequest(spec, validRequest(spec, known, random), random);
    const answer = await app.client(token).send(request);
    if (answer.code === 200) fuzzed.taken += 1;
    const fault = faultOf(spec, answer);
    if (fault !== undefined) fuzzed.faults.push(`${fault} to ${JSON.stringify(request).slice(0, 900)}`);
  }
  return fuzzed;
}
