import * as api from '@heliodesk/contract/request';
import { fileOwners } from '#src/domains/attachment/index.ts';
import { requestsPort } from '#src/domains/account/index.ts';
import { dictionaryUses } from '#src/domains/reference/index.ts';
import { guestSubjects, menuEntries, staffCases, subjectNames } from '#src/domains/identity/index.ts';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { scheduleAbsences } from './absence/follow.ts';
import { findLastDeliveries } from './address-store.ts';
import { contactsWithOpenRequests, hasRequests, openRequestsOf, openRequestsOfAccount, requestNoOf } from './contacts-store.ts';
import { discardedQueue, discardOwnDraft, removeDiscardedDrafts, restoreOwnDraft } from './draft/discard.ts';
import { registerDeskRoutes } from './desk-routes.ts';
import { evidence } from './files.ts';
import { countOpenOf } from './hand-over-store.ts';
import { registerRequestTopic } from './live.ts';
import { mayGuestEnter } from './guests-store.ts';
import { requestMenu } from './menu.ts';
import { countForMenu } from './menu-counts-store.ts';
import { updateSearchOfAccount, updateSearchOfContact } from './search-store.ts';
import { holdsRejectReason } from './proposal-store.ts';
import { getRequestBasic, getRequestDetail } from './service/detail.ts';
import { scheduleClocks } from './service/clocks.ts';
import { findAnything } from './service/find.ts';
import { listEarlier } from './service/earlier.ts';
import { findSuccessors, handOverCases } from './service/hand-over-cases.ts';
import { getFromHistory, listHistory, listHistoryOfSerial } from './service/history.ts';
import { countOwnRequests, listOwnRequests } from './service/lists.ts';
import { moveOpenRequests } from './service/move-requests.ts';
import { findNearRequests } from './service/near-requests.ts';
import { promiseNow } from './service/promise-now.ts';
import { listOnBehalfDrafts } from './service/on-behalf-drafts.ts';
import { countDrafts, listDrafts } from './service/drafts.ts';
import { listDiscardedDrafts } from './service/discarded-drafts.ts';
import { appealRequest, reopenClaim } from './service/appeal.ts';
import { mountBulk } from './bulk/bulk-routes.ts';
import { registerCaseWork } from './case-routes.ts';
import { bindEnquiry } from './service/bind.ts';
import { completeRequest } from './service/complete.ts';
import { rejectRequest, returnProposal } from './service/decide-rejection.ts';
import { proposeRejection, takeBackProposal } from './service/propose-rejection.ts';
import { listRejectReasons } from './service/rejection.ts';
import { changeRequestContact, listContactsOfCase } from './service/contact.ts';
import { assignRequest, changeRequestOwner, pickUpRequest, withdrawOwnRequest } from './service/ownership.ts';
import { mountReceipts } from './receipts/receipt-routes.ts';
import { mountTips } from './tips/tip-routes.ts';

/** Requests that are over, those of older systems among them. */
function mountHistory(mounting: Mounting): void {
  mount(mounting, api.listHistory, (context, { query }) => listHistory(context, query));
  mount(mounting, api.getFromHistory, (context, { query }) => getFromHistory(context, query.requestId));
  mount(mounting, api.listHistoryOfSerial, (context, { query }) => listHistoryOfSerial(context, query));
}

/** Rejecting claims, and how their customers have those that ended reviewed again. */
function mountRejections(mounting: Mounting): void {
  dictionaryUses.register(mounting.platform, 'request', holdsRejectReason);
  mount(mounting, api.rejectReasons, (context, { query }) => listRejectReasons(context, query));
  mount(mounting, api.proposeRejection, (context, { body }) => proposeRejection(context, body));
  mount(mounting, api.takeBackProposal, (context, { body }) => takeBackProposal(context, body));
  mount(mounting, api.rejectRequest, (context, { body }) => rejectRequest(context, body));
  mount(mounting, api.returnProposal, (context, { body }) => returnProposal(context, body));
  mount(mounting, api.appealRequest, (context, { body }) => appealRequest(context, body));
  mount(mounting, api.reopenClaim, (context, { body }) => reopenClaim(context, body));
}

/** What all requests share: lists, the desk, one request, and common actions. */
export function registerRequest(mounting: Mounting): void {
  menuEntries.register(mounting.platform, 'request', requestMenu);
  fileOwners.register(mounting.platform, 'request', evidence);
  requestsPort.register(mounting.platform, {
    openRequestsOf,
    openRequestsOfAccount,
    contactsWithOpenRequests,
    hasRequests,
    lastDeliveries: findLastDeliveries,
    moveOpenRequests,
    accountRenamed: updateSearchOfAccount,
    contactRenamed: updateSearchOfContact,
  });
  subjectNames.register(mounting.platform, 'request', requestNoOf);
  registerRequestTopic(mounting.platform);
  registerDeskRoutes(mounting);
  scheduleClocks(mounting.platform);
  scheduleAbsences(mounting.platform);
  staffCases.register(mounting.platform, { countOpen: countOpenOf, findSuccessors, handOver: handOverCases });
  guestSubjects.register(mounting.platform, 'request', { mayEnter: mayGuestEnter });
  mount(mounting, api.listRequests, (context, { query }) => listOwnRequests(context, query));
  mount(mounting, api.find, (context, { query }) => findAnything(context, query.text));
  mount(mounting, api.countRequests, (context, { query }) => countOwnRequests(context, query.company));
  mount(mounting, api.findEarlierRequests, (context, { query }) => listEarlier(context, query));
  mount(mounting, api.menuCounts, ({ db, actor }) => countForMenu(db, actor));
  mount(mounting, api.getRequest, (context, { params }) => getRequestDetail(context, params.requestId));
  mount(mounting, api.getRequestAsGuest, (context, { query }) => getRequestBasic(context, query.requestId));
  mount(mounting, api.getRequestBasic, (context, { query }) => getRequestBasic(context, query.requestId));
  mount(mounting, api.nearRequests, (context, { query }) => findNearRequests(context, query.number));
  mountHistory(mounting);
  mount(mounting, api.listOnBehalfDrafts, (context, { query }) => listOnBehalfDrafts(context, query));
  mount(mounting, api.listDrafts, (context, { query }) => listDrafts(context, query));
  mount(mounting, api.promiseNow, (context, { query }) => promiseNow(context, query.contactId));
  mount(mounting, api.countDrafts, (context) => countDrafts(context));
  mount(mounting, api.deleteDraft, (context, { params, query }) => discardOwnDraft(context, params.requestId, query.version));
  mount(mounting, api.restoreDraft, (context, { body }) => restoreOwnDraft(context, body));
  mount(mounting, api.listDiscardedDrafts, (context, { query }) => listDiscardedDrafts(context, query));
  mounting.platform.jobs.define(discardedQueue, () => removeDiscardedDrafts(mounting.platform));
  mounting.platform.jobs.schedule(discardedQueue, '*/10 * * * *');
  mount(mounting, api.withdrawRequest, (context, { body }) => withdrawOwnRequest(context, body));
  mount(mounting, api.deskRequest, (context, { params }) => getRequestDetail(context, params.requestId));
  mount(mounting, api.pickUp, (context, { body }) => pickUpRequest(context, body));
  mount(mounting, api.assign, (context, { body }) => assignRequest(context, body));
  mount(mounting, api.changeOwner, (context, { body }) => changeRequestOwner(context, body));
  registerCaseWork(mounting);
  mount(mounting, api.complete, (context, { body }) => completeRequest(context, body));
  mount(mounting, api.bind, (context, { body }) => bindEnquiry(context, body));
  mountRejections(mounting);
  mount(mounting, api.listCaseContacts, (context, { query }) => listContactsOfCase(context, query.requestId));
  mount(mounting, api.changeContact, (context, { body }) => changeRequestContact(context, body));
  mountTips(mounting);
  mountReceipts(mounting);
  mountBulk(mounting);
}
