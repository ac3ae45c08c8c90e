import { violationsOf, type Violation } from '@heliodesk/contract/kit';
import { ModuleClaimSubmission } from '@heliodesk/contract/module-claim';
import type { RequestGuard } from '@heliodesk/contract/request';
import { countSerials, isImportRunning } from '#src/domains/serial-number/index.ts';
import type { RequestRecord } from '#src/domains/request/index.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { findAddress, findClaim } from './store.ts';
import { emptyModuleClaim, toModuleClaim } from './view.ts';

/** What submitting this claim would refuse, in the paths of the save call. */
export async function missingOf(db: Db | Tx, request: RequestRecord): Promise<Violation[]> {
  const [claim, address] = [await findClaim(db, request.id), await findAddress(db, request.id)];
  const submission = {
    basicReq: { requestId: request.id, desc: request.description, language: request.language, region: request.region_id, attIds: '' },
    moduleClaim: claim === undefined ? emptyModuleClaim : toModuleClaim(claim),
    requestAddressReq: address ?? {},
  };
  const checked = ModuleClaimSubmission.safeParse(submission);
  return checked.success ? [] : violationsOf(checked.error, submission);
}

/** Guards of action `submit` that hold for a module claim. */
export async function draftGuardsOf(db: Db | Tx, request: RequestRecord): Promise<RequestGuard[]> {
  const missing = await missingOf(db, request);
  const serials = await countSerials(db, request.id);
  const isRunning = await isImportRunning(db, request.id);
  return [
    ...(missing.length === 0 ? (['detailsComplete'] as const) : []),
    ...(serials > 0 ? (['partsPresent'] as const) : []),
    ...(isRunning ? [] : (['noImportRunning'] as const)),
  ];
}
