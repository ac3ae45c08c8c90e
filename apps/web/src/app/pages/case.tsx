import { isReached } from '@heliodesk/contract/request';
import type { RequestDetail } from '@heliodesk/contract/request';
import { MacrosDialog, useMacroChoices } from '#src/domains/macro/index.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { CaseViewers, Conversation } from '#src/domains/case-chat/index.ts';
import type { ConversationHandle } from '#src/domains/case-chat/index.ts';
import {
  CaseContact,
  CaseEvents,
  CaseHead,
  deskPaths,
  discountAnswered,
  isAllowed,
  isTaskAnchor,
  ProposalCard,
  RejectedCard,
  requestPaths,
  TakeOver,
  TipInTalk,
  UnreachedContact,
  useAssignChoices,
  useCaseActions,
  useCasePageActions,
  useDeskCase,
  useNextQueue,
  useWhyNot,
} from '#src/domains/request/index.ts';
import { isError } from '#src/platform/http/call-error.ts';
import { useNarrow } from '#src/ui/page/use-media.ts';
import { useOpenParam } from '#src/ui/page/use-open-param.ts';
import { useViewParam } from '#src/ui/page/use-view-param.ts';
import { PageSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { CaseFrame, caseViews, type CaseView } from './case/case-frame.tsx';
import { useCaseShortcuts } from './case/case-shortcuts.tsx';
import { CustomerLanguage } from './case/customer-language.tsx';
import { MissingRequest } from '../unavailable/missing-request.tsx';

/** One case for staff: its progress, the conversation, and everything known about it. */
export default function CasePage() {
  const requestId = Number(useParams().requestId);
  return Number.isSafeInteger(requestId) && requestId > 0 ? (
    <CaseOf key={requestId} requestId={requestId} />
  ) : (
    <MissingRequest reader="staff" />
  );
}

function CaseOf({ requestId }: { requestId: number }) {
  const { data: request, error, refetch } = useDeskCase(requestId);
  if (isError(error, 'notFound')) return <MissingRequest reader="staff" />;
  // What can still be saved is a draft: it continues in its wizard.
  if (request && isAllowed(request.actions, 'save')) return <Navigate replace to={requestPaths.draft(request.requestType, requestId)} />;
  if (request) return <Case request={request} />;
  return error ? <ErrorState error={error} onRetry={refetch} /> : <PageSkeleton />;
}

function Case({ request }: { request: RequestDetail }) {
  const { t } = useTranslation(['desk', 'request']);
  const [view, setView] = useViewParam<CaseView>(caseViews, 'conversation');
  const conversation = useRef<ConversationHandle>(null);
  const [isUndelivered, setUndelivered] = useState(false);
  const isNarrow = useNarrow();

  const write = (isNote: boolean) => {
    // Where the conversation is a view of its own, it must be in sight before it can take the focus.
    flushSync(() => setView('conversation'));
    conversation.current?.write(isNote);
  };
  const { actions, dialogs, strip } = useActionsOfCase(request, write);
  useTaskInSight(() => setView('conversation'));
  useAskedNote(() => actions.press('note'));
  return (
    <CaseFrame
      request={request}
      tabTitle={request.requestNo}
      view={view}
      onView={setView}
      head={
        <>
          {strip}
          <CaseHead request={request} isUndelivered={isUndelivered} viewers={<CaseViewers requestId={request.requestId} />} />
          {isNarrow && <CaseContact request={request} />}
          {actions.bar}
        </>
      }
      progress={{
        title: t('request:case.progress'),
        below: request.events && <CaseEvents events={request.events} />,
      }}
      conversation={
        <>
          <ProposalCard request={request} />
          <RejectedCard request={request} />
          <Conversation
            requestId={request.requestId}
            actions={request.actions}
            ref={conversation}
            filterNote={<CustomerLanguage language={request.language} />}
            isReached={isReached(request.contactState)}
            onDelivery={setUndelivered}
            renderTip={(msgId) => <TipInTalk request={request} msgId={msgId} reader="staff" />}
            replyNote={<UnreachedContact request={request} />}
            replyInstead={actions.mayChangeContact ? takeOverOf(request) : undefined}
          />
        </>
      }
    >
      {dialogs}
    </CaseFrame>
  );
}

/** What can be done with a case: by buttons, by keys and in the search, with the dialogs of all three and the way on to the next one. */
function useActionsOfCase(request: RequestDetail, write: (isNote: boolean) => void) {
  const macros = useMacros(request.requestId);
  const queue = useNextQueue(request, { isHeld: macros.opened !== undefined });
  const leadBack = useWayBack(request.requestId, queue);
  const actions = useCaseActions(request, { note: () => write(true), macros: () => macros.open({}) });
  const assign = useAssignChoices(request);
  const sayWhyNot = useWhyNot();
  const reply = () => (isAllowed(request.actions, 'message') ? write(false) : sayWhyNot(request, 'reply'));
  const { ways, list } = useCaseShortcuts(request.requestId, { reply, press: actions.press });
  useCasePageActions(request, { offered: actions.offered, reply, ways, choices: { assign, runMacro: macros.choices } });
  const dialogs = (
    <>
      {actions.dialog}
      {macros.opened && (
        <MacrosDialog request={request} macroId={macros.opened.macroId} onNext={queue.goOn} onUndone={leadBack} onClose={macros.close} />
      )}
      {list}
    </>
  );
  return { actions, dialogs, strip: queue.strip };
}

/** Back to this case, which has to be answered again. */
function useWayBack(requestId: number, { isHandedOut }: { isHandedOut: boolean }): () => void {
  const navigate = useNavigate();
  return () => {
    if (isHandedOut) discountAnswered(requestId);
    void navigate(isHandedOut ? deskPaths.caseFromNext(requestId) : deskPaths.case(requestId));
  };
}

/** Brings the conversation forward, where it is a view of its own, if the address leads to a task in it. */
function useTaskInSight(show: () => void): void {
  const { hash, key } = useLocation();
  const bring = useEffectEvent(show);
  useEffect(() => {
    if (isTaskAnchor(hash)) bring();
  }, [hash, key]);
}

/** The dialog of macros: closed, open to choose from, or open with one of them. */
function useMacros(requestId: number) {
  const [opened, open] = useState<{ macroId?: number }>();
  const choices = useMacroChoices(requestId, (macroId) => open({ macroId }));
  return { opened, open, choices, close: () => open(undefined) };
}

/** Opens a note if the address asks for one, as links from the desk do. */
function useAskedNote(openNote: () => void): void {
  const { opened, close } = useOpenParam('write');
  const start = useEffectEvent(() => {
    close();
    openNote();
  });
  useEffect(() => {
    // The focus can move only once this page has rendered.
    if (opened === 'note') queueMicrotask(start);
  }, [opened]);
}

/** Where no one would read a reply: who takes the request over. */
function takeOverOf(request: RequestDetail): ((kindSwitch: ReactNode, place: Ref<HTMLElement>) => ReactNode) | undefined {
  const { customer, contactState } = request;
  if (customer === null || isReached(contactState)) return undefined;
  return (kindSwitch, place) => <TakeOver {...{ request, customer, kindSwitch, place }} />;
}
