// @both-engines
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { SpawnedServer } from '#src/testing/spawned-server.ts';
import { openEmptyDatabase, startTestApp } from '#src/testing/test-app.ts';
import { buildApp } from '../app.ts';
import { buildDemo } from '../demo/build-demo.ts';
import { insertStep } from '../demo/step-store.ts';
import { holdsDemo, othersIn } from '../demo/traces-store.ts';
import { systemClock } from '../platform/clock.ts';
import { openPostgres } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { testConfig } from '#src/testing/test-config.ts';
import { endOf, spawnCommand } from '#src/testing/spawned-command.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'heliodesk-remove-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** All that production needs beside its database. */
const production = (databaseUrl: string): Record<string, string> => ({
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  DATA_DIR: folder,
  PUBLIC_URL: 'https://portal.maker.example',
  HELIODESK_SECRET: 'GWV0u4xfLhCqRkE8pJ2TzNnYb7sDmAo3i6HtUe9XcK1=',
  HELIODESK_KEYS: '1:q7ZkV0hWcT9sYp3LxRb6NfUo2mJdA8eG5iKtXw1CyHv=',
  SMTP_URL: 'smtps://mail.maker.example',
  MAIL_FROM: 'Heliodesk <service@maker.example>',
});

async function removeDemo(env: Record<string, string>, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const { code, out, err } = await endOf(spawnCommand('remove-demo', args, env));
  return { code, output: out + err };
}

describe('a database', () => {
  it('holds the demo from its first step on, and if one of its people is there', async () => {
    const app = await startTestApp();
    try {
      const { db } = app.platform;
      expect(await holdsDemo(db)).toBe(false);
      await insertStep(db, 'modules of the cases');
      expect(await holdsDemo(db)).toBe(true);
      await db.deleteFrom('demo_step').execute();
      expect(await holdsDemo(db)).toBe(false);
      await buildStaff(app.platform, { role: 'admin', email: 'admin@demo.heliodesk.test', name: 'Ada Lindqvist' });
      expect(await holdsDemo(db)).toBe(true);
    } finally {
      await app.stop();
    }
  });

  it('of the demo alone holds nothing of others, and nothing is demo before there are tables', async () => {
    const { database, databaseUrl } = await openEmptyDatabase();
    expect([await holdsDemo(database.db), await othersIn(database.db)]).toEqual([false, []]);
    await migrate(database);
    const app = await buildApp(testConfig({ dataDir: folder, databaseUrl }), database, systemClock);
    try {
      await app.start();
      await buildDemo(app.platform);
      expect([await holdsDemo(database.db), await othersIn(database.db)]).toEqual([true, []]);
      await buildStaff(app.platform, { role: 'agent', email: 'ada@maker.energy', name: 'Ada' });
      expect(await othersIn(database.db)).toEqual(['1 users']);
    } finally {
      await app.stop();
    }
  });
});

describe('the command that removes the demo', () => {
  it('has nothing to do with the embedded database, and says where that is', async () => {
    const { code, output } = await removeDemo({ DATA_DIR: folder }, '--database', 'heliodesk');
    expect(code).toBe(1);
    expect(output).toContain(`The embedded database is removed with its folder: ${folder}`);
  });

  it('empties a database that production refuses, and then the portal starts on it', async ({ skip }) => {
    const { database, databaseUrl } = await openEmptyDatabase();
    if (databaseUrl === undefined) {
      await database.close();
      return skip('The embedded database is removed with its folder');
    }
    const name = new URL(databaseUrl).pathname.slice(1);
    await migrate(database);
    const app = await buildApp(testConfig({ dataDir: folder, databaseUrl }), database, systemClock);
    await app.start();
    await buildDemo(app.platform);
    const env = production(databaseUrl);

    const inUse = await removeDemo(env, '--database', name);
    expect(inUse.output).toMatch(/\d+ other connections use the database .* Stop every server/);
    const other = await buildStaff(app.platform, { role: 'agent', email: 'ada@maker.energy', name: 'Ada' });
    await app.stop();

    const refused = await new SpawnedServer(env).ended;
    expect(refused).toMatchObject({ code: 78, output: expect.stringContaining('this database holds the demo') as string });
    expect(refused.output).toContain('cli/remove-demo.ts');

    const unnamed = await removeDemo(env);
    expect(unnamed).toEqual({ code: 1, output: expect.stringContaining(`add --database ${name}`) as string });
    const mixed = await removeDemo(env, '--database', name);
    expect(mixed).toEqual({ code: 1, output: expect.stringMatching(/also holds 1 users .* fresh database/) as string });
    const looking = openPostgres(databaseUrl, () => undefined, 1);
    expect(await holdsDemo(looking.db)).toBe(true);
    await looking.db.updateTable('app_user').set({ email: 'ada@maker.example' }).where('id', '=', other.userId).execute();
    await looking.close();

    expect(await removeDemo(env, '--database', name)).toEqual({
      code: 0,
      output: `The database ${name} is empty; the next start makes its tables\n`,
    });
    const server = new SpawnedServer(env);
    try {
      const { demo } = ((await (await fetch(`${await server.address}/api/common/signInOptions`)).json()) as { data: { demo: unknown } })
        .data;
      expect(demo).toBeNull();
      expect(server.output).not.toContain('Demo sign-ins');
    } finally {
      await server.kill();
    }
    const again = openPostgres(databaseUrl, () => undefined, 1);
    expect(await again.db.selectFrom('app_user').select('id').execute()).toEqual([]);
    expect(await again.db.selectFrom('module_registry').select('serial_number').execute()).toEqual([]);
    await again.close();
    expect((await removeDemo(env, '--database', name)).output).toContain('holds no demo; nothing was removed');
  });
});
