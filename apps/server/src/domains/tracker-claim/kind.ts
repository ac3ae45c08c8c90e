import type { Violation } from '@heliodesk/contract/kit';
import { requestTypes, type RequestGuard } from '@heliodesk/contract/request';
import { partsGroup, trackerClaimAskable, trackerClaimSteps, TrackerClaimSubmission } from '@heliodesk/contract/tracker-claim';
import { countryCodeOf, findWrongChoices } from '#src/domains/reference/index.ts';
import { copySplitDetails, isNumberOf, openingOf, type RequestKind, type RequestRecord } from '#src/domains/request/index.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { countPieces, findDecided, recountParts } from './part-decision-store.ts';
import { copyParts, findParts, findWithTrackerPart, moveUndecided, restoreParts } from './part-store.ts';
import { findDetails, findSameDefect, upsertDetails, upsertSubmission } from './store.ts';
import { emptyTrackerClaim, fieldsOfParts, partsOfFields, toPartsClaim, toParts, type TrackerClaimDetails } from './view.ts';

/** The whole number that lists show, once it is valid. */
const quantityOf = (quantity: string | number | null | undefined): number | null => {
  const value = Number(quantity ?? '');
  return Number.isSafeInteger(value) && value > 0 && value <= 10_000_000 ? value : null;
};

async function findClaims(db: Db, requestIds: readonly number[]): Promise<ReadonlyMap<number, TrackerClaimDetails>> {
  const [records, parts] = await Promise.all([findDetails(db, requestIds), findParts(db, requestIds)]);
  const byRequest = Map.groupBy(parts, ({ request_id }) => request_id);
  return new Map(
    records.map((record) => [record.request_id, { claim: toPartsClaim(record), ...toParts(byRequest.get(record.request_id) ?? []) }]),
  );
}

/** Parts have calls of their own, so a save only answers them. */
async function saveDetails({ tx }: { tx: Tx }, draft: RequestRecord, { claim }: TrackerClaimDetails): Promise<TrackerClaimDetails> {
  const [record, parts] = await Promise.all([upsertDetails(tx, draft.id, claim), findParts(tx, [draft.id])]);
  return { claim: toPartsClaim(record), ...toParts(parts) };
}

/** Guard of action `submit`: a tracker part is in the claim. */
async function findGuards(db: Db, requests: readonly RequestRecord[]): Promise<ReadonlyMap<number, readonly RequestGuard[]>> {
  const drafts = requests.filter(({ status }) => status === 'draft').map(({ id }) => id);
  if (drafts.length === 0) return new Map();
  const withPart = await findWithTrackerPart(db, drafts);
  return new Map(drafts.map((id) => [id, ['noImportRunning', ...(withPart.has(id) ? (['partsPresent'] as const) : [])]]));
}

const unknown = (path: string, rule = 'invalid'): Violation => ({ path, rule, params: {} });

/** Pieces of the claim and of its parts that differ: the customer decides which of the two is right before the claim goes out. */
function findDifference({ partsClaim: { quantity }, trackerList, inverterList }: TrackerClaimSubmission): Violation[] {
  const described = [...trackerList, ...inverterList].reduce((sum, { pcs }) => sum + pcs, 0);
  // Without any part, a guard says so.
  if (trackerList.length === 0 || described === quantity) return [];
  return [{ path: 'partsClaim.quantity', rule: 'partsDiffer', params: { pieces: quantity, described } }];
}

/** What a claim names and is not there, of dictionaries, countries and earlier requests, and pieces that differ from those of its parts. */
async function findMisfits(tx: Tx, request: RequestRecord, submission: TrackerClaimSubmission): Promise<Violation[]> {
  const { basicReq, partsClaim, requestAddressReq, trackerList } = submission;
  const choices = await findWrongChoices(
    tx,
    trackerList.flatMap(({ productsType, bracketType }, index) => [
      { path: `trackerList.${index}.productsType`, type: 'product_type' as const, value: productsType },
      { path: `trackerList.${index}.bracketType`, type: 'bracket_type' as const, value: bracketType },
    ]),
  );
  const countries = {
    'basicReq.region': basicReq.region,
    'partsClaim.country': partsClaim.country,
    'requestAddressReq.shipToCountry': requestAddressReq?.shipToCountry,
  };
  const isNumberKnown = partsClaim.lastRequestNo === '' || (await isNumberOf(tx, request.account_id, partsClaim.lastRequestNo));
  return [
    ...choices,
    ...Object.entries(countries).flatMap(([path, id]) => (id == null || countryCodeOf(id) !== undefined ? [] : [unknown(path)])),
    ...(isNumberKnown ? [] : [unknown('partsClaim.lastRequestNo', 'unknownRequest')]),
    ...findDifference(submission),
  ];
}

const isFilled = (address: object): boolean =>
  Object.values(address).some((value) => value !== null && value !== undefined && value !== '');

/** Claims on trackers and inverters under warranty, request type 4. */
export const trackerClaimKind: RequestKind<TrackerClaimDetails, TrackerClaimSubmission> = {
  type: requestTypes.trackerClaim,
  empty: emptyTrackerClaim,
  findDetails: findClaims,
  saveDetails,
  listed: ({ claim: { projectName, quantity } }) => ({ projectName: projectName ?? '', quantity: quantityOf(quantity) }),
  titled: ({ description, project_name }, { t }) => ({
    what: openingOf(description) || t('title:trackerClaim'),
    where: project_name,
  }),
  Submission: TrackerClaimSubmission,
  toSubmission: ({ request, details: { claim, trackerList, inverterList }, address }) => ({
    basicReq: { requestId: request.id, desc: request.description, language: request.language, region: request.region_id, attIds: '' },
    partsClaim: claim,
    trackerList,
    inverterList,
    requestAddressReq: address !== null && isFilled(address) ? address : null,
  }),
  findMisfits,
  saveSubmission: (tx, { id }, { partsClaim }) => upsertSubmission(tx, id, partsClaim),
  findGuards,
  findSameDefect,
  askable: trackerClaimAskable,
  withFields: (details, fields) => ({ ...details, claim: { ...details.claim, ...fields } }),
  lists: {
    name: partsGroup,
    keys: ['trackerList', 'inverterList'],
    of: fieldsOfParts,
    // What a claim was split into may be inverters alone.
    missing: ({ trackerList, inverterList }) =>
      trackerList.length + inverterList.length > 0 ? [] : [{ path: 'trackerList', rule: 'required', params: {} }],
    restore: async (tx, requestId, fields) => {
      await restoreParts(tx, requestId, partsOfFields(fields));
      await recountParts(tx, requestId);
    },
  },
  steps: trackerClaimSteps,
  copyOwned: copyParts,
  split: {
    of: 'parts',
    count: async (tx, requestId) => countPieces(await findDecided(tx, requestId)),
    move: async (tx, pieces) => {
      await copySplitDetails(tx, { details: 'tracker_claim', submission: 'tracker_claim_submission' }, pieces);
      await moveUndecided(tx, pieces.from, pieces.to);
    },
  },
};
