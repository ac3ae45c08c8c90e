import { ModuleClaimSubmission, type ModuleClaimDraft } from '@heliodesk/contract/module-claim';
import { requestTypes, type RequestGuard } from '@heliodesk/contract/request';
import type { z } from 'zod';
import type { RequestKind, RequestRecord } from '#src/domains/request/index.ts';
import { findListStates, reevaluation, removeLists } from '#src/domains/serial-number/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/db/database.ts';
import { findDetails, insertSubmission, upsertDetails, type DetailsRecord } from './store.ts';
import { emptyModuleClaim, toModuleClaim } from './view.ts';

/** The whole number that lists show, once it is valid. */
const quantityOf = (quantity: string | number | null | undefined): number | null => {
  const value = Number(quantity ?? '');
  return Number.isSafeInteger(value) && value > 0 && value <= 10_000_000 ? value : null;
};

/** Country and defect date affect the verdicts of serial numbers that are already in the claim. */
const changesVerdicts = (before: DetailsRecord, { projectCountry, defectDate }: ModuleClaimDraft): boolean =>
  before.project_country !== String(projectCountry ?? '') || before.defect_date !== (defectDate ?? '');

async function saveDetails({ platform, tx }: WriteContext, draft: RequestRecord, details: ModuleClaimDraft): Promise<ModuleClaimDraft> {
  const { before, kept } = await upsertDetails(tx, draft.id, details);
  if (before !== undefined && changesVerdicts(before, details))
    await platform.jobs.enqueue(tx, reevaluation, { ownerKind: 'request', ownerId: draft.id });
  return toModuleClaim(kept);
}

/** Guards of action `submit`: serial numbers are in the claim, and no import is on its way into it. */
async function findGuards(db: Db, requests: readonly RequestRecord[]): Promise<ReadonlyMap<number, readonly RequestGuard[]>> {
  const drafts = requests.filter(({ status }) => status === 'draft').map(({ id }) => id);
  if (drafts.length === 0) return new Map();
  const lists = await findListStates(db, { ownerKind: 'request', list: 'claim' }, drafts);
  return new Map(
    drafts.map((id) => {
      const { total = 0, isImportRunning = false } = lists.get(id) ?? {};
      return [id, [...(total > 0 ? (['partsPresent'] as const) : []), ...(isImportRunning ? [] : (['noImportRunning'] as const))]];
    }),
  );
}

/** Claims on modules under warranty, request type 3. */
export const moduleClaimKind: RequestKind<ModuleClaimDraft, z.output<typeof ModuleClaimSubmission>> = {
  type: requestTypes.moduleClaim,
  empty: emptyModuleClaim,
  findDetails: async (db, requestIds) =>
    new Map((await findDetails(db, requestIds)).map((record) => [record.request_id, toModuleClaim(record)])),
  saveDetails,
  listed: ({ projectName, quantity }) => ({ projectName: projectName ?? '', quantity: quantityOf(quantity) }),
  Submission: ModuleClaimSubmission,
  toSubmission: ({ request, details, address }) => ({
    basicReq: { requestId: request.id, desc: request.description, language: request.language, region: request.region_id, attIds: '' },
    moduleClaim: details,
    requestAddressReq: address ?? {},
  }),
  saveSubmission: insertSubmission,
  findGuards,
  removeOwned: (tx, { id }) => removeLists(tx, { ownerKind: 'request', ownerId: id }),
};
