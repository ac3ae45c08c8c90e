import type { RequestDetail } from '@heliodesk/contract/request';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router';
import { Conversation } from '#src/domains/case-chat/index.ts';
import type { ConversationHandle } from '#src/domains/case-chat/index.ts';
import {
  CaseEvents,
  CaseHead,
  deskPaths,
  requestPaths,
  RequestTimeline,
  useCaseActions,
  useDeskCase,
  useRequestTitle,
} from '#src/domains/request/index.ts';
import { CallError } from '#src/platform/http/call-error.ts';
import { Page } from '#src/ui/page/page.tsx';
import { useMedia, useNarrow } from '#src/ui/page/use-media.ts';
import { PageSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState, NotFound } from '#src/ui/states/states.tsx';
import { useCaseKeys } from './case/case-keys.tsx';
import { CaseSide } from './case/case-side.tsx';
import { CaseSwitch } from './case/case-switch.tsx';
import type { CaseView } from './case/case-switch.tsx';
import { CustomerLanguage } from './case/customer-language.tsx';

/** One case for staff: where it stands, the talk, and everything known about it. */
export default function CasePage() {
  const requestId = Number(useParams().requestId);
  return Number.isSafeInteger(requestId) && requestId > 0 ? <CaseOf key={requestId} requestId={requestId} /> : <NoCase />;
}

function NoCase() {
  const { t } = useTranslation('desk');
  return (
    <NotFound title={t('case.notFoundTitle')} text={t('case.notFoundText')} actions={<Link to={deskPaths.list}>{t('case.toDesk')}</Link>} />
  );
}

function CaseOf({ requestId }: { requestId: number }) {
  const { data: request, error, refetch } = useDeskCase(requestId);
  if (error instanceof CallError && error.code === 404) return <NoCase />;
  // What can still be saved is a draft: it goes on in its wizard.
  if (request?.actions.some((action) => action.name === 'save'))
    return <Navigate replace to={requestPaths.draft(request.requestType, requestId)} />;
  if (request) return <Case request={request} />;
  return error ? <ErrorState error={error} onRetry={refetch} /> : <PageSkeleton />;
}

function Case({ request }: { request: RequestDetail }) {
  const titleOf = useRequestTitle();
  const [view, setView] = useState<CaseView>('talk');
  const talk = useRef<ConversationHandle>(null);
  const isNarrow = useNarrow();
  const isWide = useMedia('(min-width: 1280px)');

  const write = (isNote: boolean) => {
    // Where the talk is a view of its own, it must be in sight before it can take the focus.
    flushSync(() => setView('talk'));
    talk.current?.write(isNote);
  };
  const actions = useCaseActions(request, () => write(true));
  const keys = useCaseKeys(request.requestId, { reply: () => write(false), assign: actions.changeOwner });
  const way = <CaseWay request={request} above={isNarrow && actions.bar} isHidden={!isWide && view !== 'progress'} />;
  return (
    <Page
      layout="flush"
      title={titleOf(request)}
      tabTitle={request.requestNo}
      head={
        <>
          <CaseHead request={request} />
          {!isNarrow && actions.bar}
        </>
      }
    >
      <div className="hd-case">
        {isWide && way}
        {isNarrow && <CaseSwitch view={view} views={['talk', 'progress', 'details']} unread={request.unread} onChange={setView} />}
        <div className="hd-case-mid" hidden={isNarrow && view === 'details'}>
          {!isNarrow && !isWide && (
            <CaseSwitch
              view={view === 'progress' ? view : 'talk'}
              views={['talk', 'progress']}
              unread={request.unread}
              onChange={setView}
            />
          )}
          <div className="hd-case-talk" hidden={!isWide && view === 'progress'}>
            <Conversation
              requestId={request.requestId}
              actions={request.actions}
              ref={talk}
              aside={<CustomerLanguage language={request.language} />}
            />
          </div>
          {!isWide && way}
        </div>
        <CaseSide request={request} isHidden={isNarrow && view !== 'details'} />
      </div>
      {actions.dialog}
      {keys}
    </Page>
  );
}

interface CaseWayProps {
  request: RequestDetail;
  above: ReactNode;
  isHidden: boolean;
}

function CaseWay({ request, above, isHidden }: CaseWayProps) {
  const { t } = useTranslation('desk');
  return (
    <aside className="hd-case-way" aria-label={t('case.progress')} hidden={isHidden}>
      {above}
      <h2 className="hd-h-sm">{t('case.progress')}</h2>
      <RequestTimeline type={request.requestType} nodes={request.processNodes} status={request.status} />
      {request.events && <CaseEvents events={request.events} />}
    </aside>
  );
}
