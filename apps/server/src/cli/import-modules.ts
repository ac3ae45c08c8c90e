import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { importModules, RegistryFileError } from '../domains/module/index.ts';
import { systemClock } from '../platform/clock.ts';
import { updateDatabase } from '../start/update-database.ts';
import { openForCommand, runCommand, UsageError } from './command.ts';

/*
 * Brings the list of produced modules into the registry (docs/operating.md). Reads the same settings as the server.
 *
 *   node apps/server/src/cli/import-modules.ts registry.csv
 *
 * Progress and rows that are left out go to standard error, the outcome to standard output. Broken off, it continues where it
 * stopped when the same file is given again. Ends with 1 and a message when something is wrong.
 */

const usage = 'Usage: node apps/server/src/cli/import-modules.ts FILE.csv';
/** Milliseconds between two lines of progress. */
const tellEvery = 1_000;
/** So many rows that were left out are named; the rest is counted. */
const namedRows = 20;

function readArguments(): string {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new UsageError(usage);
  return resolve(file);
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
    onProgress: ({ rowsDone, rejected }: { rowsDone: number; rejected: number }): void => {
      state.isNew = true;
      if (performance.now() - told < tellEvery) return;
      told = performance.now();
      tell(`${counted(rowsDone)} rows read, ${counted(rejected)} left out`);
    },
    onRejected: (row: number, columns: string[]): void => {
      named += 1;
      if (named <= namedRows) tell(`row ${row} is left out: ${columns.join(', ')}`);
      else if (named === namedRows + 1) tell('more rows that are left out are counted only');
    },
  };
}

/** Of the file: what is in it, where it is, and how it reads. */
function explain(error: unknown): string | undefined {
  const isOfFile = error instanceof Error && 'code' in error && /^(?:ENOENT|EISDIR|EACCES|CSV_|INVALID_)/.test(String(error.code));
  return isOfFile || error instanceof RegistryFileError ? error.message : undefined;
}

async function run(): Promise<void> {
  const file = readArguments();
  const config = readConfig();
  const database = await openForCommand(config);
  try {
    await updateDatabase(config, database);
    const { state, ...watching } = watch();
    const { rowsDone, rejected } = await importModules({ db: database.db, clock: systemClock }, file, watching);
    const outcome = state.isNew ? 'is in the registry' : 'was imported before';
    process.stdout.write(`${file} ${outcome}: ${counted(rowsDone)} rows, ${counted(rejected)} of them left out\n`);
  } finally {
    await database.close();
  }
}

await runCommand(run, explain);
