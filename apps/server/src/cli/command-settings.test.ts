import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { closedPort } from '#src/testing/closed-port.ts';
import { openCommandFolder, runCommand } from '#src/testing/every-command.ts';

const password = 'Not-for-the-screen-77';
const { folder, registry, commands, remove } = openCommandFolder();
afterAll(remove);

describe.each(commands)('the command %s', (name, args) => {
  it('says in one line that the database cannot be reached, and ends with 1', async () => {
    const port = await closedPort();
    const databaseUrl = `postgres://portal:${password}@127.0.0.1:${port}/heliodesk`;
    expect(await runCommand(name, args, { DATABASE_URL: databaseUrl, DATA_DIR: folder })).toEqual({
      code: 1,
      out: '',
      err: `DATABASE_URL: the database at 127.0.0.1:${port} can't be reached (ECONNREFUSED)\n`,
    });
  });
});

it.each(commands.filter(([name]) => name !== 'remove-demo'))(
  'the command %s names a data folder that cannot be written to',
  async (name, args) => {
    const dataDir = join(registry, 'data');
    expect(await runCommand(name, args, { DATA_DIR: dataDir })).toEqual({
      code: 78,
      out: '',
      err: `DATA_DIR: the folder ${dataDir} can't be written to (ENOTDIR)\n`,
    });
  },
);
