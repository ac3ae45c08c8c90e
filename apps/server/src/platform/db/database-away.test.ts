// @both-engines
import { getInfo } from '@heliodesk/contract/identity';
import { saveModuleClaim } from '@heliodesk/contract/module-claim';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { claimBody } from '#src/domains/module-claim/seed.ts';
import { eventually } from '#src/testing/eventually.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';
import { isConnectionError } from './is-connection-error.ts';
import { transaction } from './transaction.ts';

describe('an error', () => {
  it.each([
    { code: '57P01' },
    { code: '08006' },
    { code: '53300' },
    { code: 'ECONNREFUSED' },
    { message: 'Connection terminated unexpectedly' },
    { message: 'timeout exceeded when trying to connect' },
    { message: 'Client has encountered a connection error and is not queryable' },
  ])('%o says that the database is away', (error) => {
    expect(isConnectionError(error)).toBe(true);
  });

  it.each([{ code: '23505', message: 'Connection terminated' }, { code: '22P02' }, { message: 'Cannot read properties of undefined' }, {}])(
    '%o does not',
    (error) => {
      expect(isConnectionError(error)).toBe(false);
    },
  );
});

/** The embedded database goes only with its process. */
describe.runIf(inject('databaseTemplate') !== '')('a PostgreSQL that goes away', () => {
  let app: TestApp;
  let client: TestClient;
  let admin: Client;
  let name: string;
  beforeAll(async () => {
    app = await startTestApp();
    client = app.client((await buildCustomer(app.platform)).token);
    const url = new URL(app.platform.config.databaseUrl ?? '');
    name = url.pathname.slice(1);
    admin = new Client({ connectionString: Object.assign(url, { pathname: '/postgres' }).href });
    await admin.connect();
  });
  afterAll(async () => {
    await app.stop();
    await admin.end();
  });

  const cutAll = () => admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  const back = () => eventually(async () => expect((await client.call(getInfo, {})).code).toBe(200));

  it('for a moment: what runs is answered 503 and nothing of it stays; then everything continues by itself', async () => {
    for (let round = 0; round < 5; round += 1) {
      const calls = Array.from({ length: 20 }, () => client.call(saveModuleClaim, { body: claimBody() }));
      await cutAll();
      const answers = await Promise.all(calls);
      for (const { code, key } of answers) expect([200, 503], key).toContain(code);
      for (const answer of answers.filter(({ code }) => code === 503))
        expect(answer).toMatchObject({ key: 'unavailable', msg: expect.stringContaining('temporarily unavailable') as string });
      await back();
      const acknowledged = answers.filter(({ code }) => code === 200).map(({ data }) => data.requestId);
      // A connection may be cut a moment after the call that cuts it.
      await eventually(async () => {
        const kept = await app.platform.db.selectFrom('request').select('id').execute();
        expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
      });
    }
  });

  it('for longer: every call and /readyz say so, /healthz does not; it comes back with live events and jobs', async () => {
    await admin.query(`alter database ${name} allow_connections false`);
    await cutAll();
    await eventually(async () => expect((await client.call(getInfo, {})).code).toBe(503));
    for (const url of ['/readyz', '/api/getInfo', '/api/request/list'])
      expect(await client.send({ method: 'GET', url })).toMatchObject({ status: 503, code: 503, key: 'unavailable' });
    expect((await client.send({ method: 'GET', url: '/healthz' })).status).toBe(200);
    const gap = vi.fn<() => void>();
    app.platform.events.onGap(gap);
    await admin.query(`alter database ${name} allow_connections true`);
    await back();
    await eventually(() => expect(gap).toHaveBeenCalled());
    const heard = vi.fn<(payload: unknown) => void>();
    app.platform.events.subscribe('after the gap', heard);
    await transaction(app.platform.db, async (tx) => app.platform.events.publish(tx, 'after the gap', { count: 1 }));
    await eventually(() => expect(heard).toHaveBeenCalledWith({ count: 1 }));
    await transaction(app.platform.db, (tx) =>
      app.platform.mailer.send(tx, {
        to: 'back@solar.example',
        language: 'en',
        template: 'passwordReset',
        params: { name: 'Carmen' },
        path: '/',
      }),
    );
    await eventually(async () =>
      expect(
        await app.platform.db.selectFrom('demo_mail').select('id').where('recipient', '=', 'back@solar.example').execute(),
      ).toHaveLength(1),
    );
  });
});
