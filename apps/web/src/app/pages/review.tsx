import type { RequestDetail } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { CaseHead, deskPaths, isAllowed, useDeskCase } from '#src/domains/request/index.ts';
import { ReviewWork } from '#src/domains/serial-number/index.ts';
import { isError } from '#src/platform/http/call-error.ts';
import { Page } from '#src/ui/page/page.tsx';
import { PageSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { MissingRequest } from '../unavailable/missing-request.tsx';

/** Reviewing the serial numbers of one case. */
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
  const { t } = useTranslation('serialReview');
  const { requestId, requestNo, version, actions } = request;
  return (
    <Page
      title={t('titleOf', { number: requestNo })}
      tabTitle={requestNo}
      layout="flush"
      head={<CaseHead request={request} isUndelivered={false} viewers={<Link to={deskPaths.case(requestId)}>{t('back')}</Link>} />}
    >
      <ReviewWork requestId={requestId} version={version} isLocked={!isAllowed(actions, 'decideSerials')} />
    </Page>
  );
}
