import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { Email, type Language } from '@heliodesk/contract/kit';
import { pino } from 'pino';
import { ConfigError, readConfig } from '../config.ts';
import { createAdministrator } from '../domains/identity/index.ts';
import { systemClock } from '../platform/clock.ts';
import { FolderInUseError } from '../platform/db/folder-lock.ts';
import { migrate } from '../platform/db/migrate.ts';
import { Failure } from '../platform/http/failure.ts';
import { fieldErrors } from '../platform/i18n/texts.ts';
import { openDatabase } from '../platform/open-platform.ts';

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

/** An error that the person running this can fix. */
class UsageError extends Error {
  override name = 'UsageError';
}

function readArguments(): { email: string; name: string } {
  const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } });
  const email = Email.safeParse(values.email ?? '');
  if (!email.success) throw new UsageError(`--email has to be an e-mail address.\n${usage}`);
  return { email: email.data, name: values.name?.trim() || 'Administrator' };
}

async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('Password, then Ctrl-D on a line of its own:\n');
  return (await text(process.stdin)).trim();
}

/** What to tell about an error that can be mended; nothing about others. */
function messageOf(error: unknown): string | undefined {
  if (error instanceof Failure)
    return (
      fieldErrors(language, error.violations)
        .map(({ message }) => message)
        .join('\n') || error.key
    );
  const isOwn = error instanceof UsageError || error instanceof ConfigError || error instanceof FolderInUseError;
  const isParsing = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return isOwn || isParsing ? error.message : undefined;
}

async function run(): Promise<void> {
  const person = readArguments();
  const config = readConfig();
  const password = await readPassword();
  const database = await openDatabase(config, pino({ level: 'error' }));
  try {
    await migrate(database);
    await createAdministrator(database.db, systemClock, { ...person, language, password });
    process.stdout.write(`${person.email} is an administrator and can sign in at ${config.publicUrl}/login as internal employee\n`);
  } finally {
    await database.close();
  }
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${messageOf(error) ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exitCode = 1;
}
