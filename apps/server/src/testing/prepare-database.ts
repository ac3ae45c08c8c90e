import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { buildApp } from '#src/app.ts';
import { systemClock } from '#src/platform/clock.ts';
import { openPGlite, openPostgres, type Database } from '#src/platform/db/database.ts';
import { migrate } from '#src/platform/db/migrate.ts';
import { testConfig } from './test-config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of PGlite: a dump of the prepared database. */
    databaseImage: string;
    /** Of PostgreSQL: the prepared database that each test file's own one is copied from. */
    databaseTemplate: string;
  }
}

/** Migrates and starts once, so that every test file begins with tables, reference data and job queues in place. */
async function prepare(
  database: Database,
  databaseUrl: string | undefined,
  folder: string,
  beforeClose: () => Promise<void>,
): Promise<void> {
  await migrate(database);
  const app = await buildApp(testConfig({ databaseUrl, dataDir: folder }), database, systemClock);
  await app.start();
  await app.platform.jobs.stop();
  await beforeClose();
  await app.stop();
}

/** The suite's database is made once and copied for each file: a dump of PGlite, or a template on PostgreSQL. */
export default async function prepareDatabase(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'heliodesk-test-'));
  const adminUrl = process.env['HELIODESK_TEST_DATABASE'];
  project.provide('databaseImage', join(folder, 'database.tar'));
  project.provide('databaseTemplate', '');
  if (adminUrl === undefined) {
    const database = await openPGlite(undefined);
    await prepare(database, undefined, folder, async () => {
      // Otherwise each copy of it would redo all that was written.
      await database.execute('checkpoint');
      const dump = await database.pglite?.dumpDataDir('none');
      if (dump !== undefined) writeFileSync(join(folder, 'database.tar'), Buffer.from(await dump.arrayBuffer()));
    });
    return async () => rmSync(folder, { recursive: true, force: true });
  }
  const name = `heliodesk_test_${randomBytes(4).toString('hex')}`;
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;
  await prepare(
    openPostgres(url, () => undefined),
    url,
    folder,
    async () => undefined,
  );
  project.provide('databaseTemplate', url);
  return async () => {
    const { rows } = await admin.query<{ datname: string }>('select datname from pg_database where datname like $1', [`${name}%`]);
    for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
    await admin.end();
    rmSync(folder, { recursive: true, force: true });
  };
}
