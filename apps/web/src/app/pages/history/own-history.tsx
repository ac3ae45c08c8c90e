import { isOver, requestPageOf } from '@heliodesk/contract/request';
import type { HistoryDetail, RequestDetail } from '@heliodesk/contract/request';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import { AttachmentList } from '#src/domains/attachment/index.ts';
import {
  HistoryActions,
  HistoryFacts,
  HistoryHead,
  HistoryOutcome,
  LinkedRequests,
  RejectedCard,
  RequestTimeline,
  useRequest,
} from '#src/domains/request/index.ts';
import { Deliveries, ShipmentsCard } from '#src/domains/shipment/index.ts';
import { OfferedSolutions, SolutionsCard } from '#src/domains/solution/index.ts';
import { Block } from '#src/ui/page/page.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { ReopenNote } from '../request/reopen-note.tsx';
import { HistoryFrame } from './history-frame.tsx';

type Reader = 'customer' | 'staff';

interface OwnHistoryProps {
  history: HistoryDetail;
  reader: Reader;
}

/** A request of ours that is over: what came of it, its files, how it goes on if it does, and what it was about. */
export function OwnHistory({ history, reader }: OwnHistoryProps) {
  const { t } = useTranslation('history');
  const { requestId, requestType, status, processNodes } = history;
  const { data: request, error, refetch } = useRequest(requestId);
  // It was reopened, on this page or elsewhere.
  if (request && !isOver(request.status)) return <Navigate replace to={requestPageOf(requestId, reader)} />;
  const toRequest = <Link to={requestPageOf(requestId, reader)}>{t('openRequest')}</Link>;
  return (
    <HistoryFrame
      history={history}
      head={
        <>
          <HistoryHead history={history} request={request} />
          {request && <HistoryActions request={request} reader={reader} />}
        </>
      }
      progress={<RequestTimeline type={requestType} nodes={processNodes} status={status} outcome={request?.outcome ?? null} />}
    >
      {request?.rejection ? <RejectedCard request={request} /> : <HistoryOutcome history={history} />}
      {request ? <WhatCameOfIt request={request} reader={reader} /> : error && <ErrorState error={error} onRetry={refetch} />}
      <HistoryFacts history={history} link={toRequest} />
      {request && <LinkedRequests links={request.links} reader={reader} />}
    </HistoryFrame>
  );
}

/** How far its pieces came, what was delivered, what was written, and its files. */
function WhatCameOfIt({ request, reader }: { request: RequestDetail; reader: Reader }) {
  const { t } = useTranslation('request');
  return (
    <>
      {reader === 'customer' && <OfferedSolutions request={request} />}
      <Suspense fallback={null}>
        {reader === 'staff' && <SolutionsCard request={request} />}
        {reader === 'staff' ? <ShipmentsCard request={request} /> : <Deliveries request={request} />}
      </Suspense>
      <Messages request={request} reader={reader} />
      <Block title={t('case.files')}>
        <AttachmentList requestId={request.requestId} />
      </Block>
    </>
  );
}

/** The way to the conversation, and until when a message of the customer brings the request back. */
function Messages({ request, reader }: { request: RequestDetail; reader: Reader }) {
  const { t } = useTranslation(['request', 'history']);
  const page = requestPageOf(request.requestId, reader);
  const isAnswered = reader === 'customer' && request.reopenUntil !== null;
  return (
    <Block
      title={t('page.messages')}
      actions={<Link to={reader === 'customer' ? `${page}?view=messages` : page}>{t('history:openMessages')}</Link>}
    >
      {isAnswered ? <ReopenNote request={request} /> : <p className="hd-hint">{t('page.over')}</p>}
    </Block>
  );
}
