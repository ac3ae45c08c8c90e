import { claimSteps, moduleClaimAskable, ModuleClaimSubmission, type ModuleClaimDraft } from '@heliodesk/contract/module-claim';
import type { Violation } from '@heliodesk/contract/kit';
import { requestTypes, type DraftParts, type RequestGuard } from '@heliodesk/contract/request';
import type { z } from 'zod';
import { countryCodeOf, findWrongChoices } from '#src/domains/reference/index.ts';
import { copySplitDetails, isNumberOf, openingOf, type RequestKind, type RequestRecord } from '#src/domains/request/index.ts';
import {
  claimList,
  countReviewed,
  findList,
  findListStates,
  findWaiting,
  moveUndecidedSerials,
  reevaluation,
  removeLists,
  requireNoImport,
} from '#src/domains/serial-number/index.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { findDetails, findSameDefect, upsertDetails, upsertSubmission, type DetailsRecord } from './store.ts';
import { emptyModuleClaim, toModuleClaim } from './view.ts';

type Submitted = z.output<typeof ModuleClaimSubmission>;

/** The whole number that lists show, once it is valid. */
const quantityOf = (quantity: string | number | null | undefined): number | null => {
  const value = Number(quantity ?? '');
  return Number.isSafeInteger(value) && value > 0 && value <= 10_000_000 ? value : null;
};

/** Country and defect date affect the verdicts of serial numbers that are already in the claim. */
const changesVerdicts = (before: DetailsRecord, { projectCountry, defectDate }: ModuleClaimDraft): boolean =>
  before.project_country !== String(projectCountry ?? '') || before.defect_date !== (defectDate ?? '');

type Saving = Parameters<RequestKind<ModuleClaimDraft, Submitted>['saveDetails']>[0];

async function saveDetails({ platform, tx }: Saving, draft: RequestRecord, details: ModuleClaimDraft): Promise<ModuleClaimDraft> {
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

/** Serial numbers in some drafts and on their way into them. */
async function findParts(db: Db, requestIds: readonly number[]): Promise<ReadonlyMap<number, DraftParts>> {
  const claimLists = { ownerKind: 'request', list: 'claim' } as const;
  const lists = await findListStates(db, claimLists, requestIds);
  const waiting = await findWaiting(db, claimLists, requestIds);
  return new Map(
    [...lists].map(([id, { total, isImportRunning }]) => [id, { total, waiting: waiting.get(id) ?? 0, isReading: isImportRunning }]),
  );
}

/** Pieces and serial numbers that differ: the customer decides which of the two is right before the claim goes out. */
async function findDifference(tx: Tx, { id }: RequestRecord, pieces: number): Promise<Violation[]> {
  const serials = (await findList(tx, claimList(id)))?.total ?? 0;
  // Without any, a guard says so.
  return serials === 0 || serials === pieces ? [] : [{ path: 'moduleClaim.quantity', rule: 'piecesDiffer', params: { pieces, serials } }];
}

const unknown = (path: string, rule = 'invalid'): Violation => ({ path, rule, params: {} });

/** What a claim names and is not there, of dictionaries, countries and earlier requests, and pieces that differ from its serial numbers. */
async function findMisfits(
  tx: Tx,
  request: RequestRecord,
  { basicReq: { region }, moduleClaim, requestAddressReq }: Submitted,
): Promise<Violation[]> {
  const { type, bracket, projectCountry, lastRequestNo } = moduleClaim;
  const choices = await findWrongChoices(tx, [
    { path: 'moduleClaim.type', type: 'installation_type', value: type },
    { path: 'moduleClaim.bracket', type: 'bracket', value: bracket },
  ]);
  const countries = {
    'basicReq.region': region,
    'moduleClaim.projectCountry': projectCountry,
    'requestAddressReq.shipToCountry': requestAddressReq.shipToCountry,
  };
  const isNumberKnown = lastRequestNo === '' || (await isNumberOf(tx, request.account_id, lastRequestNo));
  return [
    ...choices,
    ...Object.entries(countries).flatMap(([path, id]) => (id == null || countryCodeOf(id) !== undefined ? [] : [unknown(path)])),
    ...(isNumberKnown ? [] : [unknown('moduleClaim.lastRequestNo', 'unknownRequest')]),
    ...(await findDifference(tx, request, moduleClaim.quantity)),
  ];
}

/** Claims on modules under warranty, request type 3. */
export const moduleClaimKind: RequestKind<ModuleClaimDraft, Submitted> = {
  type: requestTypes.moduleClaim,
  empty: emptyModuleClaim,
  findDetails: async (db, requestIds) =>
    new Map((await findDetails(db, requestIds)).map((record) => [record.request_id, toModuleClaim(record)])),
  saveDetails,
  listed: ({ projectName, quantity }) => ({ projectName: projectName ?? '', quantity: quantityOf(quantity) }),
  titled: ({ description, project_name, quantity }, { t, number }) => ({
    what:
      openingOf(description) ||
      (quantity === null ? t('title:moduleClaim') : t('title:modules', { count: quantity, number: number(quantity) })),
    where: project_name,
  }),
  Submission: ModuleClaimSubmission,
  toSubmission: ({ request, details, address }) => ({
    basicReq: { requestId: request.id, desc: request.description, language: request.language, region: request.region_id, attIds: '' },
    moduleClaim: details,
    requestAddressReq: address ?? {},
  }),
  findMisfits,
  saveSubmission: upsertSubmission,
  findGuards,
  findSameDefect,
  askable: moduleClaimAskable,
  withFields: (details, fields) => ({ ...details, ...fields }),
  steps: claimSteps,
  parts: { step: 'serials', find: findParts },
  split: {
    of: 'serials',
    count: countReviewed,
    requireIdle: requireNoImport,
    move: async (tx, pieces) => {
      await copySplitDetails(tx, { details: 'module_claim', submission: 'module_claim_submission' }, pieces);
      await moveUndecidedSerials(tx, pieces.from, pieces.to);
    },
  },
  removeOwned: (tx, { id }) => removeLists(tx, { ownerKind: 'request', ownerId: id }),
};
