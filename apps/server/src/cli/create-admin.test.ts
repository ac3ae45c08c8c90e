import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getInfo } from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#src/testing/test-app.ts';
import { openPGlite } from '../platform/db/database.ts';
import { createAdministrator } from '../domains/identity/index.ts';
import { enterWithPassword } from '#src/testing/passwords.ts';
import { endOf, spawnCommand } from '#src/testing/spawned-command.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'heliodesk-admin-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command on a data folder of its own. */
async function createAdmin(password: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const command = spawnCommand('create-admin', args, { DATA_DIR: folder });
  command.stdin.end(password);
  const { code, out, err } = await endOf(command);
  return { code, output: out + err };
}

// Each run starts a process, the first one makes a database.
describe('the command that makes an administrator', () => {
  it('makes one who is stored with a hash, and only once', async () => {
    const made = await createAdmin('Sunrise77\n', '--email', 'Ada@Maker.Example', '--name', 'Ada Admin');
    expect(made).toEqual({
      code: 0,
      output: 'ada@maker.example is an administrator and can sign in at http://localhost:8080/login as internal employee\n',
    });
    const again = await createAdmin('Sunrise77', '--email', 'ada@maker.example');
    expect(again).toEqual({ code: 1, output: 'This e-mail address is already in use.\n' });
    const database = await openPGlite(join(folder, 'database'));
    const users = await database.db
      .selectFrom('app_user as u')
      .innerJoin('user_role as r', 'r.user_id', 'u.id')
      .select(['u.email', 'u.name', 'u.kind', 'r.role', 'u.password_hash'])
      .execute();
    await database.close();
    expect(users).toEqual([
      {
        email: 'ada@maker.example',
        name: 'Ada Admin',
        kind: 'staff',
        role: 'admin',
        password_hash: expect.stringMatching(/^\$argon2id\$/),
      },
    ]);
  });

  it.each([
    ['no address', 'Sunrise77', [], '--email has to be an e-mail address'],
    ['half an address', 'Sunrise77', ['--email', 'ada'], '--email has to be an e-mail address'],
    ['an unknown option', 'Sunrise77', ['--password', 'x'], "Unknown option '--password'"],
    ['a weak password', 'admin123', ['--email', 'bea@maker.example'], 'easy to guess'],
    ['no password', '', ['--email', 'bea@maker.example'], 'Password'],
  ])('says what is wrong with %s', async (_, password, args, message) => {
    const { code, output } = await createAdmin(password, ...args);
    expect(code).toBe(1);
    expect(output).toContain(message);
    expect(output).not.toContain('    at ');
  });

  it('makes one who can sign in', async () => {
    const app = await startTestApp();
    try {
      await createAdministrator(app.platform.db, app.clock, {
        email: 'ada@maker.example',
        name: 'Ada',
        language: 'en',
        password: 'Sunrise77',
      });
      const { data } = await enterWithPassword(app.client(), { username: 'ada@maker.example', password: 'Sunrise77', form: 'staff' });
      expect((await app.client(data.token).call(getInfo, {})).data).toMatchObject({ roles: ['admin'], permissions: ['*:*:*'] });
    } finally {
      await app.stop();
    }
  });
});
