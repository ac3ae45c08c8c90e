import type { RequestDetail } from '@heliodesk/contract/request';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { Conversation } from '#src/domains/case-chat/index.ts';
import { RequestActions, RequestHead, requestPaths, RequestTimeline, useRequest, useRequestTitle } from '#src/domains/request/index.ts';
import { Page } from '#src/ui/page/page.tsx';
import { useMedia, useNarrow } from '#src/ui/page/use-media.ts';
import { PageSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState, NotFound } from '#src/ui/states/states.tsx';
import { CaseSide } from './case/case-side.tsx';
import { CaseSwitch } from './case/case-switch.tsx';
import type { CaseView } from './case/case-switch.tsx';

/** One request for its customer: where it stands, the talk with us, and what was submitted. */
export default function RequestPage() {
  const requestId = Number(useParams().requestId);
  return Number.isSafeInteger(requestId) && requestId > 0 ? <RequestOf key={requestId} requestId={requestId} /> : <NotFound />;
}

function RequestOf({ requestId }: { requestId: number }) {
  const { data: request, error, refetch } = useRequest(requestId);
  if (!request) return error ? <ErrorState error={error} onRetry={refetch} /> : <PageSkeleton />;
  // What can still be saved is a draft: it goes on in its wizard.
  const isDraft = request.actions.some((action) => action.name === 'save');
  if (isDraft) return <Navigate replace to={requestPaths.draft(request.requestType, requestId)} />;
  return <OpenedRequest request={request} />;
}

function OpenedRequest({ request }: { request: RequestDetail }) {
  const titleOf = useRequestTitle();
  const [view, setView] = useState<CaseView>('talk');
  const isNarrow = useNarrow();
  const isWide = useMedia('(min-width: 1280px)');
  const way = <RequestWay request={request} isHidden={!isWide && view !== 'progress'} />;
  return (
    <Page
      layout="flush"
      title={titleOf(request)}
      tabTitle={request.requestNo}
      head={
        <>
          <RequestHead request={request} />
          <RequestActions request={request} />
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
            <Conversation requestId={request.requestId} actions={request.actions} />
          </div>
          {!isWide && way}
        </div>
        <CaseSide request={request} isHidden={isNarrow && view !== 'details'} />
      </div>
    </Page>
  );
}

function RequestWay({ request, isHidden }: { request: RequestDetail; isHidden: boolean }) {
  const { t } = useTranslation('request');
  return (
    <aside className="hd-case-way" aria-label={t('progress')} hidden={isHidden}>
      <h2 className="hd-h-sm">{t('progress')}</h2>
      <RequestTimeline type={request.requestType} nodes={request.processNodes} status={request.status} />
    </aside>
  );
}
