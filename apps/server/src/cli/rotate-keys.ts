import { parseArgs } from 'node:util';
import { readConfig, type Config } from '../config.ts';
import { countByKey, resealBatch } from '../domains/payment/index.ts';
import { systemClock } from '../platform/clock.ts';
import { createKeyRing, type KeyRing } from '../platform/crypto/key-ring.ts';
import { recordCurrentKey } from '../platform/crypto/recorded-keys.ts';
import { deleteKey } from '../platform/crypto/sealing-key-store.ts';
import type { Db } from '../platform/db/database.ts';
import { updateDatabase } from '../start/update-database.ts';
import { openForCommand, runCommand, UsageError } from './command.ts';

/*
 * Seals bank details of older keys under the first key of HELIODESK_KEYS (docs/operating.md). Reads the same settings as the server, which
 * may keep running.
 *
 *   node apps/server/src/cli/rotate-keys.ts [--batch 500]
 *   node apps/server/src/cli/rotate-keys.ts --drop 1
 *
 * Progress goes to standard error, the outcome to standard output. Broken off, it goes on where it stopped. With --drop, a key that seals
 * nothing any more is forgotten, so that it can be left out of the settings. Ends with 1 and a message when something is wrong.
 */

const usage = 'Usage: node apps/server/src/cli/rotate-keys.ts [--batch RECORDS] [--drop VERSION]';

interface Arguments {
  batch: number;
  drop: number | undefined;
}

function wholeNumber(name: string, given: string, max: number): number {
  const number = /^\d{1,6}$/.test(given) ? Number(given) : 0;
  if (number < 1 || number > max) throw new UsageError(`--${name} has to be a whole number from 1 to ${max}.\n${usage}`);
  return number;
}

function readArguments(): Arguments {
  const { values } = parseArgs({ options: { batch: { type: 'string' }, drop: { type: 'string' } } });
  return {
    batch: wholeNumber('batch', values.batch ?? '500', 5_000),
    drop: values.drop === undefined ? undefined : wholeNumber('drop', values.drop, 9_999),
  };
}

const counted = (records: number): string => `${records.toLocaleString('en')} ${records === 1 ? 'record' : 'records'}`;

/** Moves everything to the current key. */
async function rotate(db: Db, ring: KeyRing, batch: number): Promise<void> {
  const others = [...(await countByKey(db))].filter(([version]) => version !== ring.current);
  const total = others.reduce((sum, [, records]) => sum + records, 0);
  let done = 0;
  for (let moved = -1; moved !== 0; done += moved) {
    moved = await resealBatch(db, ring, batch);
    if (moved > 0) process.stderr.write(`${counted(done + moved)} of ${total.toLocaleString('en')} moved to key ${ring.current}\n`);
  }
  process.stdout.write(`Key ${ring.current} seals all records; ${counted(done)} moved to it\n`);
  for (const version of ring.versions.filter((each) => each !== ring.current))
    process.stdout.write(`Once every server seals with key ${ring.current}, forget key ${version} with --drop ${version}\n`);
}

/** Forgets a key; one that is in use stays. */
async function drop(db: Db, ring: KeyRing, version: number): Promise<void> {
  if (version === ring.current) throw new UsageError(`Key ${version} is the one that seals, so it stays`);
  const used = (await countByKey(db)).get(version) ?? 0;
  if (used > 0) throw new UsageError(`Key ${version} still seals ${counted(used)}, so it stays. Run rotate-keys first`);
  // The database refuses it if a server has sealed with it since.
  if (!(await deleteKey(db, version))) throw new UsageError(`There is no key ${version} to forget`);
  process.stdout.write(`Key ${version} is forgotten; take it out of HELIODESK_KEYS\n`);
}

/** A server that still seals with the key was quicker. */
const explain = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && error.code === '23503'
    ? 'A server has just sealed something with this key, so it stays. Restart the servers with the new keys, then run rotate-keys again'
    : undefined;

async function run(): Promise<void> {
  const { batch, drop: dropped } = readArguments();
  const config: Config = readConfig();
  const ring = createKeyRing(config.sealingKeys);
  const database = await openForCommand(config);
  try {
    await updateDatabase(config, database);
    await recordCurrentKey(database.db, systemClock, ring);
    await (dropped === undefined ? rotate(database.db, ring, batch) : drop(database.db, ring, dropped));
  } finally {
    await database.close();
  }
}

await runCommand(run, explain);
