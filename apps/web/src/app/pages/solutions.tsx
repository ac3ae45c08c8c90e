import { isClaim, type RequestDetail } from '@heliodesk/contract/request';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { CaseHead, deskPaths, useDeskCase } from '#src/domains/request/index.ts';
import { SolutionClock, SolutionsWork } from '#src/domains/solution/index.ts';
import { isError } from '#src/platform/http/call-error.ts';
import { Page } from '#src/ui/page/page.tsx';
import { PageSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { MissingRequest } from '../unavailable/missing-request.tsx';

/** Writing and approving the solutions of one claim. */
export default function SolutionsPage() {
  const requestId = Number(useParams().requestId);
  return Number.isSafeInteger(requestId) && requestId > 0 ? (
    <SolutionsOf key={requestId} requestId={requestId} />
  ) : (
    <MissingRequest reader="staff" />
  );
}

function SolutionsOf({ requestId }: { requestId: number }) {
  const { data: request, error, refetch } = useDeskCase(requestId);
  if (isError(error, 'notFound') || (request && !isClaim(request.requestType))) return <MissingRequest reader="staff" />;
  if (request) return <Solutions request={request} />;
  return error ? <ErrorState error={error} onRetry={refetch} /> : <PageSkeleton />;
}

function Solutions({ request }: { request: RequestDetail }) {
  const { t } = useTranslation(['solution', 'review']);
  const { requestId, requestNo, status } = request;
  return (
    <Page
      title={t('titleOf', { number: requestNo })}
      tabTitle={t('tabOf', { number: requestNo })}
      layout="flush"
      head={
        <CaseHead
          request={request}
          isUndelivered={false}
          viewers={<Link to={deskPaths.case(requestId)}>{t('review:back')}</Link>}
          {...(status === 'pending' ? { clock: <Clock request={request} /> } : {})}
        />
      }
    >
      <Suspense fallback={<PageSkeleton />}>
        <SolutionsWork request={request} />
      </Suspense>
    </Page>
  );
}

function Clock({ request }: { request: RequestDetail }) {
  return (
    <Suspense fallback={null}>
      <SolutionClock request={request} />
    </Suspense>
  );
}
