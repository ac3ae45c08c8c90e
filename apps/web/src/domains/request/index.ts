export { OnBehalfDrafts } from './components/on-behalf-drafts.tsx';
export { requestDialog } from './actions/request-dialog.ts';
export { isAllowed } from './actions/action-target.ts';
export type { DetailInput, DetailsKind, ListsProps, LoadedDetails } from './tips/details/details-kind.ts';
export { discountAnswered } from './next/next-queries.ts';
export { useNextQueue } from './next/use-next-queue.tsx';
export { OpenTasks } from './tips/open-tasks.tsx';
export { TaskClock } from './tips/task-clock.tsx';
export { taskList, tasksAtAGlance, tasksPerPage } from './tips/task-queries.ts';
export { TipInTalk } from './tips/tip-in-talk.tsx';
export { registerBankTasks } from './tips/bank-tasks.ts';
export type { BankProgressProps, BankTasks } from './tips/bank-tasks.ts';
export { toSerialsAsked } from './tips/ask-values.ts';
export type { AskValues } from './tips/ask-values.ts';
export { registerAddressTasks } from './tips/address-tasks.ts';
export type { AddressTasks } from './tips/address-tasks.ts';
export { registerCreditNoteTasks } from './tips/credit-note-tasks.ts';
export type { CreditNoteTasks } from './tips/credit-note-tasks.ts';
export { registerPairTasks } from './tips/pair-tasks.ts';
export type { PairTasks } from './tips/pair-tasks.ts';
export { registerSerialTasks } from './tips/serial-tasks.ts';
export type { SerialTasks } from './tips/serial-tasks.ts';
export { TipCard } from './tips/tip-card.tsx';
export { OfferAnswer } from './tips/solution/offer-shown.tsx';
export { OfferFacts, OfferInShort } from './tips/solution/offer-facts.tsx';
export type { ConsentFormProps, TipFormProps } from './tips/tip-form-props.ts';
export { ConsentAnswer } from './tips/solution/consent-answer.tsx';
export { TipFrame } from './tips/tip-frame.tsx';
export { TipAsked, TipDue } from './tips/tip-parts.tsx';
export { useRefreshTips, useTips } from './tips/queries.ts';
export { useLiveParts } from './use-live-parts.ts';
export { useAnswering } from './tips/use-answering.ts';
export type { ActionTarget } from './actions/action-target.ts';
export { questionAskedAt } from './components/next-step.ts';
export { RequestHead } from './components/request-head.tsx';
export { LastWordCell } from './components/last-word.tsx';
export { HistoryActions } from './actions/history-actions.tsx';
export { HistoryFacts, HistoryOutcome, HistorySerials } from './components/history-facts.tsx';
export { HistoryHead } from './components/history-head.tsx';
export { PromiseCell } from './components/request-cells.tsx';
export { LinkedRequests } from './components/linked-requests.tsx';
export { RequestTimeline } from './components/request-progress.tsx';
export { RequestStatusDisc } from './components/request-status.tsx';
export { NumberInText, RequestNumber, RequestTypeName, useRequestTypeName } from './components/request-labels.tsx';
export { AnswersCard } from './claim/answers-card.tsx';
export type { Answer } from './claim/answers-card.tsx';
export { useUnitOptions } from './claim/capacity-units.ts';
export { Contradiction, CureNotice, OriginalContradiction, useCures } from './claim/contradictions.tsx';
export type { CureIt } from './claim/contradictions.tsx';
export { DetailsHead, DetailsSection, sectionState } from './claim/details-section.tsx';
export { FitCells, FitScale } from './claim/fit-cells.tsx';
export { RequestLookup, useOriginalField } from './claim/original-request.tsx';
export { unknownOriginal, useUnknownOriginal } from './claim/original.ts';
export { DetailsPart, FoldedDetails } from './claim/request-facts.tsx';
export { AnswerLanguage, DescriptionItem, Descriptions, labelIn, RequestText } from './components/descriptions.tsx';
export { attachmentsStepOf } from './draft/attachments-step.tsx';
export { CheckedItem } from './draft/before-submit.tsx';
export { CountrySelect } from './draft/country-select.tsx';
export { draftField } from './draft/draft-field.tsx';
export { DraftForm } from './draft/draft-form.tsx';
export type {
  AnswerInput,
  ChecksProps,
  ContradictionsProps,
  DraftTexts,
  FieldsStep,
  FieldsStepProps,
  RequestDraftKind,
  ReviewProps,
  SentProps,
  SidebarProps,
  StepStatesProps,
  WorkProps,
  Translate,
} from './draft/draft-kind.ts';
export { DraftPage } from './draft/draft-page.tsx';
export { SaveTimer } from './draft/save-timer.ts';
export { languageOf, numberOf, textOf } from './draft/draft-values.ts';
export { draftTitle } from './draft/draft-kind.ts';
export { TitleField } from './draft/title-field.tsx';
export { useChangedAt } from './draft/use-last-saving.ts';
export { LanguageSelect } from './draft/language-select.tsx';
export { PromiseCard } from './draft/promise-card.tsx';
export { SubmittedPage } from './draft/submitted-page.tsx';
export { AppealCard, ReopenClaimCard } from './rejection/appeal.tsx';
export { ProposalCard } from './rejection/proposal-card.tsx';
export { RejectedCard } from './rejection/rejected-card.tsx';
export { findRequestKind, registerRequestKinds } from './kinds.ts';
export type { DecidingProps, RequestKind } from './kinds.ts';
export { requestPaths } from './paths.ts';
export { historyDetail, nearRequestsTo, requestKeys } from './queries.ts';
export { useRequest } from './use-request.ts';
export { useAssignChoices } from './desk/use-assign-choices.tsx';
export { useAttempt } from './desk/use-attempt.ts';
export { useRefreshDesk } from './desk/desk-queries.ts';
export { useRemind } from './actions/use-remind.ts';
export { useBlockReason } from './actions/use-block-reason.ts';
export { TeamPage } from './absence/team-page.tsx';
export { useWhyNot } from './desk/use-why-not.ts';
export { useCaseActions } from './desk/case-actions.tsx';
export type { CaseActions } from './desk/case-actions.tsx';
export { keyActions, shortcuts } from './desk/shortcuts.ts';
export { CaseContact } from './desk/case-contact.tsx';
export { CaseEvents } from './desk/case-events.tsx';
export { CaseHead } from './desk/case-head.tsx';
export { CustomerCard } from './desk/customer-card.tsx';
export { adjacentCases } from './desk/desk-order.ts';
export { viewCounts } from './desk/desk-counts.ts';
export { UnreachedContact } from './desk/contact-state.tsx';
export { deskPaths, isTaskAnchor } from './desk/desk-paths.ts';
export { registerDeskMacros } from './desk/desk-macros.tsx';
export { ShortcutsDialog } from './desk/shortcuts-dialog.tsx';
export { Avatar } from './desk/person.tsx';
export { duplicatesOf } from './duplicates/duplicate-queries.ts';
export { PossibleDuplicates } from './duplicates/possible-duplicates.tsx';
export { UnlinkButton } from './duplicates/unlink-button.tsx';
export { RelatedRequests } from './desk/related-requests.tsx';
export { TakeOver } from './desk/take-over.tsx';
export { RequestSelect } from './desk/request-select.tsx';
export { SidebarCard } from './desk/sidebar-card.tsx';
export { FinishCard } from './review/finish-card.tsx';
export { ReviewResultCard } from './review/review-result-card.tsx';
export { SplitCard } from './review/split-card.tsx';
export { ReviewTotals } from './review/review-totals.tsx';
export { useCasePageActions } from './desk/use-case-page-actions.ts';
export { useDeskCase } from './desk/use-desk-case.ts';
export { useShortcuts } from './desk/use-shortcuts.ts';
export { OwnAbsence } from './lazy-parts.ts';
