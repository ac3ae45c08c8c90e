import { fork } from 'node:child_process';
import { cpSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { Client } from 'pg';
import { Customer } from './harness/customer.ts';
import { median, report, rounded, type Verdict } from './harness/figures.ts';
import { measureFloor } from './harness/import-floor.ts';
import { fillForImports, makeSheet, rowCount, type Sheet } from './harness/import-stage.ts';
import type { FloorTask } from './harness/embedded-floor-process.ts';
import { residentOf, serve, type Place } from './harness/server.ts';
import { sized } from './harness/smoke.ts';
import { inFolder, onPostgres } from './harness/stage.ts';

/** From upload until they stand in the claim: 100,000 serial numbers against the least that such an import can do. */

const MB = 1024 * 1024;
const rounds = { postgres: sized(5, 1), pglite: sized(3, 1) };
/** Times the floor. */
const mostTimes = { postgres: 2.5, pglite: 3.5 };
/** Files of every round, and one more to watch memory. */
const files = { postgres: rounds.postgres * 2 + 3, pglite: rounds.pglite * 2 + 3 };
type Engine = keyof typeof rounds;

type Floor = (requestId: number, sheet: Sheet) => Promise<number>;

/** Everything that one engine's rounds need. */
interface Stage {
  place: Place;
  /** One customer's for each import. */
  tokens: string[];
  /** A claim that the floor writes into. */
  floorClaim: number;
  openFloor: () => Promise<{ measure: Floor; close: () => Promise<void> }>;
}

async function stageOf(engine: Engine, folder: string, databaseUrl: string | undefined): Promise<Stage> {
  const place: Place = { dataDir: join(folder, engine), ...(databaseUrl === undefined ? {} : { databaseUrl }) };
  const tokens = await fillForImports(place, files[engine]);
  const server = await serve(place);
  const floorClaim = await new Customer(server.url, tokens[0] ?? '').draft();
  await server.stop();
  if (databaseUrl === undefined) {
    const copy = join(folder, 'floor');
    cpSync(join(place.dataDir, 'database'), copy, { recursive: true });
    return { place, tokens, floorClaim, openFloor: () => openEmbeddedFloor(copy) };
  }
  return { place, tokens, floorClaim, openFloor: () => openPostgresFloor(databaseUrl) };
}

async function openPostgresFloor(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const measure: Floor = (requestId, { path, rows }) => measureFloor((text, values) => client.query(text, values), requestId, path, rows);
  return { measure, close: () => client.end() };
}

async function openEmbeddedFloor(folder: string) {
  const child = fork(new URL('harness/embedded-floor-process.ts', import.meta.url), { serialization: 'advanced' });
  const ask = async (task: FloorTask): Promise<number> => {
    child.send(task);
    const [ms] = (await once(child, 'message')) as [number];
    return ms;
  };
  await ask({ folder });
  return { measure: (requestId: number, { path, rows }: Sheet) => ask({ requestId, path, rows }), close: async () => child.disconnect() };
}

interface Round {
  floor: number;
  uploaded: number;
  read: number;
  done: number;
}

/** Floor and import by turns, each round with numbers of its own; the first round only warms up. */
async function measureRounds(engine: Engine, folder: string, { place, tokens, floorClaim, openFloor }: Stage): Promise<Round[]> {
  const server = await serve(place);
  const floor = await openFloor();
  const measured: Round[] = [];
  try {
    for (let round = 0; round <= rounds[engine]; round += 1) {
      const [mine, theirs] = [makeSheet(folder, round * 2 * rowCount), makeSheet(folder, (round * 2 + 1) * rowCount)];
      const customer = new Customer(server.url, tokens[round] ?? '');
      const floorMs = await floor.measure(floorClaim, theirs);
      measured.push({ floor: floorMs, ...(await customer.import(await customer.draft(), mine.path, rowCount)) });
    }
  } finally {
    await floor.close();
    await server.stop();
  }
  return measured.slice(1);
}

interface Watched {
  idle: number;
  serverPeak: number;
  childPeak: number;
}

/** One import on a fresh server, while memory is looked at. */
async function watchImport(engine: Engine, folder: string, { place, tokens }: Stage): Promise<Watched> {
  const server = await serve(place);
  const customer = new Customer(server.url, tokens.at(-1) ?? '');
  const requestId = await customer.draft();
  const idle = residentOf(server.pid).own;
  let [serverPeak, childPeak] = [idle, 0];
  const watch = setInterval(() => {
    const { own, children } = residentOf(server.pid);
    [serverPeak, childPeak] = [Math.max(serverPeak, own), Math.max(childPeak, children)];
  }, 10);
  const sheet = makeSheet(folder, (rounds[engine] + 1) * 2 * rowCount);
  await customer.import(requestId, sheet.path, rowCount);
  clearInterval(watch);
  await server.stop();
  return { idle, serverPeak, childPeak };
}

function verdictsOf(engine: Engine, measured: Round[], watched: Watched): Verdict[] {
  const ratio = median(measured.map(({ floor, done }) => done / floor));
  const growth = (watched.serverPeak - watched.idle) / MB;
  return [
    {
      what: `${engine}: import against floor`,
      figure: `${rounded(ratio)} times`,
      target: `at most ${mostTimes[engine]}`,
      isReached: ratio <= mostTimes[engine],
    },
    {
      what: `${engine}: memory of the server above idle`,
      figure: `${rounded(growth)} MB`,
      target: 'at most 120',
      isReached: growth <= 120,
    },
    {
      what: `${engine}: memory of the reading process`,
      figure: `${rounded(watched.childPeak / MB)} MB`,
      target: 'at most 512',
      isReached: watched.childPeak <= 512 * MB,
    },
  ];
}

async function bench(engine: Engine, folder: string, databaseUrl: string | undefined): Promise<void> {
  const stage = await stageOf(engine, folder, databaseUrl);
  const measured = await measureRounds(engine, folder, stage);
  const watched = await watchImport(engine, folder, stage);
  const rows = measured.map(({ floor, uploaded, read, done }) => ({
    'floor, ms': floor,
    'uploaded, ms': uploaded,
    'read, ms': read,
    'in the claim, ms': done,
    times: done / floor,
  }));
  report(`Import of ${rowCount} serial numbers, ${engine}`, rows, verdictsOf(engine, measured, watched));
}

const only = process.argv[2];
if (only !== 'pglite') await onPostgres(({ dataDir, databaseUrl }) => bench('postgres', dataDir, databaseUrl));
if (only !== 'postgres') await inFolder((folder) => bench('pglite', folder, undefined));
