import type { RequestDetail } from '@heliodesk/contract/request';
import { isClaim } from '@heliodesk/contract/request';
import { Suspense, useRef } from 'react';
import { Navigate, useParams } from 'react-router';
import { AnswerCard, Conversation } from '#src/domains/case-chat/index.ts';
import type { ConversationHandle } from '#src/domains/case-chat/index.ts';
import {
  AppealCard,
  isAllowed,
  OpenTasks,
  questionAskedAt,
  RejectedCard,
  ReopenClaimCard,
  requestPaths,
  TipInTalk,
  useRequest,
} from '#src/domains/request/index.ts';
import { Deliveries } from '#src/domains/shipment/index.ts';
import { OfferedSolutions } from '#src/domains/solution/index.ts';
import { isError } from '#src/platform/http/call-error.ts';
import { ErrorState } from '#src/ui/states/states.tsx';
import { MissingRequest } from '../unavailable/missing-request.tsx';
import { EnquiryAside, EnquiryThread } from './request/enquiry-parts.tsx';
import { NothingToDo } from './request/nothing-to-do.tsx';
import { ReopenNote } from './request/reopen-note.tsx';
import { RequestFrame } from './request/request-frame.tsx';
import { RequestOverview } from './request/request-overview.tsx';
import { RequestSkeleton } from './request/request-skeleton.tsx';
import { TalkHead } from './request/talk-head.tsx';

/** One request for its customer: what is theirs to do, what they submitted, and the conversation with us. */
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
  if (!request) return error ? <ErrorState error={error} onRetry={refetch} /> : <RequestSkeleton />;
  // What can still be saved is a draft: it continues in its wizard.
  if (isAllowed(request.actions, 'save')) return <Navigate replace to={requestPaths.draft(request.requestType, requestId)} />;
  return isClaim(request.requestType) ? <Claim request={request} /> : <Enquiry request={request} />;
}

/** What is known of a claim in the middle, the conversation always beside it. */
function Claim({ request }: { request: RequestDetail }) {
  const conversation = useRef<ConversationHandle>(null);
  const { requestId, contactName } = request;
  const askedAt = questionAskedAt(request);
  return (
    <RequestFrame
      request={request}
      first="overview"
      main={
        <>
          {isAllowed(request.actions, 'answerTip') && <OpenTasks request={request} />}
          {askedAt !== undefined ? (
            <AnswerCard requestId={requestId} askedAt={askedAt} onSend={(draft) => conversation.current?.send(draft)} />
          ) : request.rejection ? (
            <>
              <RejectedCard request={request} />
              <AppealCard request={request} />
            </>
          ) : (
            <NothingToDo request={request} />
          )}
          <OfferedSolutions request={request} />
          <Suspense fallback={null}>
            <Deliveries request={request} />
          </Suspense>
          <ReopenClaimCard request={request} />
          <RequestOverview request={request} />
        </>
      }
      side={{
        view: 'messages',
        head: <TalkHead request={request} />,
        content: (
          <Conversation
            ref={conversation}
            requestId={requestId}
            actions={request.actions}
            to={contactName}
            replyNote={<ReopenNote request={request} />}
            renderTip={(msgId) => <TipInTalk request={request} msgId={msgId} reader="customer" />}
          />
        ),
      }}
    />
  );
}

/** Question and answers in the middle, what the enquiry is about beside them. */
function Enquiry({ request }: { request: RequestDetail }) {
  return (
    <RequestFrame
      request={request}
      first="messages"
      main={<EnquiryThread request={request} />}
      side={{ view: 'overview', content: <EnquiryAside request={request} /> }}
    />
  );
}
