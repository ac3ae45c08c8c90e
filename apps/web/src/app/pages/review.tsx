import { requestTypes, type RequestDetail } from '@heliodesk/contract/request';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { CaseHead, deskPaths, findRequestKind, isAllowed, useDeskCase } from '#src/domains/request/index.ts';
import { isError } from '#src/platform/http/call-error.ts';
import { Page } from '#src/ui/page/page.tsx';
import { PageSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { MissingRequest } from '../unavailable/missing-request.tsx';

/** Reviewing the serial numbers or the parts of one case. */
export default function ReviewPage() {
  const requestId = Number(useParams().requestId);
  return Number.isSafeInteger(requestId) && requestId > 0 ? (
    <ReviewOf key={requestId} requestId={requestId} />
  ) : (
    <MissingRequest reader="staff" />
  );
}

function ReviewOf({ requestId }: { requestId: number }) {
  const { data: request, error, refetch } = useDeskCase(requestId);
  if (isError(error, 'notFound')) return <MissingRequest reader="staff" />;
  if (request) return <Review request={request} />;
  return error ? <ErrorState error={error} onRetry={refetch} /> : <PageSkeleton />;
}

function Review({ request }: { request: RequestDetail }) {
  const { t } = useTranslation(['review', 'serialReview', 'partReview']);
  const { requestId, requestNo, requestType, version, actions } = request;
  const Work = findRequestKind(requestType)?.Review;
  const isOfParts = requestType === requestTypes.trackerClaim;
  if (Work === undefined) return <MissingRequest reader="staff" />;
  return (
    <Page
      title={t(isOfParts ? 'partReview:titleOf' : 'serialReview:titleOf', { number: requestNo })}
      tabTitle={t('tabOf', { number: requestNo })}
      layout="flush"
      head={<CaseHead request={request} isUndelivered={false} viewers={<Link to={deskPaths.case(requestId)}>{t('back')}</Link>} />}
    >
      <Suspense fallback={<PageSkeleton />}>
        <Work requestId={requestId} version={version} isLocked={!isAllowed(actions, isOfParts ? 'decideParts' : 'decideSerials')} />
      </Suspense>
    </Page>
  );
}
