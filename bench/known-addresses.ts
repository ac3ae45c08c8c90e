import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register, resendActivation } from '@heliodesk/contract/account';
import { findPassword, type publicKey, signIn } from '@heliodesk/contract/identity';
import type { EndpointSpec } from '@heliodesk/contract/kit';
import { buildCustomer } from '../apps/server/src/domains/account/seed.ts';
import { buildFactor, seedEmail } from '../apps/server/src/domains/identity/seed.ts';
import { systemConfigOf } from '../apps/server/src/domains/reference/index.ts';
import { transaction } from '../apps/server/src/platform/db/transaction.ts';
import type { Platform } from '../apps/server/src/platform/platform.ts';
import { encryptPasswords } from '../apps/server/src/testing/encrypt-passwords.ts';
import { registeredCompany } from '../apps/server/src/testing/registered-company.ts';
import { createDatabase } from './harness/databases.ts';
import { median, report, rounded } from './harness/figures.ts';
import { prepare, serve } from './harness/server.ts';
import { sized } from './harness/smoke.ts';

/*
 * Whether the time of an answer tells that an address is known, or that its account has a second factor: sign-in with a wrong password,
 * registration, forgotten password and resending of the activation, for addresses that are known and others that no one has, in an order
 * drawn by chance. Each call comes from an address of its own, so that no throttle answers, and each is about someone of its own.
 */
const tries = sized(200, 3);
/** Of the median, in either direction (abuse cases, `POST /login`). */
const mostDifference = 0.1;

interface Sent {
  code: number;
  took: number;
}

/** Calls the server as one of many strangers. */
class Strangers {
  readonly #url: string;
  #count = 0;
  constructor(url: string) {
    this.#url = url;
  }

  async #send(method: string, path: string, headers: Record<string, string>, body?: object): Promise<{ answer: unknown; took: number }> {
    this.#count += 1;
    const from = { 'x-forwarded-for': `10.1.${this.#count >> 8}.${this.#count & 255}` };
    const started = performance.now();
    const response = await fetch(this.#url + path, {
      method,
      headers: { ...from, ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    return { answer, took: performance.now() - started };
  }

  /** For what only reads. */
  async call(spec: typeof publicKey): Promise<{ data: { publicKey: string } }> {
    return (await this.#send(spec.method, spec.path, {})).answer as { data: { publicKey: string } };
  }

  async time(spec: EndpointSpec, values: Record<string, unknown>, headers: Record<string, string> = {}): Promise<Sent> {
    const isGet = spec.method === 'GET';
    const query = isGet ? `?${new URLSearchParams(values as Record<string, string>).toString()}` : '';
    const { answer, took } = await this.#send(spec.method, spec.path + query, headers, isGet ? undefined : values);
    return { code: (answer as { code: number }).code, took };
  }
}

/** What an address may belong to. */
type Kind = 'no account' | 'account' | 'with a second factor';

interface Way {
  what: string;
  code: number;
  kinds: readonly Kind[];
  ask: (strangers: Strangers, email: string) => Promise<Sent>;
}

const person = { firstName: 'Ewa', lastName: 'Nowak', mobile: '+48 600 100 200' };

const ways: readonly Way[] = [
  {
    what: 'sign-in with a wrong password',
    code: 400,
    kinds: ['no account', 'account', 'with a second factor'],
    ask: async (strangers, email) => {
      const { encryptKey, passwords } = await encryptPasswords(strangers, ['Wrong2026']);
      return strangers.time(signIn, { username: email, password: passwords[0] }, { encryptkey: encryptKey });
    },
  },
  {
    what: 'registration',
    code: 200,
    kinds: ['no account', 'account'],
    ask: async (strangers, email) => {
      const { encryptKey, passwords } = await encryptPasswords(strangers, ['Solaris42', 'Solaris42']);
      const [password, confirmPassword] = passwords;
      const contactReq = { ...person, email, password, confirmPassword };
      return strangers.time(register, { accountReq: registeredCompany, contactReq }, { encryptkey: encryptKey });
    },
  },
  {
    what: 'forgotten password',
    code: 200,
    kinds: ['no account', 'account'],
    ask: (strangers, email) => strangers.time(findPassword, { email }),
  },
  {
    what: 'sending the activation again',
    code: 200,
    kinds: ['no account', 'account'],
    ask: (strangers, email) => strangers.time(resendActivation, { email }),
  },
];

/** The address of a kind that is asked about once; every other account without a second factor is not activated yet. */
async function addressOf(platform: Platform, kind: Kind, count: number): Promise<string> {
  if (kind === 'no account') return seedEmail('Carmen Ruiz');
  const hasFactor = kind === 'with a second factor';
  const customer = await buildCustomer(platform, { isInactive: !hasFactor && count % 2 === 0 });
  if (hasFactor) await buildFactor(platform, customer);
  return customer.email;
}

interface Asked {
  kind: Kind;
  email: string;
}

/** For each way, round by round, the addresses that it is asked about. */
async function roundsOf(platform: Platform): Promise<Asked[][][]> {
  const rounds: Asked[][][] = [];
  for (const { kinds } of ways) {
    const asked: Asked[][] = [];
    for (let count = 0; count < tries; count += 1) {
      const round: Asked[] = [];
      for (const kind of kinds) round.push({ kind, email: await addressOf(platform, kind, count) });
      asked.push(round);
    }
    rounds.push(asked);
  }
  return rounds;
}

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);

/** The median of each kind, in milliseconds. */
async function measure(strangers: Strangers, { what, code, ask }: Way, rounds: readonly Asked[][]): Promise<Map<Kind, number>> {
  const took = new Map<Kind, number[]>();
  for (const round of rounds)
    // Whichever comes later may find things warm.
    for (const { kind, email } of shuffled(round)) {
      const sent = await ask(strangers, email);
      if (sent.code !== code) throw new Error(`${what}: ${sent.code}`);
      took.getOrInsert(kind, []).push(sent.took);
    }
  return new Map([...took].map(([kind, times]) => [kind, median(times)]));
}

const folder = mkdtempSync(join(tmpdir(), 'heliodesk-bench-'));
const database = await createDatabase();
const place = { dataDir: folder, databaseUrl: database.url };
try {
  const rounds = await prepare(place, async (platform) => {
    await transaction(platform.db, (tx) => systemConfigOf(platform).set(tx, 'sys.account.captchaEnabled', 'false'));
    return roundsOf(platform);
  });
  const server = await serve(place, { TRUST_PROXY: 'true' });
  try {
    const rows: Record<string, string | number>[] = [];
    const verdicts = [];
    const strangers = new Strangers(server.url);
    for (const [index, way] of ways.entries()) {
      const medians = await measure(strangers, way, rounds[index] ?? []);
      const [least, most] = [Math.min(...medians.values()), Math.max(...medians.values())];
      const difference = (most - least) / most;
      const { what } = way;
      rows.push({
        call: what,
        'no account, ms (median)': medians.get('no account') ?? '–',
        'account, ms': medians.get('account') ?? '–',
        'with a second factor, ms': medians.get('with a second factor') ?? '–',
        'apart, %': difference * 100,
      });
      verdicts.push({
        what,
        figure: `${rounded(difference * 100)} % apart`,
        target: `at most ${mostDifference * 100} %`,
        isReached: difference <= mostDifference,
      });
    }
    report(`Known and unknown addresses, ${tries} of each`, rows, verdicts);
  } finally {
    await server.stop();
  }
} finally {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
}
