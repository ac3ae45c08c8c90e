import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { Email, nameLine, type Language } from '@heliodesk/contract/kit';
import { readConfig } from '../config.ts';
import { createAdministrator } from '../domains/identity/index.ts';
import { systemClock } from '../platform/clock.ts';
import { Failure } from '../platform/http/failure.ts';
import { fieldErrors } from '../platform/i18n/texts.ts';
import { updateDatabase } from '../start/update-database.ts';
import { openForCommand, runCommand, UsageError } from './command.ts';

/*
 * Makes an administrator, the first one of an installation (docs/operating.md). Reads the same settings as the server.
 *
 *   node apps/server/src/cli/create-admin.ts --email ada@maker.example --name "Ada Admin" < password.txt
 *
 * The password comes on standard input, so that it is in no list of processes and no shell history. Ends with 1 and a
 * message when something is wrong.
 */

const usage = 'Usage: node apps/server/src/cli/create-admin.ts --email ADDRESS [--name NAME], the password on standard input';
const language: Language = 'en';

function readArguments(): { email: string; name: string } {
  const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } });
  const email = Email.safeParse(values.email ?? '');
  if (!email.success) throw new UsageError(`--email has to be an e-mail address.\n${usage}`);
  const name = nameLine(120).safeParse(values.name?.trim() || 'Administrator');
  if (!name.success) throw new UsageError(`--name has to be a name of up to 120 characters on one line.\n${usage}`);
  return { email: email.data, name: name.data };
}

async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('Password, then Ctrl-D on a line of its own:\n');
  return (await text(process.stdin)).trim();
}

/** A password that is refused, and an address that is in use. */
const explain = (error: unknown): string | undefined =>
  error instanceof Failure
    ? fieldErrors(language, error.violations)
        .map(({ message }) => message)
        .join('\n') || error.key
    : undefined;

async function run(): Promise<void> {
  const person = readArguments();
  const config = readConfig();
  const password = await readPassword();
  const database = await openForCommand(config);
  try {
    await updateDatabase(config, database);
    await createAdministrator(database.db, systemClock, { ...person, language, password });
    process.stdout.write(`${person.email} is an administrator and can sign in at ${config.publicUrl}/login as internal employee\n`);
  } finally {
    await database.close();
  }
}

await runCommand(run, explain);
