import type { ExchangeState } from '@heliodesk/contract/shipment';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Exchange } from '#src/platform/db/tables.ts';
import type { Step } from '#src/platform/lifecycle/machine.ts';
import { writeRecords } from '#src/platform/lifecycle/step-store.ts';

export type ExchangeRecord = Omit<Selectable<Exchange>, 'state'> & { state: ExchangeState };

/** What changes with a step of an exchange. */
export type ExchangeChange = Partial<Pick<ExchangeRecord, 'tip_id' | 'addressed_by' | 'addressed_at' | 'done_at' | 'done_by'>>;

const toRecord = (row: Selectable<Exchange>): ExchangeRecord => row as ExchangeRecord;

export type NewExchange = Pick<ExchangeRecord, 'request_id' | 'solution_id' | 'quantity' | 'power_w'>;

export const insertExchange = async (tx: Tx, exchange: NewExchange): Promise<ExchangeRecord> =>
  toRecord(await tx.insertInto('exchange').values(exchange).returningAll().executeTakeFirstOrThrow());

export async function findExchange(db: Db | Tx, exchangeId: number): Promise<ExchangeRecord | undefined> {
  const row = await db.selectFrom('exchange').selectAll().where('id', '=', exchangeId).executeTakeFirst();
  return row && toRecord(row);
}

export const findExchanges = async (db: Db | Tx, exchangeIds: readonly number[]): Promise<ExchangeRecord[]> =>
  exchangeIds.length === 0 ? [] : (await db.selectFrom('exchange').selectAll().where('id', 'in', exchangeIds).execute()).map(toRecord);

export const updateTask = async (tx: Tx, exchangeId: number, tipsId: number): Promise<void> =>
  void (await tx.updateTable('exchange').set({ tip_id: tipsId }).where('id', '=', exchangeId).execute());

/** The exchanges of a claim that run and aren't known yet, in the order of the solutions. */
export async function findNewExchanges(db: Db | Tx, requestId: number, kind: number): Promise<NewExchange[]> {
  const rows = await db
    .selectFrom('solution')
    .leftJoin('exchange', 'exchange.solution_id', 'solution.id')
    .select(['solution.request_id', 'solution.id as solution_id', 'solution.quantity', 'solution.power_w'])
    .where('solution.request_id', '=', requestId)
    .where('solution.kind', '=', kind)
    .where('solution.state', '=', 'running')
    .where('exchange.id', 'is', null)
    .orderBy('solution.position')
    .execute();
  return rows.map(({ power_w: power, ...row }) => {
    if (power === null) throw new Error(`Solution ${row.solution_id} was approved without its power`);
    return { ...row, power_w: power };
  });
}

/** Writes a step of some exchanges. What happened, the history of their claim says. */
export const writeStep = (tx: Tx, step: Step<ExchangeRecord, ExchangeState, ExchangeChange>): Promise<ExchangeRecord[]> =>
  writeRecords(tx, 'exchange', step);
