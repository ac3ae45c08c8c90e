// @both-engines
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { buildPayingPeople } from '#src/testing/bank-tasks.ts';
import { eventually } from '#src/testing/eventually.ts';
import { buildDue, noticeKinds, paymentIdOf } from '#src/testing/payments.ts';
import { signIn } from '#src/domains/identity/seed.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { tellLatePayments } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** What waits for a lock in this database. */
const waiting = async (): Promise<number> => {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(app.platform.db);
  return rows.length;
};

it.runIf(inject('databaseTemplate') !== '')(
  'telling of a late payment waits for a step on its claim, and keeps it from nothing',
  async () => {
    const people = await buildPayingPeople(app);
    const { requestId } = await buildDue(app, people);
    const paymentId = await paymentIdOf(app, requestId);
    app.clock.advance({ days: 9 });
    const step = new Client({ connectionString: app.platform.config.databaseUrl });
    await step.connect();
    try {
      await step.query('begin');
      await step.query('select from request where id = $1 for update', [requestId]);
      const telling = tellLatePayments(app.platform);
      await eventually(async () => expect(await waiting()).toBe(1));
      await step.query('update payment set version = version + 1 where id = $1', [paymentId]);
      await step.query('commit');
      await telling;
    } finally {
      await step.end();
    }
    const lead = { ...people.lead, token: await signIn(app.platform, people.lead) };
    expect(await noticeKinds(app, lead, requestId)).toContain('paymentLate');
  },
);
