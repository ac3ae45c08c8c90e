import type { RequestDetail } from '@heliodesk/contract/request';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { Conversation } from '#src/domains/case-chat/index.ts';
import { isAllowed, RequestActions, RequestHead, requestPaths, useRequest } from '#src/domains/request/index.ts';
import { isError } from '#src/platform/http/call-error.ts';
import { PageSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { CaseFrame } from './case/case-frame.tsx';
import type { CaseView } from './case/case-switch.tsx';
import { MissingRequest } from '../unavailable/missing-request.tsx';

/** One request for its customer: its progress, the conversation with us, and what was submitted. */
export default function RequestPage() {
  const requestId = Number(useParams().requestId);
  return Number.isSafeInteger(requestId) && requestId > 0 ? (
    <RequestOf key={requestId} requestId={requestId} />
  ) : (
    <MissingRequest reader="customer" />
  );
}

function RequestOf({ requestId }: { requestId: number }) {
  const { data: request, error, refetch } = useRequest(requestId);
  if (isError(error, 'notFound')) return <MissingRequest reader="customer" />;
  if (!request) return error ? <ErrorState error={error} onRetry={refetch} /> : <PageSkeleton />;
  // What can still be saved is a draft: it goes on in its wizard.
  if (isAllowed(request.actions, 'save')) return <Navigate replace to={requestPaths.draft(request.requestType, requestId)} />;
  return <OpenedRequest request={request} />;
}

function OpenedRequest({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('request');
  const [view, setView] = useState<CaseView>('conversation');
  return (
    <CaseFrame
      request={request}
      tabTitle={request.title}
      view={view}
      onView={setView}
      head={
        <>
          <RequestHead request={request} />
          <RequestActions request={request} />
        </>
      }
      progress={{ title: t('progress') }}
      conversation={<Conversation requestId={request.requestId} actions={request.actions} />}
    />
  );
}
