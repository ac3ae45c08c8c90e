import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdministrator } from '../domains/identity/index.ts';
import { systemClock } from '../platform/clock.ts';
import { openPGlite, type Db } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { endOf, spawnCommand } from '#src/testing/spawned-command.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'heliodesk-factor-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Does something with the database while no command has it. */
async function withDatabase(work: (db: Db) => Promise<void>): Promise<void> {
  const database = await openPGlite(join(folder, 'database'));
  try {
    await migrate(database);
    await work(database.db);
  } finally {
    await database.close();
  }
}

/** Runs the command on a data folder of its own. */
async function resetFactor(...args: string[]): Promise<{ code: number | null; output: string }> {
  const { code, out, err } = await endOf(spawnCommand('reset-factor', args, { DATA_DIR: folder }));
  return { code, output: out + err };
}

const email = 'ada@maker.example';
const trusted = ['authenticator_app', 'passkey', 'recovery_code', 'remembered_device', 'session'] as const;

/** An administrator with everything that a second factor leaves behind, and a session that lies open. */
async function buildLoser(db: Db): Promise<void> {
  await createAdministrator(db, systemClock, { email, name: 'Ada', language: 'en', password: 'Sunrise77' });
  const { id: user_id } = await db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const now = systemClock.now();
  const [some, later] = [Buffer.from('some'), new Date(now.getTime() + 60_000)];
  const of = { user_id, created_at: now };
  await db
    .insertInto('authenticator_app')
    .values({ ...of, secret: some, last_step: 1 })
    .execute();
  await db
    .insertInto('passkey')
    .values({ ...of, credential_id: 'key', public_key: some, sign_count: 0, transports: [], name: 'Laptop' })
    .execute();
  await db.insertInto('recovery_code').values({ user_id, code_hash: some }).execute();
  await db
    .insertInto('remembered_device')
    .values({ ...of, token_hash: some, user_agent: '', last_used_at: now, expires_at: later })
    .execute();
  await db
    .insertInto('session')
    .values({ ...of, token_hash: some, seen_at: now, expires_at: later, address: '', user_agent: '', proved_at: now })
    .execute();
}

describe('the command that takes away a lost second factor', () => {
  it('does so with all that was trusted for it, and writes down that it did', async () => {
    await withDatabase(buildLoser);
    expect(await resetFactor('--email', 'Ada@Maker.Example')).toEqual({
      code: 0,
      output: `${email} has no second factor now and signs in with the password\n`,
    });
    await withDatabase(async (db) => {
      for (const table of trusted) expect(await db.selectFrom(table).select('user_id').execute(), table).toEqual([]);
      const audit = await db.selectFrom('audit').select(['action', 'actor_name']).orderBy('id', 'desc').executeTakeFirst();
      expect(audit).toEqual({ action: 'identity.removeFactors', actor_name: 'command line' });
    });
  });

  it.each([
    ['no address', [], '--email has to be an e-mail address'],
    ['half an address', ['--email', 'ada'], '--email has to be an e-mail address'],
    ['an unknown option', ['--user', '1'], "Unknown option '--user'"],
    ['someone unknown', ['--email', 'bea@maker.example'], 'No one signs in with bea@maker.example.'],
  ])('says what is wrong with %s', async (_, args, message) => {
    const { code, output } = await resetFactor(...args);
    expect(code).toBe(1);
    expect(output).toContain(message);
    expect(output).not.toContain('    at ');
  });
});
