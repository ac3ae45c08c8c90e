import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { insertSerials } from './store.ts';
import { findListIds } from './list-store.ts';

/** The embedded database has no statements by name. */
describe.runIf(inject('databaseTemplate') !== '')('serial numbers are evaluated', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('by a plan of the moment, not by one from when there were none', async () => {
    const { platform } = app;
    const customer = await buildCustomer(platform);
    const { requestId } = await buildClaim(platform, customer, { serials: ['PLANFIRST001'] });
    const owner = { ownerKind: 'request', ownerId: requestId } as const;
    const [listId = 0] = await findListIds(platform.db, owner);
    const kept = await transaction(platform.db, async (tx) => {
      for (let index = 0; index < 10; index += 1)
        await insertSerials(
          tx,
          listId,
          { platform, owner, scope: { country: null, day: '2026-01-01' } },
          { sns: [`PLAN${index}`], moduleTypes: [''], powers: [null] },
        );
      const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(tx);
      return rows.filter(({ statement }) => statement.includes('module_registry'));
    });
    expect(kept).toEqual([]);
  });
});
