import type { BodyOf } from '@heliodesk/contract/kit';
import type * as api from '@heliodesk/contract/serial-number';
import type { LeftOutReason, SerialsInserted } from '@heliodesk/contract/serial-number';
import { requestTypes } from '@heliodesk/contract/request';
import type { z } from 'zod';
import { systemConfigOf } from '#src/domains/reference/index.ts';
import { lockDraft } from '#src/domains/request/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { isImportRunning } from '../import-store.ts';
import { findScope } from '../evaluation-store.ts';
import { malformation, normalized } from '../read-cells.ts';
import { countSerials, findKnown, insertSerials as insertRows, removeAllSerials, removeSerials } from '../store.ts';

type Inserted = z.output<typeof SerialsInserted>;

/** Only a module claim has serial numbers, and only its draft takes new ones. */
export const lockClaimDraft = (context: WriteContext, requestId: number) =>
  lockDraft(context, requestId, { type: requestTypes.moduleClaim });

/** Adds typed or pasted numbers; what cannot be taken, also what goes over the claim's limit, comes back with its reason. */
export async function addTypedSerials(context: WriteContext, { requestId, snList }: BodyOf<typeof api.insertSerials>): Promise<Inserted> {
  const { platform, tx } = context;
  await lockClaimDraft(context, requestId);
  const typed = snList.map((entry, index) => ({ ...entry, sn: normalized(entry.sn), row: index + 1 }));
  const known = await findKnown(
    tx,
    requestId,
    typed.map(({ sn }) => sn),
  );
  let room = (await systemConfigOf(platform).get('claim.serialLimit', tx)) - (await countSerials(tx, requestId));
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
  const scope = await findScope(tx, requestId, platform.clock.now());
  const columns = {
    sns: taken.map(({ sn }) => sn),
    moduleTypes: taken.map(({ moduleType }) => moduleType),
    powers: taken.map(({ power }) => power ?? null),
  };
  return { inserted: taken.length === 0 ? 0 : await insertRows(tx, scope, columns), rejected };
}

async function lockWithoutImport(context: WriteContext, requestId: number): Promise<void> {
  await lockClaimDraft(context, requestId);
  if (await isImportRunning(context.tx, requestId)) throw fail('serial.importRunning');
}

/** Removes serial numbers by their ids. */
export async function removeSome(
  context: WriteContext,
  { requestId, ids }: BodyOf<typeof api.deleteSerials>,
): Promise<{ deleted: number }> {
  await lockWithoutImport(context, requestId);
  return { deleted: await removeSerials(context.tx, requestId, ids) };
}

/** Removes all serial numbers of a claim. */
export async function removeAll(context: WriteContext, requestId: number): Promise<{ deleted: number }> {
  await lockWithoutImport(context, requestId);
  return { deleted: await removeAllSerials(context.tx, requestId) };
}
