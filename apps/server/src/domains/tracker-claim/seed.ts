import { AddPartsBody, SaveTrackerClaimBody, type InverterPart, type TrackerPart } from '@heliodesk/contract/tracker-claim';
import type { RequestSubmitted } from '@heliodesk/contract/request';
import type { BuiltCustomer } from '#src/domains/account/seed.ts';
import { actorOf } from '#src/domains/request/seed.ts';
import { findRequest } from '#src/domains/request/index.ts';
import { contextOf, withTx, type Context } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Platform } from '#src/platform/platform.ts';
import { decidePart, finishPartReview, readPartReview } from './part-review.ts';
import { addParts } from './parts.ts';
import { saveClaim } from './service.ts';

/** A tracker claim of two pieces with everything that submitting asks for, apart from its parts. */
export const trackerClaimBody = (
  claim: Partial<SaveTrackerClaimBody['partsClaim']> = {},
  basic: Partial<SaveTrackerClaimBody['basicReq']> = {},
): SaveTrackerClaimBody => ({
  basicReq: { desc: 'Two rows stay at 38° since the storm of Friday night.', language: 'en', region: 724, ...basic },
  partsClaim: {
    projectName: 'Tabernas Sur',
    capacity: '24.6',
    unit: '1',
    quantity: 2,
    country: 724,
    city: 'Tabernas',
    lastRequestNo: '',
    defectDate: '2026-11-14',
    ...claim,
  },
});

/** A defective drive motor of two pieces. */
export const trackerPart = (part: Partial<TrackerPart> = {}): TrackerPart => ({
  productsType: '1',
  bracketType: '2',
  failuresDesc: 'Stalls at 38° in the morning, turns freely by hand.',
  alarmDuration: 36,
  pcs: 2,
  serialNumber: 'DM24-6K-118204\nDM24-6K-118209',
  power: '24',
  errorCode: 'E24',
  ...part,
});

/** A defective inverter. */
export const inverter = (part: Partial<InverterPart> = {}): InverterPart => ({
  productsType: 'HD-PCS 110K',
  failuresDesc: 'Trips at noon with an insulation alarm, restarts by itself.',
  alarmDuration: 12,
  pcs: 1,
  serialNumber: 'PC110-25-004417',
  power: '110000',
  errorCode: '0x3A',
  ...part,
});

export interface TrackerClaimSeed {
  /** The contact that staff file it for. */
  onBehalfOf?: number;
  claim?: Partial<SaveTrackerClaimBody['partsClaim']>;
  basic?: Partial<SaveTrackerClaimBody['basicReq']>;
  trackerList?: TrackerPart[];
  inverterList?: InverterPart[];
  /** Left as a draft unless told otherwise. */
  submit?: boolean;
}

/** A tracker claim of a customer, filed as the API files it; of as many pieces as its parts have unless told otherwise. */
export async function buildTrackerClaim(
  platform: Platform,
  customer: Pick<BuiltCustomer, 'token'>,
  { onBehalfOf, claim, basic, trackerList = [trackerPart()], inverterList = [], submit = false }: TrackerClaimSeed = {},
): Promise<RequestSubmitted> {
  const context = contextOf(platform, await actorOf(platform, customer));
  const quantity = [...trackerList, ...inverterList].reduce((sum, { pcs }) => sum + pcs, 0) || 1;
  const body = SaveTrackerClaimBody.parse({ ...trackerClaimBody({ quantity, ...claim }, basic), onBehalfOf });
  const draft = await transaction(platform.db, (tx) => saveClaim(withTx(context, tx), body));
  const { requestId, version } = draft;
  const parts = AddPartsBody.parse({ requestId, trackerList, inverterList });
  await transaction(platform.db, (tx) => addParts(withTx(context, tx), parts));
  if (!submit) return draft;
  const submission = { ...body, basicReq: { ...body.basicReq, requestId }, submit, version };
  return transaction(platform.db, (tx) => saveClaim(withTx(context, tx), submission));
}

/** Accepts all parts of a claim, but for some pieces of the first one, which are refused; then its review is finished. */
export async function reviewAllParts(context: Context, requestId: number, refused = 0): Promise<void> {
  const { parts } = await readPartReview(context, requestId);
  for (const [index, { id, pcs }] of parts.entries()) {
    const accepted = index === 0 ? pcs - refused : pcs;
    await decidePart(context, { requestId, partId: id ?? 0, decision: 'accepted', accepted, reasonCode: accepted < pcs ? '6' : '' });
  }
  await finishParts(context, requestId);
}

/** Finishes the review of a claim of which everything is decided. */
export async function finishParts(context: Context, requestId: number): Promise<void> {
  const { version } = (await findRequest(context.db, context.actor, requestId)) ?? { version: 0 };
  await finishPartReview(context, { requestId, version, question: '' });
}
