import { cpus, loadavg, release, totalmem } from 'node:os';
import { isSmoke } from './smoke.ts';

/** The middle one. */
export const median = (values: readonly number[]): number => percentile(values, 50);

/** The value below which `percent` of all lie. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

/** A figure with as many digits as it can be trusted. */
export const rounded = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0 });

/** The machine and how busy it is, for the head of a report. */
function describeMachine(): string {
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  const load = loadavg().map(rounded).join(' ');
  return `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${gigabytes} GB, ${process.platform} ${release()}, Node ${process.versions.node}; load ${load}; ${new Date().toISOString().slice(0, 16)}Z`;
}

/** One line that says how the figure compares with what it must reach. */
export interface Verdict {
  what: string;
  figure: string;
  /** What it must reach, such as `at most 4`. */
  target: string;
  isReached: boolean;
}

/** Prints a table and, below, each figure beside its target; a missed one makes the program end with 1, except of a smoke run. */
export function report(title: string, rows: Record<string, string | number>[], verdicts: readonly Verdict[]): void {
  console.log(`\n${title}\n${describeMachine()}`);
  if (rows.length > 0)
    printTable(
      rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, value]) => [name, typeof value === 'number' ? rounded(value) : value])),
      ),
    );
  for (const { what, figure, target, isReached } of verdicts)
    console.log(`${isSmoke ? '·' : isReached ? '✓' : '✗'} ${what}: ${figure} (${target})`);
  if (!isSmoke && verdicts.some(({ isReached }) => !isReached)) process.exitCode = 1;
}

/** A table in Markdown, so that it can be kept as it stands. */
function printTable(rows: readonly Record<string, string>[]): void {
  const names = Object.keys(rows[0] ?? {});
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => row[name]?.length ?? 0)));
  const line = (cells: readonly string[]): string => `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  console.log(line(names));
  console.log(line(widths.map((width) => '-'.repeat(width))));
  for (const row of rows) console.log(line(names.map((name) => row[name] ?? '')));
}
