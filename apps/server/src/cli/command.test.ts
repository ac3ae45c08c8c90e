// @both-engines
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closedPort } from '#src/testing/closed-port.ts';
import { openEmptyDatabase } from '#src/testing/test-app.ts';
import { endOf, spawnCommand, type CommandEnd } from '#src/testing/spawned-command.ts';

const password = 'Not-for-the-screen-77';
let folder: string;
let registry: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'heliodesk-command-'));
  registry = join(folder, 'registry.csv');
  writeFileSync(registry, 'serial_number');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const commands: [name: string, args: () => string[]][] = [
  ['create-admin', () => ['--email', 'ada@maker.example']],
  ['import-modules', () => [registry]],
  ['reset-factor', () => ['--email', 'ada@maker.example']],
  ['rotate-keys', () => []],
  ['remove-demo', () => ['--database', 'heliodesk']],
];

/** Runs a command with exactly the given settings, and the demo allowed. */
function run(name: string, args: string[], env: Record<string, string>): Promise<CommandEnd> {
  const command = spawnCommand(name, args, { HELIODESK_DEMO: 'on', ...env });
  command.stdin.end('Sunrise77');
  return endOf(command);
}

describe.each(commands)('the command %s', (name, args) => {
  it('says in one line that the database cannot be reached, and ends with 1', async () => {
    const port = await closedPort();
    const databaseUrl = `postgres://portal:${password}@127.0.0.1:${port}/heliodesk`;
    expect(await run(name, args(), { DATABASE_URL: databaseUrl, DATA_DIR: folder })).toEqual({
      code: 1,
      out: '',
      err: `DATABASE_URL: the database at 127.0.0.1:${port} can't be reached (ECONNREFUSED)\n`,
    });
  });

  it('ends with 78 where only other settings help', async ({ skip }) => {
    const { database, databaseUrl } = await openEmptyDatabase();
    await database.close();
    if (databaseUrl === undefined) return skip('The embedded database needs no settings');
    const nowhere = Object.assign(new URL(databaseUrl), { pathname: '/nowhere' }).href;
    const { code, out, err } = await run(name, args(), { DATABASE_URL: nowhere, DATA_DIR: folder });
    expect({ code, out }).toEqual({ code: 78, out: '' });
    expect(err).toMatch(/^DATABASE_URL: the database at \S+ can't be used \(database "nowhere" does not exist\)\n$/);
  });
});

it.each(commands.filter(([name]) => name !== 'remove-demo'))(
  'the command %s names a data folder that cannot be written to',
  async (name, args) => {
    const dataDir = join(registry, 'data');
    expect(await run(name, args(), { DATA_DIR: dataDir })).toEqual({
      code: 78,
      out: '',
      err: `DATA_DIR: the folder ${dataDir} can't be written to (ENOTDIR)\n`,
    });
  },
);

it('the command reset-factor says in one line that the database has no tables, and makes none', async () => {
  const { database, databaseUrl } = await openEmptyDatabase();
  const [command, args] = ['reset-factor', ['--email', 'ada@maker.example']] as const;
  const settings = { DATA_DIR: join(folder, 'no-tables'), ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
  try {
    for (const _ of [1, 2])
      expect(await run(command, [...args], settings)).toEqual({
        code: 1,
        out: '',
        err: 'The database lacks tables of this version of the portal. Set the settings of the server that is in use, or start it once\n',
      });
  } finally {
    await database.close();
  }
});
