import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp, type App } from '#src/app.ts';
import { openPGlite, openPostgres } from '#src/platform/db/database.ts';
import { SpawnedServer } from './spawned-server.ts';
import { openOwnDatabase } from './test-app.ts';
import { TestClock } from './test-clock.ts';
import { sealingKey, testConfig } from './test-config.ts';

export interface OpenedData extends App {
  clock: TestClock;
}

/** Data that outlives the servers that work on it, one after another. */
export interface DurableData {
  dataDir: string;
  /** None of the embedded database. */
  databaseUrl: string | undefined;
  /** Of the servers' own temporary files. */
  temporary: string;
  /** A server on it, in a process of its own. */
  spawn: (environment?: Record<string, string>) => SpawnedServer;
  /** Looks at it from here, while no server runs. */
  open: () => Promise<OpenedData>;
  remove: () => void;
}

const secret = 'a-secret-that-several-servers-of-one-test-share-0123';
/** Parts of the demo that no test here needs, each under the name by which it counts as done. */
const demoSteps = ['modules of the cases', 'people and cases', 'routing', 'guests', 'registry'];

/** Makes a folder, and a database in it or on the PostgreSQL under test, and fills it. */
export async function prepareData(seed: (app: App) => Promise<void>): Promise<DurableData> {
  const dataDir = mkdtempSync(join(tmpdir(), 'heliodesk-resilience-'));
  const temporary = join(dataDir, 'tmp');
  mkdirSync(temporary);
  const folder = join(dataDir, 'database');
  const { database, databaseUrl } = await openOwnDatabase(folder);
  const config = testConfig({ dataDir, databaseUrl, secret });
  const app = await buildApp(config, database, new TestClock());
  await app.start();
  await app.work();
  await seed(app);
  await app.platform.db
    .insertInto('demo_step')
    .values(demoSteps.map((name) => ({ name })))
    .execute();
  await app.stop();
  return {
    dataDir,
    databaseUrl,
    temporary,
    spawn: (environment = {}) =>
      new SpawnedServer({
        HELIODESK_DEMO: 'on',
        DATA_DIR: dataDir,
        TMPDIR: temporary,
        HELIODESK_SECRET: secret,
        HELIODESK_KEYS: `${sealingKey.version}:${sealingKey.secret}`,
        HELIODESK_CAPTCHA: 'off',
        LOG_LEVEL: 'info',
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
        ...environment,
      }),
    open: async () => {
      const clock = new TestClock();
      return {
        ...(await buildApp(
          config,
          databaseUrl === undefined ? await openPGlite(folder) : openPostgres(databaseUrl, () => undefined, 5),
          clock,
        )),
        clock,
      };
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
