import { fork } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { buildCustomer } from '../apps/server/src/domains/account/seed.ts';
import { Customer } from './harness/customer.ts';
import { createDatabase } from './harness/databases.ts';
import { median, percentile, report, rounded, type Verdict } from './harness/figures.ts';
import { measureFloor, type ImportedRows } from './harness/import-floor.ts';
import type { FloorTask } from './harness/embedded-floor-process.ts';
import { runLoad } from './harness/load.ts';
import { fillRegistry, powerAt, serialAt, typeAt } from './harness/registry.ts';
import { prepare, residentOf, serve, type Place } from './harness/server.ts';
import { withSharedStrings } from './harness/sheets.ts';

/** From upload to taken over: 100,000 serial numbers against the least that such an import can do. */

const rowCount = 100_000;
const MB = 1024 * 1024;
const rounds = { postgres: 5, pglite: 3 };
/** Enough for every round, and one more to watch memory. */
const registrySize = { postgres: (rounds.postgres * 2 + 3) * rowCount, pglite: (rounds.pglite * 2 + 3) * rowCount };
type Engine = keyof typeof rounds;

interface Sheet {
  path: string;
  rows: ImportedRows;
}

/** A file of the registry's numbers from `first` on; every fiftieth is unknown to it. */
function makeSheet(folder: string, first: number): Sheet {
  const indexes = Array.from({ length: rowCount }, (_, offset) => first + offset);
  const sns = indexes.map((index) => (index % 50 === 7 ? `X${serialAt(index)}` : serialAt(index)));
  const types = indexes.map(typeAt);
  const path = join(folder, `${first}.xlsx`);
  writeFileSync(
    path,
    withSharedStrings([
      ['Serial number', 'Module type', 'Power (W)'],
      ...sns.map((sn, offset) => [sn, types[offset] ?? '', String(powerAt(first + offset))]),
    ]),
  );
  return {
    path,
    rows: {
      sns,
      types,
      powers: indexes.map(powerAt),
      verdicts: indexes.map((index) => (index % 50 === 7 ? 'unknown' : 'ok')),
      details: indexes.map(() => ''),
    },
  };
}

type Floor = (requestId: number, sheet: Sheet) => Promise<number>;

/** Everything that one engine's rounds need. */
interface Stage {
  place: Place;
  token: string;
  /** A claim that the floor writes into. */
  floorClaim: number;
  openFloor: () => Promise<{ measure: Floor; close: () => Promise<void> }>;
}

async function stageOf(engine: Engine, folder: string, databaseUrl: string | undefined): Promise<Stage> {
  const place: Place = { dataDir: join(folder, engine), ...(databaseUrl === undefined ? {} : { databaseUrl }) };
  const token = await prepare(place, async (platform) => {
    await platform.database.execute(fillRegistry(0, registrySize[engine]));
    await platform.database.execute('analyze');
    return (await buildCustomer(platform)).token;
  });
  const server = await serve(place);
  const floorClaim = await new Customer(server.url, token).draft();
  await server.stop();
  if (databaseUrl === undefined) {
    const copy = join(folder, 'floor');
    cpSync(join(place.dataDir, 'database'), copy, { recursive: true });
    return { place, token, floorClaim, openFloor: () => openEmbeddedFloor(copy) };
  }
  return { place, token, floorClaim, openFloor: () => openPostgresFloor(databaseUrl) };
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
async function measureRounds(engine: Engine, folder: string, { place, token, floorClaim, openFloor }: Stage): Promise<Round[]> {
  const server = await serve(place);
  const customer = new Customer(server.url, token);
  const floor = await openFloor();
  const measured: Round[] = [];
  for (let round = 0; round <= rounds[engine]; round += 1) {
    const [mine, theirs] = [makeSheet(folder, round * 2 * rowCount), makeSheet(folder, (round * 2 + 1) * rowCount)];
    const floorMs = await floor.measure(floorClaim, theirs);
    measured.push({ floor: floorMs, ...(await customer.import(await customer.draft(), mine.path, rowCount)) });
  }
  await floor.close();
  await server.stop();
  return measured.slice(1);
}

interface Watched {
  idle: number;
  serverPeak: number;
  childPeak: number;
  /** Of the small calls meanwhile, milliseconds. */
  times: number[];
}

const watchMs = 4_000;

/** One import on a fresh server, while others call `getInfo` and memory is looked at. */
async function watchImport(engine: Engine, folder: string, { place, token }: Stage): Promise<Watched> {
  const server = await serve(place);
  const customer = new Customer(server.url, token);
  const calls = { port: server.port, calls: [{ path: '/api/getInfo', token }], connections: 4, pauseMs: 10 };
  await runLoad({ ...calls, ms: 1_000 });
  const idle = residentOf(server.pid).own;
  let [serverPeak, childPeak] = [idle, 0];
  const watch = setInterval(() => {
    const { own, children } = residentOf(server.pid);
    [serverPeak, childPeak] = [Math.max(serverPeak, own), Math.max(childPeak, children)];
  }, 10);
  const sheet = makeSheet(folder, (rounds[engine] + 1) * 2 * rowCount);
  const requestId = await customer.draft();
  const [{ times }] = await Promise.all([runLoad({ ...calls, ms: watchMs }), customer.import(requestId, sheet.path, rowCount)]);
  clearInterval(watch);
  await server.stop();
  return { idle, serverPeak, childPeak, times };
}

function verdictsOf(engine: Engine, measured: Round[], watched: Watched): Verdict[] {
  const ratio = median(measured.map(({ floor, done }) => done / floor));
  const growth = (watched.serverPeak - watched.idle) / MB;
  const p99 = percentile(watched.times, 99);
  return [
    { what: `${engine}: import against floor`, figure: `${rounded(ratio)} times`, target: 'at most 4', isReached: ratio <= 4 },
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
    // The embedded database runs on the event loop; its calls wait for its statements.
    {
      what: `${engine}: a small call meanwhile, 99 of 100`,
      figure: `${rounded(p99)} ms, longest ${rounded(Math.max(...watched.times))} ms`,
      target: engine === 'postgres' ? 'at most 250' : 'no target',
      isReached: engine === 'pglite' || p99 <= 250,
    },
  ];
}

async function bench(engine: Engine, databaseUrl: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'heliodesk-bench-'));
  try {
    const stage = await stageOf(engine, folder, databaseUrl);
    const measured = await measureRounds(engine, folder, stage);
    const watched = await watchImport(engine, folder, stage);
    const rows = measured.map(({ floor, uploaded, read, done }) => ({
      'floor, ms': floor,
      'uploaded, ms': uploaded,
      'read, ms': read,
      'taken over, ms': done,
      times: done / floor,
    }));
    report(`Import of ${rowCount} serial numbers, ${engine}`, rows, verdictsOf(engine, measured, watched));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const only = process.argv[2];
if (only !== 'pglite') {
  const database = await createDatabase();
  try {
    await bench('postgres', database.url);
  } finally {
    await database.drop();
  }
}
if (only !== 'postgres') await bench('pglite', undefined);
