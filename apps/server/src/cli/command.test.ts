// @both-engines
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { openCommandFolder, runCommand } from '#src/testing/every-command.ts';
import { openEmptyDatabase } from '#src/testing/test-app.ts';

const { folder, commands, remove } = openCommandFolder();
afterAll(remove);

describe.each(commands)('the command %s', (name, args) => {
  it('ends with 78 where only other settings help', async ({ skip }) => {
    if (inject('databaseTemplate') === '') return skip('The embedded database needs no settings');
    const { database, databaseUrl = '' } = await openEmptyDatabase();
    await database.close();
    const nowhere = Object.assign(new URL(databaseUrl), { pathname: '/nowhere' }).href;
    const { code, out, err } = await runCommand(name, args, { DATABASE_URL: nowhere, DATA_DIR: folder });
    expect({ code, out }).toEqual({ code: 78, out: '' });
    expect(err).toMatch(/^DATABASE_URL: the database at \S+ can't be used \(database "nowhere" does not exist\)\n$/);
  });
});

it('the command reset-factor says in one line that the database has no tables, and makes none', async () => {
  const { database, databaseUrl } = await openEmptyDatabase();
  const [command, args] = ['reset-factor', ['--email', 'ada@maker.example']] as const;
  const settings = { DATA_DIR: join(folder, 'no-tables'), ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
  try {
    for (const _ of [1, 2])
      expect(await runCommand(command, args, settings)).toEqual({
        code: 1,
        out: '',
        err: 'The database lacks tables of this version of the portal. Set the settings of the server that is in use, or start it once\n',
      });
  } finally {
    await database.close();
  }
});
