import type { BodyOf } from '@heliodesk/contract/kit';
import type * as api from '@heliodesk/contract/serial-number';
import type { LeftOutReason, SerialsInserted } from '@heliodesk/contract/serial-number';
import type { z } from 'zod';
import { withTx, type Context, type WriteContext } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import { isImportRunning } from '../import-store.ts';
import type { ListKey } from '../list.ts';
import { findList, openList, type ListRecord } from '../list-store.ts';
import { serialListOwners } from '../owners.ts';
import { malformation, normalized } from '../read-cells.ts';
import { countUnknown, findKnown, insertSerials as insertRows, removeAllSerials, removeSerials } from '../store.ts';
import { noteUnknown, spendJudging } from './judging-budget.ts';

type Inserted = z.output<typeof SerialsInserted>;

/** Adds typed or pasted numbers; what cannot be taken, also what goes over the list's limit, comes back with its reason. */
export async function addTypedSerials(
  context: WriteContext,
  key: ListKey,
  entries: BodyOf<typeof api.insertSerials>['snList'],
): Promise<Inserted> {
  const { platform, tx } = context;
  const owner = serialListOwners.of(platform, key.ownerKind);
  await owner.lockForChange(context, key.ownerId);
  const list = await openList(tx, key);
  const typed = entries.map((entry, index) => ({ ...entry, sn: normalized(entry.sn), row: index + 1 }));
  const known = await findKnown(
    tx,
    list.id,
    typed.map(({ sn }) => sn),
  );
  let room = (await owner.findLimit(platform, tx)) - list.total - list.reserved;
  const rejected: Inserted['rejected'] = [];
  const seen = new Set<string>();
  const taken = typed.filter(({ sn, row }) => {
    const reason: LeftOutReason | undefined =
      malformation(sn) ?? (seen.has(sn) ? 'duplicateInFile' : known.has(sn) ? 'alreadyInClaim' : room <= 0 ? 'overLimit' : undefined);
    seen.add(sn);
    if (reason !== undefined) rejected.push({ row, sn, reason });
    else room -= 1;
    return reason === undefined;
  });
  const columns = {
    sns: taken.map(({ sn }) => sn),
    moduleTypes: taken.map(({ moduleType }) => moduleType),
    powers: taken.map(({ power }) => power ?? null),
  };
  if (taken.length === 0) return { inserted: 0, rejected };
  const scope = await owner.findScope(tx, key.ownerId, platform.clock.now());
  return { inserted: await insertRows(tx, list.id, { platform, owner: key, scope }, columns), rejected };
}

/** The same, within what a company can have judged in a day. */
export async function addWithinBudget(
  context: Context,
  key: ListKey,
  entries: BodyOf<typeof api.insertSerials>['snList'],
): Promise<Inserted> {
  const { platform, db, actor } = context;
  // Someone who may not change the list is refused below, and spends nothing of its company's.
  if (await serialListOwners.of(platform, key.ownerKind).mayChange(db, actor, key.ownerId))
    await spendJudging(platform, key, entries.length);
  const answer = await transaction(db, (tx) => addTypedSerials(withTx(context, tx), key, entries));
  const list = await findList(db, key);
  const sns = entries.map(({ sn }) => normalized(sn));
  if (list !== undefined) await noteUnknown(platform, key, await countUnknown(db, list.id, sns));
  return answer;
}

async function lockWithoutImport(context: WriteContext, key: ListKey): Promise<ListRecord> {
  const { platform, tx } = context;
  await serialListOwners.of(platform, key.ownerKind).lockForChange(context, key.ownerId);
  const list = await openList(tx, key);
  if (await isImportRunning(tx, list.id)) throw fail('serial.importRunning');
  return list;
}

/** Removes serial numbers by their ids. */
export async function removeSome(context: WriteContext, key: ListKey, ids: number[]): Promise<{ deleted: number }> {
  return { deleted: await removeSerials(context.tx, (await lockWithoutImport(context, key)).id, ids) };
}

/** Empties a list. */
export async function removeAll(context: WriteContext, key: ListKey): Promise<{ deleted: number }> {
  const { id, total } = await lockWithoutImport(context, key);
  await removeAllSerials(context.tx, id);
  return { deleted: total };
}
