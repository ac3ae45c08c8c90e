export { canReadRequest, isReopenedBy, lockForMessage, lockToRead, recordReply, reopenByWord } from './conversation.ts';
export { loadDraft, loadSubmitted, type LoadedDraft } from './draft/load.ts';
export { lockDraft } from './draft/open.ts';
export { addUnplannedExchanges, keepDeliveryDates } from './carrying-out-store.ts';
export { isArchived, timedGuards } from './guard-context.ts';
export { publishChange } from './live.ts';
export { requestMachine } from './machine.ts';
export { lockRequest } from './service/lock.ts';
export { tellLeads } from './service/clocks.ts';
export { findLeads, lateColumns, lockLate, type LateRequest } from './breach-store.ts';
export { tellDeciders } from './service/tell-deciders.ts';
export { tellOwner } from './service/tell-owner.ts';
export { saveRequest, type DraftToSave } from './draft/save.ts';
export { evidenceOf, requestFiles } from './files.ts';
export { importRequests } from './import/import-requests.ts';
export { RequestFileError } from './import/read-rows.ts';
export { kindMenu } from './kind-menu.ts';
export { copySplitDetails } from './split-store.ts';
export { isOpenOfProject } from './duplicate-store.ts';
export { registerKind, type DraftValues, type KindSplit, type RequestKind, type SplitPieces } from './kinds.ts';
export { checkAction, markMacroEvents, recordMacro } from './macro.ts';
export { noteMessage, noteTakenBack } from './message-note-store.ts';
export { ownsDraft, visibleTo } from './policy.ts';
export { conversationPort, financePort, partSearchPort, routingPort, serialSearchPort, solutionPort, type TipMessage } from './ports.ts';
export { registerRequest } from './routes.ts';
export { acted, nameOf } from './service/acted.ts';
export { actionsFor } from './service/actions.ts';
export { bindEnquiry } from './service/bind.ts';
export { requestsOfSerial } from './service/history.ts';
export { companyOf } from './service/company-of.ts';
export { completeRequest } from './service/complete.ts';
export { listEnquiriesOf, listOfGuests } from './service/enquiry-lists.ts';
export { noteFinished } from './finished-store.ts';
export { notifyContact } from './service/notify-contact.ts';
export { pickUpRequest, withdrawOwnRequest } from './service/ownership.ts';
export { findLinkable, linkAsDuplicate, lockEarlierDuplicate } from './service/link-duplicate.ts';
export { proposeRejection, takeBackProposal } from './service/propose-rejection.ts';
export { openReview } from './review-store.ts';
export {
  checkRefusal,
  isAllDecided,
  lockReviewable,
  noneDecided,
  recordDecision,
  recordReview,
  recountReview,
  requireReviewable,
} from './service/review.ts';
export { finishedAtOf, reasonLabels, reviewHeadOf, reviewResultOf, type Refusal } from './service/review-words.ts';
export { draftOfReason } from './service/rejection.ts';
export { canonicalJson, digestOf } from './receipts/canonical-json.ts';
export { keepReceipt, type Confirmed } from './receipts/keep-receipt.ts';
export { pdfFile } from './receipts/pdf-file.ts';
export { routeRequest } from './service/route-request.ts';
export { contactNameOf, contactStateOf } from './people-store.ts';
export { openingOf, type Titled } from './made-title.ts';
export { requireAnswerable } from './tips/answer.ts';
export { askForDetails, askForFiles, askForSerials } from './tips/ask.ts';
export { loadDetails, type LoadedDetails } from './tips/details/load.ts';
export { lockForLists } from './tips/details/lock-list.ts';
export { saveDetails, saveSubmitted } from './tips/details/save.ts';
export { fieldsOf } from './tips/details/values.ts';
export { lockToChange } from './tips/lock-to-change.ts';
export { openTipsWith } from './tips/open-tips.ts';
export { mayChangePart, tipParts, type TipPartOwner } from './tips/parts.ts';
export { answerDue } from './tips/due.ts';
export { answerOffer, sendOffers } from './tips/offers.ts';
export { offerIn } from './tips/offer-words.ts';
export { answerWithConsent, lockWithConsent, tellAnsweredFor } from './tips/step-consent.ts';
export {
  answerStepTip,
  closeStepTips,
  findOpenStepTips,
  findStepTip,
  lockStepTip,
  sendStepTip,
  type LockedStepTip,
  type StepTipKey,
  type StepTipType,
} from './tips/step-tips.ts';
export { tipHeadsOf } from './tips/read.ts';
export { recallTip, recallTipOfMessage } from './tips/recall.ts';
export { findTitled } from './titled-store.ts';
export { hasSomeoneToRemind, openTasksInWords, remindOfTasks } from './tips/remind.ts';
export { askableFieldsOf, findOpenTip } from './tips/same-task.ts';
export { titlesIn } from './titles.ts';
export { decisionWorkingDays, nextWorkingMorning, workingDaysLater } from './promise.ts';
export {
  findRequest,
  findVisible,
  isBound,
  isNumberOf,
  isOpenRequest,
  lockAnyRequest,
  type BoundRequest,
  type RequestRecord,
} from './store.ts';
