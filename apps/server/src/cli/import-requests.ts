import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { importRequests, RequestFileError } from '../domains/request/index.ts';
import { systemClock } from '../platform/clock.ts';
import { updateDatabase } from '../start/update-database.ts';
import { openForCommand, runCommand, UsageError } from './command.ts';

/*
 * Brings closed requests of older systems into the history (docs/importing-requests.md). Reads the same settings as the server.
 *
 *   node apps/server/src/cli/import-requests.ts requests.csv [--dry-run] [--refused refused.csv]
 *
 * Progress and refused rows go to standard error, the outcome to standard output. Broken off, it continues where it stopped when the same
 * file is given again. Ends with 1 and a message when something is wrong.
 */

const usage = 'Usage: node apps/server/src/cli/import-requests.ts FILE.csv [--dry-run] [--refused REFUSED.csv]';
/** Milliseconds between two lines of progress. */
const tellEvery = 1_000;
/** So many refused rows are named; the report has all of them. */
const namedRows = 20;

interface Arguments {
  path: string;
  reportPath: string;
  isDry: boolean;
}

function readArguments(): Arguments {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, refused: { type: 'string' } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new UsageError(usage);
  const path = resolve(file);
  const isDry = values['dry-run'] ?? false;
  // A dry run leaves the report of an import that broke off alone.
  const reportPath = resolve(values.refused ?? `${file}.${isDry ? 'dry-run.' : ''}refused.csv`);
  if (reportPath === path) throw new UsageError('The report on refused rows would overwrite the file');
  return { path, reportPath, isDry };
}

const tell = (line: string): void => void process.stderr.write(`${line}\n`);
const counted = (rows: number): string => rows.toLocaleString('en');

/** What the import says of itself while it runs. */
function watch() {
  let told = performance.now();
  let named = 0;
  const state = { isNew: false };
  return {
    state,
    onProgress: ({ rowsDone, refused }: { rowsDone: number; refused: number }): void => {
      state.isNew = true;
      if (performance.now() - told < tellEvery) return;
      told = performance.now();
      tell(`${counted(rowsDone)} rows read, ${counted(refused)} refused`);
    },
    onRefused: (row: number, columns: readonly string[]): void => {
      named += 1;
      if (named <= namedRows) tell(`row ${row} is refused: ${columns.join(', ')}`);
      else if (named === namedRows + 1) tell('more refused rows are counted only');
    },
  };
}

/** Of the file: what is in it, where it is, and how it reads. */
function explain(error: unknown): string | undefined {
  const isOfFile =
    error instanceof Error && 'code' in error && /^(?:ENOENT|ENOTDIR|EISDIR|EACCES|EROFS|CSV_|INVALID_)/.test(String(error.code));
  return isOfFile || error instanceof RequestFileError ? error.message : undefined;
}

async function run(): Promise<void> {
  const { path, reportPath, isDry } = readArguments();
  const config = readConfig();
  const database = await openForCommand(config);
  try {
    await updateDatabase(config, database);
    const { state, ...watching } = watch();
    const done = await importRequests({ db: database.db, clock: systemClock }, { path, reportPath, isDry, ...watching });
    const outcome = !state.isNew ? 'was imported before' : isDry ? 'was only checked' : 'is in the history';
    const same = done.rowsDone - done.added - done.changed - done.refused;
    const parts = [
      `${counted(done.added)} new`,
      `${counted(done.changed)} changed`,
      `${counted(same)} unchanged`,
      `${counted(done.refused)} refused`,
    ];
    process.stdout.write(`${path} ${outcome}: ${counted(done.rowsDone)} rows, ${parts.join(', ')}\n`);
    if (done.refused > 0) process.stdout.write(`Refused rows: ${reportPath}\n`);
  } finally {
    await database.close();
  }
}

await runCommand(run, explain);
