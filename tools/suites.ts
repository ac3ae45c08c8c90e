import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureWebBuild } from './build-web.ts';
import { ensureFonts, findBrowser } from './find-browser.ts';
import { runTool } from './run.ts';
import { recordTime } from './timings.ts';
import type { FailedTest, FileTime } from './timings.ts';

/** The outcome of one or more suites. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0 };

export const add = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

/** The last line of every test run. */
export const total = ({ passed, failed, skipped }: Counts) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** The counts that a test run ended with; one failure where it has none. */
export function countsOf(output: string): Counts {
  const found = [...output.matchAll(/^(\d+) passed, (\d+) failed, (\d+) skipped$/gm)].at(-1);
  if (found === undefined) return { ...none, failed: 1 };
  const [passed = 0, failed = 0, skipped = 0] = found.slice(1).map(Number);
  return { passed, failed, skipped };
}

/** Failed when anything failed, and when nothing ran: a suite that found no tests proves nothing. */
export const hasFailed = ({ passed, failed }: Counts) => failed > 0 || passed === 0;

/** A command that failed without naming a failed test counts as one. */
export const orFailed = (counts: Counts, code: number): Counts => (code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts);

/** Runs a command that writes a JSON report, and reads it; null when it wrote none. */
async function withReport<Report>(start: (file: string) => Promise<{ code: number }>) {
  const folder = mkdtempSync(join(tmpdir(), 'heliodesk-report-'));
  try {
    const file = join(folder, 'report.json');
    const { code } = await start(file);
    return { code, report: existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** Test files that broke before their first test. */
const brokenFiles = ({ testResults }: VitestReport) =>
  testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'))
    .length;

interface VitestRun {
  /** PostgreSQL on which the server's suite runs; without, PGlite. */
  database?: string | undefined;
  /** Only these test files. */
  files?: string[];
}

/** Runs suites of vitest.config.ts: the projects whose names begin with theirs. */
export async function runVitest(suites: string[], { database, files = [] }: VitestRun = {}): Promise<Counts> {
  const { code, report } = await withReport<VitestReport>((file) => {
    const chosen = suites.flatMap((suite) => ['--project', `${suite}*`]);
    const reporters = [
      '--reporter=default',
      '--reporter=json',
      '--reporter=./tools/times-reporter.ts',
      `--outputFile.json=${file}`,
      '--silent=passed-only',
    ];
    const env = database === undefined ? {} : { HELIODESK_TEST_DATABASE: database };
    return runTool('vitest', ['run', ...chosen, ...reporters, ...files], { print: 'show', env: { NODE_ENV: 'test', ...env } });
  });
  if (report === null) return { ...none, failed: 1 };
  const failed = report.numFailedTests + brokenFiles(report);
  return orFailed({ passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests }, code);
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { file: string; title: string; tests: { status: string; results: { duration: number; errors?: { message?: string }[] }[] }[] }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [...specs, ...suites.flatMap(specsOf)];

function playwrightTimes({ suites }: PlaywrightReport): FileTime[] {
  const sums = new Map<string, number>();
  for (const { file, tests } of suites.flatMap(specsOf)) {
    const milliseconds = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    sums.set(file, (sums.get(file) ?? 0) + milliseconds / 1_000);
  }
  return [...sums].map(([file, seconds]) => ({ file: `e2e/${file}`, seconds }));
}

const playwrightFailures = ({ suites }: PlaywrightReport): FailedTest[] =>
  suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []));
      return { test: `e2e/${file} > ${title}`, error: errors.map(({ message = '' }) => message).join('\n') };
    });

const playwright = (args: string[], file: string, env: Record<string, string> = {}) =>
  runTool('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...args], {
    print: args.includes('--list') ? 'keep' : 'show',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env },
  });

/** How many browser tests there are, without running any. */
async function countBrowserTests(): Promise<number> {
  const { report } = await withReport<PlaywrightReport>((file) => playwright(['--list', '--reporter=json'], file));
  return report === null ? 0 : report.stats.expected + report.stats.skipped;
}

/** Runs the browser tests against real servers; without a browser they are skipped, which CI counts as a failure. */
export async function runBrowserTests(): Promise<Counts> {
  const browser = await findBrowser({ install: true });
  if (browser === undefined) {
    const skipped = await countBrowserTests();
    console.log(`\nNo Chromium was found and none could be installed: ${skipped} browser tests are skipped. Set CHROME_PATH to run them.`);
    return process.env.CI === 'true' ? { passed: 0, failed: 1, skipped } : { passed: 0, failed: 0, skipped };
  }
  if (process.env.CI === 'true') await ensureFonts();
  await ensureWebBuild();
  const started = performance.now();
  const { code, report } = await withReport<PlaywrightReport>((file) =>
    playwright(['--reporter=list,json'], file, { CHROME_PATH: browser }),
  );
  if (report === null) return { ...none, failed: 1 };
  const seconds = (performance.now() - started) / 1_000;
  recordTime({ part: 'Browser tests', seconds, files: playwrightTimes(report), failed: playwrightFailures(report) });
  const { expected, unexpected, flaky, skipped } = report.stats;
  return orFailed({ passed: expected, failed: unexpected + flaky, skipped }, code);
}
