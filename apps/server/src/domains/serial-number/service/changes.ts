import type { Page, QueryOf } from '@heliodesk/contract/kit';
import type { SerialChange, SerialDifference, SerialsInQuestion } from '@heliodesk/contract/request';
import type * as api from '@heliodesk/contract/serial-number';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { page } from '#src/platform/http/call.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import {
  closeChange,
  countAsked,
  findChange,
  findOpenChange,
  openChange,
  revertChange,
  type ChangeRecord,
  type InQuestion,
} from '../change-store.ts';
import { findDifferences, summarizeDifference } from '../difference-store.ts';
import { countOpen } from '../import-store.ts';
import type { ListKey } from '../list.ts';
import { findList, findListById, lockList, openList } from '../list-store.ts';
import { reevaluation } from '../queues.ts';
import { findKnown } from '../store.ts';
import { findVisibleList } from './read-list.ts';
import { stopImports } from './stop-imports.ts';

/** Lets the list of a locked owner be changed from now on. Refuses single numbers that aren't in it, and a choice that is about none. */
export async function unlockList(
  { tx }: WriteContext,
  key: ListKey,
  { all, decided, verdicts, serials }: InQuestion,
): Promise<SerialsInQuestion> {
  const { id } = await openList(tx, key);
  const known = await findKnown(tx, id, [...serials]);
  const missing = serials.find((sn) => !known.has(sn));
  if (missing !== undefined) throw failFields({ path: 'serials', rule: 'serialNotListed', params: { sn: missing } });
  const changeId = await openChange(tx, id, { all, decided, verdicts, serials });
  const rows = await countAsked(tx, changeId);
  if (rows === 0) throw failFields({ path: 'verdicts', rule: 'noSuchSerials' });
  return { all, decided, verdicts: [...verdicts], serials: [...serials], rows };
}

async function differenceOf(db: Db | Tx, change: ChangeRecord): Promise<SerialDifference> {
  const { total = 0 } = (await findListById(db, change.list_id)) ?? {};
  return { changeId: change.id, total, ...(await summarizeDifference(db, change)) };
}

/** What labels need to know: whether a list can be changed beyond what was submitted. */
export async function isChanging(db: Db, key: ListKey): Promise<{ areNew: boolean }> {
  const list = await findList(db, key);
  return { areNew: list !== undefined && (await findOpenChange(db, list.id)) !== undefined };
}

/** What has been changed in a list so far, as long as it can be; else nothing. */
export async function findDifference(db: Db | Tx, key: ListKey): Promise<SerialDifference | undefined> {
  const list = await findList(db, key);
  const change = list && (await findOpenChange(db, list.id));
  return change && differenceOf(db, change);
}

/** Refuses as long as numbers are on their way into the list. Its owner is locked, so that no more can set out. */
export async function requireNoImport(tx: Tx, key: ListKey): Promise<void> {
  const list = await findList(tx, key);
  const { running, ready } = list === undefined ? { running: 0, ready: 0 } : await countOpen(tx, list.id);
  if (running > 0) throw fail('serial.importRunning');
  if (ready > 0) throw fail('serial.importOpen');
}

/** Locks a list as it is now, and evaluates it again. Its owner is locked. */
export async function keepChanges({ platform, tx }: WriteContext<Caller>, { list, ...owner }: ListKey): Promise<void> {
  const { id } = await openList(tx, { ...owner, list });
  const change = await findOpenChange(tx, id);
  if (change === undefined) return;
  await closeChange(tx, change.id);
  await platform.jobs.enqueue(tx, reevaluation, owner);
}

/** Locks a list as it was before it could be changed; what is on its way into it is ended. Its owner is locked. */
export async function revertChanges(context: WriteContext<Caller | null>, { list, ...owner }: ListKey): Promise<void> {
  const { platform, tx } = context;
  const found = await findList(tx, { ...owner, list });
  const change = found && (await findOpenChange(tx, found.id));
  if (change === undefined) return;
  // The process that works on an import has it locked before the list.
  await stopImports(context, change.list_id);
  const locked = await lockList(tx, change.list_id);
  if (locked !== undefined) await revertChange(tx, locked, change);
  // The registry and the claim may have changed in the meantime.
  await platform.jobs.enqueue(tx, reevaluation, owner);
}

/** A change of a list that the caller may see. */
export async function requireChange(context: Context, key: ListKey, changeId: number): Promise<ChangeRecord> {
  const list = await findVisibleList(context, key);
  const change = await findChange(context.db, changeId);
  if (change === undefined || change.list_id !== list?.id) throw fail('notFound');
  return change;
}

/** One page of what a change has done to a list. */
export async function listChanges(
  context: Context,
  key: ListKey,
  { changeId, kind, pageNum, pageSize }: QueryOf<typeof api.listSerialChanges>,
): Promise<Page<SerialChange>> {
  const change = await requireChange(context, key, changeId);
  const { rows, total } = await findDifferences(context.db, change, kind, { limit: pageSize, offset: (pageNum - 1) * pageSize });
  return page(rows, total);
}
