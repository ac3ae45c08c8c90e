import { median, percentile, rounded, type Verdict } from './figures.ts';
import type { Floor } from './floor.ts';
import { runLoad, type AskedLoad, type LoadCall, type LoadResult } from './load.ts';
import { processorTimeOf, type RunningServer } from './server.ts';
import { sized } from './smoke.ts';

/** A call and the bare route that it is measured against. */
export interface Subject {
  name: string;
  floorPath: string;
  calls: LoadCall[];
  /** Each connection keeps to one of the calls. */
  isOwn?: boolean;
  /** Of the floor's calls per second; none where the figure only accompanies another. */
  atLeastPercent?: number;
}

interface Measured extends LoadResult {
  /** Processor time of the answering process for each call, milliseconds: what stays comparable on a busy machine. */
  processor: number;
}

export interface Compared {
  subject: Subject;
  floor: Measured[];
  product: Measured[];
}

export const connections = 16;
const rounds = sized(5, 1);
/** It takes a server some ten thousand calls until all of their code is compiled for speed. */
const warmUps = sized(3, 1);
const ms = sized(3_000, 200);

async function loadOn(pid: number, task: Omit<AskedLoad, 'connections' | 'ms'>): Promise<Measured> {
  const before = processorTimeOf(pid);
  const result = await runLoad({ ...task, connections, ms });
  return { ...result, processor: (processorTimeOf(pid) - before) / result.times.length };
}

/** Floor and product by turns, so that whatever else the machine does in the meantime counts for both; the first rounds warm up. */
export async function compareWithFloor(server: RunningServer, floor: Floor, subjects: Subject[]): Promise<Compared[]> {
  const compared = subjects.map((subject): Compared => ({ subject, floor: [], product: [] }));
  for (let round = -warmUps; round < rounds; round += 1)
    for (const { subject, floor: below, product } of compared) {
      const { floorPath, isOwn = false } = subject;
      const floorResult = await loadOn(floor.pid, { port: floor.port, calls: [{ path: floorPath }] });
      const result = await loadOn(server.pid, { port: server.port, calls: subject.calls, isOwn });
      subject.calls = subject.calls.map((call, index) => ({ ...call, startVersion: result.versions[index] ?? 0 }));
      if (round < 0) continue;
      below.push(floorResult);
      product.push(result);
    }
  return compared;
}

/** Of the product, round by round. */
export const perSecondOf = ({ product }: Compared): number[] => product.map(({ perSecond }) => perSecond);

const shareOf = ({ floor, product }: Compared): number =>
  median(product.map((result, round) => (result.perSecond / (floor[round]?.perSecond ?? Number.NaN)) * 100));

/** A line of the report. */
export function rowOf(compared: Compared) {
  const { subject, floor, product } = compared;
  const perSecond = (results: Measured[]): number => median(results.map((result) => result.perSecond));
  const processor = (results: Measured[]): number => median(results.map((result) => result.processor));
  const times = product.flatMap((result) => result.times);
  return {
    call: subject.name,
    'floor, calls/s': perSecond(floor),
    'Heliodesk, calls/s': perSecond(product),
    'share, %': shareOf(compared),
    'processor, ms/call': `${rounded(processor(floor))} / ${rounded(processor(product))}`,
    'median, ms': median(times),
    '99 of 100, ms': percentile(times, 99),
  };
}

/** How the figure compares with its limit, where it has one. */
export function verdictOf(compared: Compared): Verdict[] {
  const { name, atLeastPercent } = compared.subject;
  if (atLeastPercent === undefined) return [];
  const share = shareOf(compared);
  return [
    { what: name, figure: `${rounded(share)} % of the floor`, target: `at least ${atLeastPercent} %`, isReached: share >= atLeastPercent },
  ];
}
