import { getBulkRun, pickUp, startBulk, type BulkRun } from '@heliodesk/contract/request';
import { expect } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { insertRun } from '#src/domains/request/bulk/bulk-store.ts';
import { actorOf } from '#src/domains/request/seed.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { eventually } from './eventually.ts';
import type { TestApp } from './test-app.ts';

/** A row as the desk's list shows it. */
export interface ListedRow {
  requestId: number;
  version: number;
}

export const rowOf = ({ requestId, version }: ListedRow): ListedRow => ({ requestId, version });

/** Submitted claims, as a list shows them. */
async function buildClaimRows({ platform }: TestApp, customer: BuiltCustomer, count: number): Promise<ListedRow[]> {
  const rows: ListedRow[] = [];
  while (rows.length < count) rows.push(rowOf(await buildClaim(platform, customer, { submit: true })));
  return rows;
}

export const startRun = (app: TestApp, person: { token: string }, body: object, idempotencyKey?: string) =>
  app.client(person.token).call(startBulk, { body: body as never }, idempotencyKey === undefined ? {} : { idempotencyKey });

export const readRun = async (app: TestApp, person: { token: string }, runId: number, lang = 'en'): Promise<BulkRun> =>
  (await app.client(person.token).call(getBulkRun, { query: { runId } }, { headers: { lang } })).data;

/** The run once nothing is left to do. */
export const endedRun = (app: TestApp, person: { token: string }, runId: number): Promise<BulkRun> =>
  eventually(async () => {
    const run = await readRun(app, person, runId);
    expect(run.state).not.toBe('running');
    return run;
  });

/** A run that gives requests to an owner, and that no job works on yet. */
async function buildWaitingRun({ platform, clock }: TestApp, by: BuiltUser, owner: BuiltUser, requests: ListedRow[]): Promise<number> {
  const actor = await actorOf(platform, by);
  return transaction(platform.db, (tx) =>
    insertRun(tx, { actor, action: 'assign', details: { ownerId: owner.userId }, requests, at: clock.now() }),
  );
}

/** A lead and an agent who work on the requests of a customer, and what they do with many of them. */
export async function buildBulkDesk(app: TestApp) {
  const customer = await buildCustomer(app.platform);
  const lead = await buildStaff(app.platform, { role: 'supervisor', name: 'Ada Lindqvist' });
  const agent = await buildStaff(app.platform, { role: 'module_agent', name: 'Tomás Quiroga' });
  return {
    customer,
    lead,
    agent,
    claims: (count: number) => buildClaimRows(app, customer, count),
    picked: async (row: ListedRow, by = agent): Promise<ListedRow> => rowOf((await app.client(by.token).call(pickUp, { body: row })).data),
    assigning: (requests: ListedRow[], ownerId = agent.userId) => ({ action: 'assign', requests, ownerId }),
    waitingRun: (requests: ListedRow[], by = lead) => buildWaitingRun(app, by, agent, requests),
    run: async (person: { token: string }, body: object): Promise<BulkRun> => {
      const { code, data } = await startRun(app, person, body);
      expect(code).toBe(200);
      return endedRun(app, person, data.runId);
    },
  };
}
