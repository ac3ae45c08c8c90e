import { parseArgs } from 'node:util';
import { Email } from '@heliodesk/contract/kit';
import { readConfig } from '../config.ts';
import { removeFactorsByOperator } from '../domains/identity/index.ts';
import { systemClock } from '../platform/clock.ts';
import { openForCommand, runCommand, UsageError } from './command.ts';

/*
 * Takes away someone's lost second factor where no two administrators are left to do it (docs/operating.md). Reads the same settings as
 * the server.
 *
 *   node apps/server/src/cli/reset-factor.ts --email ada@maker.example
 *
 * The person then signs in with their password, and sets up a new factor if their role needs one. Ends with 1 and a message when something
 * is wrong.
 */

const usage = 'Usage: node apps/server/src/cli/reset-factor.ts --email ADDRESS';

function readAddress(): string {
  const { values } = parseArgs({ options: { email: { type: 'string' } } });
  const email = Email.safeParse(values.email ?? '');
  if (!email.success) throw new UsageError(`--email has to be an e-mail address.\n${usage}`);
  return email.data;
}

/** PostgreSQL's codes for a table and a column that aren't there. */
const missing = new Set(['42P01', '42703']);

/** A database that no server of this version has started on. The command makes no tables: there would be no one in them. */
const explain = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && missing.has(String(error.code))
    ? 'The database lacks tables of this version of the portal. Set the settings of the server that is in use, or start it once'
    : undefined;

async function run(): Promise<void> {
  const email = readAddress();
  const database = await openForCommand(readConfig());
  try {
    if (!(await removeFactorsByOperator(database.db, systemClock, email))) throw new UsageError(`No one signs in with ${email}.`);
    process.stdout.write(`${email} has no second factor now and signs in with the password\n`);
  } finally {
    await database.close();
  }
}

await runCommand(run, explain);
