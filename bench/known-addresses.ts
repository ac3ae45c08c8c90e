import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resendActivation } from '@heliodesk/contract/account';
import { findPassword, type publicKey, signIn } from '@heliodesk/contract/identity';
import type { EndpointSpec } from '@heliodesk/contract/kit';
import { buildCustomer } from '../apps/server/src/domains/account/seed.ts';
import { systemConfigOf } from '../apps/server/src/domains/reference/index.ts';
import { transaction } from '../apps/server/src/platform/db/transaction.ts';
import { encryptPasswords } from '../apps/server/src/testing/encrypt-passwords.ts';
import { createDatabase } from './harness/databases.ts';
import { median, report, rounded } from './harness/figures.ts';
import { prepare, serve } from './harness/server.ts';
import { sized } from './harness/smoke.ts';

/*
 * Whether the time of an answer tells that an address is known: wrong password, forgotten password and resending of the activation, for
 * addresses that are known and others that no one has, in an order drawn by chance. Each call comes from an address of its own, so that no throttle answers.
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

const waysOf = (strangers: Strangers) => [
  {
    what: 'sign-in with a wrong password',
    code: 400,
    ask: async (email: string) => {
      const { encryptKey, passwords } = await encryptPasswords(strangers, ['Wrong2026']);
      return strangers.time(signIn, { username: email, password: passwords[0] }, { encryptkey: encryptKey });
    },
  },
  { what: 'forgotten password', code: 200, ask: (email: string) => strangers.time(findPassword, { email }) },
  { what: 'sending the activation again', code: 200, ask: (email: string) => strangers.time(resendActivation, { email }) },
];

const folder = mkdtempSync(join(tmpdir(), 'heliodesk-bench-'));
const database = await createDatabase();
const place = { dataDir: folder, databaseUrl: database.url };
try {
  const known = await prepare(place, async (platform) => {
    await transaction(platform.db, (tx) => systemConfigOf(platform).set(tx, 'sys.account.captchaEnabled', 'false'));
    const emails: string[] = [];
    for (let count = 0; count < tries; count += 1) emails.push((await buildCustomer(platform, { isInactive: count % 2 === 0 })).email);
    return emails;
  });
  const server = await serve(place, { TRUST_PROXY: 'true' });
  try {
    const rows: Record<string, string | number>[] = [];
    const verdicts = [];
    for (const { what, code, ask } of waysOf(new Strangers(server.url))) {
      const took = { known: [] as number[], unknown: [] as number[] };
      for (const email of known) {
        const pair = [['known', email] as const, ['unknown', `carmen.ruiz.${randomUUID().slice(0, 8)}@solar.example`] as const];
        // Whichever comes second may find things warm.
        for (const [kind, address] of Math.random() < 0.5 ? pair : pair.toReversed()) {
          const sent = await ask(address);
          if (sent.code !== code) throw new Error(`${what}: ${sent.code}`);
          took[kind].push(sent.took);
        }
      }
      const [one, other] = [median(took.known), median(took.unknown)];
      const difference = Math.abs(one - other) / Math.max(one, other);
      rows.push({ call: what, 'known, ms (median)': one, 'unknown, ms (median)': other, 'difference, %': difference * 100 });
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
