import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.ts';

/** A test file and how long it took on its own. */
export interface FileTime {
  file: string;
  seconds: number;
}

/** A test that failed: its file and its name, to run it again, and the beginning of what it said. */
export interface FailedTest {
  test: string;
  error: string;
}

/** How long a part of a run took from its beginning to its end, which of its test files the most, and which tests failed. */
export interface PartTime {
  part: string;
  seconds: number;
  files: FileTime[];
  /** With what they said, so that the end of a long log tells why: what the tests printed themselves may be cut off. */
  failed?: FailedTest[];
}

/** Names the file that parts of a run write their times to: they run in processes of their own. */
export const timingsVariable = 'HELIODESK_TIMINGS';

/** Adds the time of a part to the run's; without a run that asks for it nothing is kept. */
export function recordTime(time: PartTime): void {
  const path = process.env[timingsVariable];
  if (path !== undefined) appendFileSync(path, `${JSON.stringify(time)}\n`);
}

/** The times that the parts of a run have written, in the order of their ends. */
export const readTimes = (path: string): PartTime[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as PartTime);

/** Which suite a test file belongs to: its workspace, or the folder of the repository's own. */
const suiteOf = (file: string): string => /^(?:apps|packages)\/[^/]+/.exec(file)?.[0] ?? file.split('/')[0] ?? file;

const line = (seconds: number, text: string): string => `${seconds.toFixed(0).padStart(6)} s  ${text}`;
const longestFirst = <Time extends { seconds: number }>(times: readonly Time[]): Time[] =>
  times.toSorted((one, other) => other.seconds - one.seconds);

/** Test files of one part, summed up by suite; files run side by side, so that the sums exceed the part's own time. */
function sumsOf({ part, files }: PartTime): string[] {
  const sums = new Map<string, { seconds: number; count: number }>();
  for (const { file, seconds } of files) {
    const sum = sums.get(suiteOf(file)) ?? { seconds: 0, count: 0 };
    sums.set(suiteOf(file), { seconds: sum.seconds + seconds, count: sum.count + 1 });
  }
  const rows = longestFirst([...sums].map(([suite, sum]) => ({ suite, ...sum })));
  return rows.map(({ suite, seconds, count }) => line(seconds, `${part}: ${count} ${count === 1 ? 'file' : 'files'} of ${suite}`));
}

/** What a run prints at its end: its parts, their suites, and the slowest test files. */
export function timeReport(times: readonly PartTime[], slowest = 15): string {
  const files = times.flatMap((time) => time.files.map((file) => ({ ...file, part: time.part })));
  return [
    'Parts:',
    ...times.map(({ part, seconds }) => line(seconds, part)),
    ...(files.length === 0 ? [] : ['', 'Test files, summed up:', ...times.flatMap(sumsOf), '', 'Slowest test files:']),
    ...longestFirst(files)
      .slice(0, slowest)
      .map(({ file, seconds, part }) => line(seconds, `${file} (${part})`)),
    ...failuresOf(times),
  ].join('\n');
}

const mostLines = 12;
const mostSigns = 1_200;

/** The first lines of what a failed test said, without colors and empty lines. */
function firstWords(error: string): string[] {
  const lines = stripVTControlCharacters(error)
    .slice(0, 10 * mostSigns)
    .split('\n')
    .filter((each) => each.trim() !== '');
  const first = lines.slice(0, mostLines).join('\n');
  const isCut = lines.length > mostLines || first.length > mostSigns;
  return first === '' ? [] : `${first.slice(0, mostSigns)}${isCut ? ' …' : ''}`.split('\n');
}

function failuresOf(times: readonly PartTime[]): string[] {
  const failures = times.flatMap(({ part, failed = [] }) =>
    failed.flatMap(({ test, error }) => [`  ${test} (${part})`, ...firstWords(error).map((words) => `      ${words}`)]),
  );
  return failures.length === 0 ? [] : ['', 'Failed:', ...failures];
}

/** A path as the repository names it, with slashes. */
export const inRepository = (path: string): string => relative(root, path).replaceAll('\\', '/');
