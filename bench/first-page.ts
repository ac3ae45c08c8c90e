import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { firstVisits, scriptsOf, totalKb } from '../e2e/fixtures/first-visits.ts';
import { ensureWebBuild } from '../tools/build-web.ts';
import { findBrowser } from '../tools/find-browser.ts';
import { installSeparately } from '../tools/separate-packages.ts';
import { median, report, rounded, type Verdict } from './harness/figures.ts';
import { serve } from './harness/server.ts';
import { sized } from './harness/smoke.ts';

/*
 * What a browser that has nothing yet loads of JavaScript (brotli; a KB is 1,000 bytes; limits in e2e/fixtures/first-visits.ts), and what Lighthouse says of the public pages on a phone.
 * The pages are those of apps/web/dist, which is built before if its sources have changed.
 */
const debugPort = 9_333;
const browserArguments = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--remote-debugging-port=${debugPort}`,
];

const goals = { performance: 95, accessibility: 100, 'best-practices': 100 };

/** Lighthouse's authors advise the median of five runs: one run varies by several points on the same page. */
const runs = sized(5, 1);
const pages = sized(['/home', '/login'], ['/login']);

/** What is used of Lighthouse, which `npm ci` leaves out: it is installed when this first runs. */
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: { categories: Record<string, { score: number | null }> } } | undefined>;
const problem = await installSeparately('bench');
if (problem !== null) throw new Error(problem);
const { default: lighthouse } = (await import(import.meta.resolve('lighthouse'))) as { default: Lighthouse };

type Scores = Record<keyof typeof goals, number>;

async function scoresOfRun(url: string): Promise<Scores> {
  const result = await lighthouse(url, { port: debugPort, output: 'json', logLevel: 'error', onlyCategories: Object.keys(goals) });
  const score = (category: string): number => Math.round((result?.lhr.categories[category]?.score ?? 0) * 100);
  return { performance: score('performance'), accessibility: score('accessibility'), 'best-practices': score('best-practices') };
}

async function scoresOf(url: string): Promise<Scores> {
  const all: Scores[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await scoresOfRun(url));
  const middle = (category: keyof Scores): number => median(all.map((scores) => scores[category]));
  return { performance: middle('performance'), accessibility: middle('accessibility'), 'best-practices': middle('best-practices') };
}

await ensureWebBuild();
const folder = mkdtempSync(join(tmpdir(), 'heliodesk-bench-'));
const server = await serve({ dataDir: join(folder, 'data') });
const executablePath = await findBrowser({ install: false });
const browser = await chromium.launch({ args: browserArguments, ...(executablePath === undefined ? {} : { executablePath }) });
try {
  const verdicts: Verdict[] = [];
  for (const visit of firstVisits) {
    const size = totalKb(await scriptsOf(browser, server.url, visit));
    verdicts.push({
      what: `JavaScript of a cold ${visit.path}`,
      figure: `${rounded(size)} KB`,
      target: `at most ${visit.most} KB`,
      isReached: size <= visit.most,
    });
  }
  for (const path of pages)
    for (const [category, score] of Object.entries(await scoresOf(server.url + path))) {
      const goal = goals[category as keyof typeof goals];
      verdicts.push({
        what: `Lighthouse mobile, ${path}, ${category}`,
        figure: String(score),
        target: `at least ${goal}`,
        isReached: score >= goal,
      });
    }
  report('First pages', [], verdicts);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
