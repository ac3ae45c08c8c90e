// @both-engines
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getInfo } from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#src/app.ts';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { openPostgres } from '#src/platform/db/database.ts';
import { openEmptyDatabase } from '#src/testing/test-app.ts';
import { TestClient } from '#src/testing/test-client.ts';
import { TestClock } from '#src/testing/test-clock.ts';
import { testConfig } from '#src/testing/test-config.ts';
import { updateDatabase } from './update-database.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'heliodesk-roles-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const password = 'Roles-of-a-test-2026';

/** An empty database with the two roles of docs/operating.md. */
async function prepareRoles() {
  const { database, databaseUrl } = await openEmptyDatabase();
  if (databaseUrl === undefined) {
    await database.close();
    return undefined;
  }
  const name = new URL(databaseUrl).pathname.slice(1);
  const [owner, worker] = [`${name}_owner`, `${name}_worker`];
  await database.execute(`
    create role ${owner} login password '${password}';
    create role ${worker} login password '${password}';
    alter database ${name} owner to ${owner};
    alter default privileges for role ${owner} grant usage on schemas to ${worker};
    alter default privileges for role ${owner} grant select, insert, update, delete on tables to ${worker};
    alter default privileges for role ${owner} grant usage, select on sequences to ${worker};`);
  const urlOf = (username: string): string => Object.assign(new URL(databaseUrl), { username, password }).href;
  const remove = async (): Promise<void> => {
    await database.execute(`reassign owned by ${owner} to current_user; `);
    for (const role of [owner, worker]) await database.execute(`drop owned by ${role}; drop role ${role};`);
    await database.close();
  };
  return {
    config: testConfig({ dataDir, databaseUrl: urlOf(worker), migrationDatabaseUrl: urlOf(owner) }),
    workerUrl: urlOf(worker),
    remove,
  };
}

describe('a role for migrations', () => {
  it('lets the role that works change data and no table', async ({ skip }) => {
    const prepared = await prepareRoles();
    if (prepared === undefined) return skip('The embedded database has no roles');
    const { config, workerUrl, remove } = prepared;
    const database = openPostgres(workerUrl, () => undefined, 5);
    await updateDatabase(config, database);
    await updateDatabase(config, database);
    const app = await buildApp(config, database, new TestClock());
    try {
      await app.start();
      const { token } = await buildCustomer(app.platform);
      expect((await new TestClient(app.http, token).call(getInfo, {})).code).toBe(200);
      for (const statement of [
        'create table own (id int)',
        'alter table audit disable trigger all',
        'drop table audit',
        'create schema own',
      ])
        await expect(database.execute(statement), statement).rejects.toThrow(/permission denied|must be owner/);
    } finally {
      await app.stop();
      await remove();
    }
  });

  it('that can not be used is named in a message, and so is its setting', async () => {
    const { database } = await openEmptyDatabase();
    const config = testConfig({ dataDir, migrationDatabaseUrl: 'postgres://owner@127.0.0.1:1/heliodesk' });
    await expect(updateDatabase(config, database)).rejects.toThrow(
      "MIGRATION_DATABASE_URL: the database at 127.0.0.1:1 can't be reached (ECONNREFUSED)",
    );
    await database.close();
  });
});
