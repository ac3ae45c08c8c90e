import type { BodyOf } from '@heliodesk/contract/kit';
import type { deleteSerials, insertSerials, LeftOutReason, SerialsInserted } from '@heliodesk/contract/serial-number';
import type { z } from 'zod';
import { requestTypes } from '@heliodesk/contract/request';
import { lockDraft } from '#src/domains/request/index.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import { isImportRunning } from '../import-store.ts';
import { findScope } from '../evaluation-store.ts';
import { malformation, normalized } from '../read-cells.ts';
import { countSerials, findKnown, insertSerials as insertRows, removeAllSerials, removeSerials } from '../store.ts';

type Inserted = z.output<typeof SerialsInserted>;

/** Only a module claim has serial numbers, and only its draft takes new ones. */
export const lockClaimDraft = (tx: Tx, actor: Actor, requestId: number) =>
  lockDraft({ tx, actor }, requestId, { type: requestTypes.moduleClaim });

/** Adds typed or pasted numbers; what cannot be taken, also what goes over the claim's limit, comes back with its reason. */
export async function addTypedSerials(
  platform: Platform,
  tx: Tx,
  actor: Actor,
  body: BodyOf<typeof insertSerials>,
  limit: number,
): Promise<Inserted> {
  await lockClaimDraft(tx, actor, body.requestId);
  const typed = body.snList.map((entry, index) => ({ ...entry, sn: normalized(entry.sn), row: index + 1 }));
  const known = await findKnown(
    tx,
    body.requestId,
    typed.map(({ sn }) => sn),
  );
  let room = limit - (await countSerials(tx, body.requestId));
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
  const scope = await findScope(tx, body.requestId, platform.clock.now());
  const columns = {
    sns: taken.map(({ sn }) => sn),
    moduleTypes: taken.map(({ moduleType }) => moduleType),
    powers: taken.map(({ power }) => power ?? null),
  };
  return { inserted: taken.length === 0 ? 0 : await insertRows(tx, scope, columns), rejected };
}

async function lockWithoutImport(tx: Tx, actor: Actor, requestId: number): Promise<void> {
  await lockClaimDraft(tx, actor, requestId);
  if (await isImportRunning(tx, requestId)) throw fail('serial.importRunning');
}

export async function deleteSome(tx: Tx, actor: Actor, { requestId, ids }: BodyOf<typeof deleteSerials>): Promise<{ deleted: number }> {
  await lockWithoutImport(tx, actor, requestId);
  return { deleted: await removeSerials(tx, requestId, ids) };
}

export async function deleteAll(tx: Tx, actor: Actor, requestId: number): Promise<{ deleted: number }> {
  await lockWithoutImport(tx, actor, requestId);
  return { deleted: await removeAllSerials(tx, requestId) };
}
