import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
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
    /** Of PGlite: the folder of the prepared database. */
    databaseImage: string;
    /** Of PostgreSQL: the prepared database that each test file's own one is copied from. */
    databaseTemplate: string;
  }
}

/**
 * Opens a new embedded database whose log is written to files of 1 MB. Of the usual 16 MB, each copy would carry one along and,
 * where that is nearly full, fill another with zeros when it starts.
 */
async function openImage(folder: string): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  const created = await PGlite.create(folder, { initDbStartParams: ['--wal-segsize=1'] });
  await created.close();
  return openPGlite(folder);
}

/** Migrates and starts once, so that every test file begins with tables, reference data and job queues in place. */
async function prepare(database: Database, databaseUrl: string | undefined, folder: string): Promise<void> {
  await migrate(database);
  const app = await buildApp(testConfig({ databaseUrl, dataDir: folder }), database, systemClock);
  await app.start();
  await app.platform.jobs.stop();
  await app.stop();
}

/** The suite's database is made once and copied for each file: a folder of PGlite's, or a template on PostgreSQL. */
export default async function prepareDatabase(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'heliodesk-test-'));
  const adminUrl = process.env['HELIODESK_TEST_DATABASE'];
  const image = join(folder, 'database');
  project.provide('databaseImage', image);
  project.provide('databaseTemplate', '');
  if (adminUrl === undefined) {
    await prepare(await openImage(image), undefined, folder);
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
  );
  project.provide('databaseTemplate', url);
  return async () => {
    const { rows } = await admin.query<{ datname: string }>('select datname from pg_database where datname like $1', [`${name}%`]);
    for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
    await admin.end();
    rmSync(folder, { recursive: true, force: true });
  };
}
