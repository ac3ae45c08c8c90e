import * as api from '@heliodesk/contract/tracker-claim';
import { menuEntries } from '#src/domains/identity/index.ts';
import { dictionaryUses } from '#src/domains/reference/index.ts';
import { partSearchPort, registerKind } from '#src/domains/request/index.ts';
import { acceptedPieces } from '#src/domains/solution/index.ts';
import { mount, mountUnmanaged, type Mounting } from '#src/platform/http/mount.ts';
import { acceptedParts } from './accepted-store.ts';
import { getAskedDetails, saveAskedDetails, updateClaim } from './asked-details.ts';
import { trackerClaimKind } from './kind.ts';
import { trackerClaimMenu } from './menu.ts';
import { decidePart, finishPartReview, listRefusedParts, readPartResult, readPartReview } from './part-review.ts';
import { countSharedParts, findClaimsWithSerial } from './part-store.ts';
import { addParts, removePart, savePart } from './parts.ts';
import { getClaim, saveClaim } from './service.ts';
import { holdsPartChoice } from './store.ts';

/** Claims on trackers and inverters under warranty, request type 4. */
export function registerTrackerClaim(mounting: Mounting): void {
  registerKind(mounting.platform, trackerClaimKind);
  menuEntries.register(mounting.platform, 'tracker-claim', trackerClaimMenu);
  partSearchPort.register(mounting.platform, { requestsWithPart: findClaimsWithSerial, sharedParts: countSharedParts });
  dictionaryUses.register(mounting.platform, 'tracker-claim', holdsPartChoice);
  acceptedPieces.register(mounting.platform, trackerClaimKind.type, acceptedParts);
  mount(mounting, api.saveTrackerClaim, (context, { body }) => saveClaim(context, body));
  mount(mounting, api.updateTrackerClaim, (context, { body }) => updateClaim(context, body));
  mount(mounting, api.getPartsDetails, (context, { params }) => getAskedDetails(context, params.id));
  mount(mounting, api.updatePartsDetails, (context, { body }) => saveAskedDetails(context, body));
  mount(mounting, api.getTrackerClaim, (context, { query }) => getClaim(context, query.requestId, query.action === 'clone'));
  mount(mounting, api.saveTrackerPart, (context, { body }) => savePart(context, 'tracker', body));
  mount(mounting, api.removeTrackerPart, (context, { query }) => removePart(context, 'tracker', query.id));
  mount(mounting, api.saveInverter, (context, { body }) => savePart(context, 'inverter', body));
  mount(mounting, api.removeInverter, (context, { query }) => removePart(context, 'inverter', query.id));
  mount(mounting, api.getPartReview, (context, { params }) => readPartReview(context, params.requestId));
  mountUnmanaged(mounting, api.decidePart, (context, { body }) => decidePart(context, body));
  mountUnmanaged(mounting, api.reviewParts, (context, { body }) => finishPartReview(context, body));
  mount(mounting, api.getPartReviewResult, (context, { params }) => readPartResult(context, params.requestId));
  mount(mounting, api.listRefusedParts, (context, { params }) => listRefusedParts(context, params.requestId));
  mount(mounting, api.addParts, (context, { body }) => addParts(context, body));
}
