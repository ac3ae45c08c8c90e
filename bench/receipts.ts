import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buildCustomer } from '../apps/server/src/domains/account/seed.ts';
import { buildClaim } from '../apps/server/src/domains/module-claim/seed.ts';
import { receiptDocument } from '../apps/server/src/domains/request/receipts/receipt-document.ts';
import { buildReceipt } from '../apps/server/src/domains/request/seed.ts';
import { createPdfMaker } from '../apps/server/src/platform/pdf/index.ts';
import { languages } from '../packages/contract/src/kit/languages.ts';
import type { ReceiptFact, ReceiptRecord } from '../packages/contract/src/request/index.ts';
import { liftLimits } from './harness/limits.ts';
import { percentile, report, rounded } from './harness/figures.ts';
import { startOpenLoop } from './harness/open-loop.ts';
import { prepare, serve } from './harness/server.ts';
import { sized } from './harness/smoke.ts';
import { onPostgres } from './harness/stage.ts';

/** Receipts as PDFs: how many a second, in all languages by turns, what the server's event loop notices of it, and what other calls do. */

const count = sized(400, 18);
const calmMs = sized(3_000, 300);
const perSecond = 50;
const atOnce = 8;
const limits = { perSecond: 20, loop: 50, call: 100 };

const facts: ReceiptFact[] = [
  { field: 'decision', as: 'word', value: 'accepted' },
  { field: 'kind', as: 'word', value: 'compensation' },
  { field: 'quantity', as: 'number', value: '1200' },
  { field: 'unitPrice', as: 'money', value: '96.5', currency: 'EUR' },
  { field: 'money', as: 'money', value: '115800.00', currency: 'EUR' },
  { field: 'publicText', as: 'text', value: 'We’ve reviewed your claim and offer you the following.\n'.repeat(8) },
];
const record: ReceiptRecord = {
  number: 'MC-20261126-00001-1',
  requestNo: 'MC-20261126-00001',
  kind: 'solution',
  confirmedAt: '2026-11-26T08:00:00.000Z',
  confirmedBy: { name: 'Amelia Ortega', email: 'amelia.ortega@solar.example', company: 'Sol del Sur', session: 'customer' },
  confirmedFor: '',
  language: 'en',
  facts,
};

/** Runs as many as wanted, some at the same time; answers what each took. */
async function runAll(work: (index: number) => Promise<unknown>, total: number): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const runRest = async (): Promise<void> => {
    while (next < total) {
      const started = performance.now();
      await work(next++);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runRest));
  return times;
}

/** The maker alone, and the event loop of the process that uses it. */
async function benchMaker(): Promise<void> {
  const maker = createPdfMaker();
  const make = (index: number) => maker.make(receiptDocument(record, 'ab'.repeat(32), languages[index % languages.length] ?? 'en'));
  await runAll(make, 2 * languages.length);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const started = performance.now();
  const times = await runAll(make, count);
  const rate = (count / (performance.now() - started)) * 1_000;
  delay.disable();
  await maker.close();
  const held = delay.percentile(99) / 1e6;
  report(
    `Receipts, ${count} in ${languages.length} languages, ${atOnce} asked for at a time`,
    [
      {
        'receipts a second': rate,
        'median, ms': percentile(times, 50),
        '99 of 100, ms': percentile(times, 99),
        'loop held up, 99 of 100, ms': held,
      },
    ],
    [
      { what: 'receipts a second', figure: rounded(rate), target: `at least ${limits.perSecond}`, isReached: rate >= limits.perSecond },
      {
        what: 'the event loop, 99 of 100',
        figure: `${rounded(held)} ms`,
        target: `at most ${limits.loop}`,
        isReached: held <= limits.loop,
      },
    ],
  );
}

/** Small calls of others while receipts are downloaded, beside the same calls while nothing else runs. */
async function benchCalls(): Promise<void> {
  await onPostgres(async (place) => {
    const { token, receiptId } = await prepare(place, async (platform) => {
      const customer = await buildCustomer(platform);
      const { requestId } = await buildClaim(platform, customer, { submit: true });
      return { token: customer.token, receiptId: await buildReceipt(platform, customer, { requestId, facts }) };
    });
    const server = await serve(place);
    const lifted = await liftLimits(place.databaseUrl);
    const headers = { authorization: `Bearer ${token}` };
    const download = async (index: number): Promise<void> => {
      const lang = languages[index % languages.length] ?? 'en';
      const answer = await fetch(`${server.url}/api/request/receipt?receiptId=${receiptId}`, { headers: { ...headers, lang } });
      if (!answer.ok) throw new Error(`The receipt came with ${answer.status}`);
      await answer.arrayBuffer();
    };
    const calls = { port: server.port, path: '/api/getInfo', token, perSecond };
    const calmly = startOpenLoop(calls);
    await new Promise((resolve) => setTimeout(resolve, calmMs));
    const calm = await calmly.stop();
    await runAll(download, 2 * languages.length);
    const loop = startOpenLoop(calls);
    const started = performance.now();
    await runAll(download, count);
    const rate = (count / (performance.now() - started)) * 1_000;
    const times = await loop.stop();
    await lifted.stop();
    await server.stop();
    const row = (what: string, all: number[]) => ({
      what,
      calls: all.length,
      'median, ms': percentile(all, 50),
      '99 of 100, ms': percentile(all, 99),
    });
    report(
      `Small calls, ${perSecond} a second, while receipts are downloaded`,
      [row('calm', calm), row('while receipts are made', times)],
      [
        { what: 'downloads a second', figure: rounded(rate), target: `at least ${limits.perSecond}`, isReached: rate >= limits.perSecond },
        {
          what: 'a small call while receipts are made, 99 of 100',
          figure: `${rounded(percentile(times, 99))} ms`,
          target: `at most ${limits.call}`,
          isReached: percentile(times, 99) <= limits.call,
        },
      ],
    );
  });
}

await benchMaker();
await benchCalls();
