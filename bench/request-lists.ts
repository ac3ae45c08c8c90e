import { fork } from 'node:child_process';
import { once } from 'node:events';
import { median, percentile, report, rounded, type Verdict } from './harness/figures.ts';
import type { FloorSettings } from './harness/list-floor-process.ts';
import { withRequests, type People } from './harness/list-stage.ts';
import { runLoad, type LoadResult } from './harness/load.ts';
import { requestCount } from './harness/request-data.ts';
import { processorTimeOf, serve, type Place } from './harness/server.ts';

/** The lists of customers and of the desk over a million requests, against a bare route with the same rows. */

const rounds = 5;
const ms = 3_000;
const connections = 16;

async function startFloor(settings: FloorSettings): Promise<{ port: number; pid: number; stop: () => void }> {
  const child = fork(new URL('harness/list-floor-process.ts', import.meta.url));
  child.send(settings);
  const [port] = (await once(child, 'message')) as [number];
  return { port, pid: child.pid ?? 0, stop: () => child.disconnect() };
}

interface Measured extends LoadResult {
  /** Processor time of the answering process for each call, milliseconds: what stays comparable on a busy machine. */
  processor: number;
}

interface Compared {
  name: string;
  floor: Measured[];
  product: Measured[];
}

async function loadOn(pid: number, task: { port: number; paths: string[]; tokens: string[] }): Promise<Measured> {
  const before = processorTimeOf(pid);
  const result = await runLoad({ ...task, connections, ms });
  return { ...result, processor: (processorTimeOf(pid) - before) / result.times.length };
}

function rowOf({ name, floor, product }: Compared) {
  const perSecond = (results: Measured[]): number => median(results.map((result) => result.perSecond));
  const processor = (results: Measured[]): number => median(results.map((result) => result.processor));
  const times = product.flatMap((result) => result.times);
  return {
    list: name,
    'floor, calls/s': perSecond(floor),
    'Heliodesk, calls/s': perSecond(product),
    'share, %': share({ name, floor, product }),
    'processor, ms/call': `${rounded(processor(floor))} / ${rounded(processor(product))}`,
    'median, ms': median(times),
    '99 of 100, ms': percentile(times, 99),
  };
}

/** Each round's own share, so that whatever else the machine does meanwhile counts for both. */
const share = ({ floor, product }: Compared): number =>
  median(product.map((result, round) => (result.perSecond / (floor[round]?.perSecond ?? Number.NaN)) * 100));

async function measure(place: Place, people: People): Promise<Compared[]> {
  const server = await serve(place);
  const floor = await startFloor({ databaseUrl: place.databaseUrl ?? '', contacts: people.contacts });
  const lists = [
    { name: 'own requests of a customer', floorPath: '/list', path: '/api/request/list', tokens: people.customers },
    { name: 'requests of the company', floorPath: '/list', path: '/api/request/list?company=true', tokens: people.customers },
    { name: 'desk, all requests', floorPath: '/desk', path: '/api/request/desk/list', tokens: people.agents },
    { name: 'desk of a module specialist', floorPath: '/desk', path: '/api/request/desk/list', tokens: people.specialists },
  ];
  const compared: Compared[] = lists.map(({ name }) => ({ name, floor: [], product: [] }));
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, { floorPath, path, tokens }] of lists.entries()) {
      const floorResult = await loadOn(floor.pid, { port: floor.port, paths: [floorPath], tokens: [] });
      const result = await loadOn(server.pid, { port: server.port, paths: [path], tokens });
      // The first round warms up.
      if (round === 0) continue;
      compared[index]?.floor.push(floorResult);
      compared[index]?.product.push(result);
    }
  floor.stop();
  await server.stop();
  return compared;
}

await withRequests(async (place, people) => {
  const compared = await measure(place, people);
  const verdicts = compared.map((one): Verdict => ({
    what: one.name,
    figure: `${rounded(share(one))} % of the bare route`,
    target: 'at least 25 %',
    isReached: share(one) >= 25,
  }));
  report(`Lists over ${requestCount} requests, 20 rows with total, ${connections} connections`, compared.map(rowOf), verdicts);
});
