import './draft.css';
import { isOver } from '@heliodesk/contract/request';
import type { ProcessNode, RequestDetail } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useCan } from '#src/platform/session.ts';
import { Page, TwoColumns } from '#src/ui/page/page.tsx';
import { PageSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState, NotFound } from '#src/ui/states/states.tsx';
import { OnBehalfLine } from '../components/on-behalf-line.tsx';
import { RequestNumber } from '../components/request-labels.tsx';
import { RequestSteps, RequestTimeline } from '../components/request-progress.tsx';
import { RequestPromise } from '../components/request-promise.tsx';
import { RequestStatusDisc } from '../components/request-status.tsx';
import { deskPaths } from '../desk/desk-paths.ts';
import { canFile } from '../kinds.ts';
import { requestPaths } from '../paths.ts';
import type { RequestDraftKind } from './draft-kind.ts';
import { NextSteps } from './next-steps.tsx';

/** A submitted request with everything in it, as each kind answers it. */
interface SubmittedRequest {
  /** Of a draft `null`. */
  requestBasicInfo: RequestDetail | null;
  processNodes: readonly ProcessNode[];
}

interface SubmittedPageProps<Values extends object, Submitted extends SubmittedRequest, Key extends QueryKey> {
  kind: RequestDraftKind<Values>;
  query: (requestId: number) => UseQueryOptions<Submitted, Error, Submitted, Key>;
  /** What was submitted, in blocks. */
  children: (submitted: Submitted) => ReactNode;
}

/** A submitted request of a kind: how far it is, by when someone is in touch, what comes next. */
export function SubmittedPage<Values extends object, Submitted extends SubmittedRequest, Key extends QueryKey>(
  props: SubmittedPageProps<Values, Submitted, Key>,
) {
  const [params] = useSearchParams();
  const requestId = Number(params.get('requestId'));
  if (!Number.isSafeInteger(requestId) || requestId <= 0) return <NotFound />;
  return <LoadedSubmitted {...props} requestId={requestId} />;
}

function LoadedSubmitted<Values extends object, Submitted extends SubmittedRequest, Key extends QueryKey>({
  kind,
  query,
  requestId,
  children,
}: SubmittedPageProps<Values, Submitted, Key> & { requestId: number }) {
  const { i18n } = useTranslation();
  const texts = kind.texts(i18n.t);
  const { data, error, refetch } = useQuery(query(requestId));
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  const { requestBasicInfo: request, processNodes: nodes } = data;
  if (request === null) return <Navigate replace to={requestPaths.draft(kind.type, requestId)} />;
  if (request.requestType !== kind.type) return <Navigate replace to={requestPaths.submitted(request.requestType, requestId)} />;
  return (
    <Page
      title={request.title}
      layout="flush"
      head={
        <header className="hd-page-head hd-wizard-head">
          <div>
            <h1 dir="auto">{request.title}</h1>
            <span className="hd-row">
              <RequestStatusDisc status={request.status} pill />
              <RequestNumber>{request.requestNo}</RequestNumber>
              <OnBehalfLine onBehalf={request.onBehalf} />
            </span>
          </div>
          <RequestSteps type={request.requestType} nodes={nodes} status={request.status} outcome={request.outcome} />
        </header>
      }
    >
      <TwoColumns sidebar={<Timeline request={request} nodes={nodes} />}>
        {!isOver(request.status) && <NextSteps texts={texts} nodes={nodes} />}
        <WaysOn request={request} openLabel={texts.open} />
        {children(data)}
      </TwoColumns>
    </Page>
  );
}

/** To its page, to the list, to a copy. */
function WaysOn({ request: { requestId, requestType }, openLabel }: { request: RequestDetail; openLabel: string }) {
  const { t } = useTranslation(['draft', 'onBehalf', 'shell', 'request']);
  const isStaff = useCan('csp:desk:list');
  const navigate = useNavigate();
  const target = isStaff
    ? { page: deskPaths.case(requestId), pageLabel: t('onBehalf:submitted.case'), list: deskPaths.list, listLabel: t('shell:menu.desk') }
    : { page: requestPaths.page(requestId), pageLabel: openLabel, list: requestPaths.list, listLabel: t('submitted.list') };
  return (
    <p className="hd-row hd-row-wrap">
      <Button type="primary" onClick={() => void navigate(target.page)}>
        {target.pageLabel}
      </Button>
      <Button onClick={() => void navigate(target.list)}>{target.listLabel}</Button>
      {canFile(requestType) && (
        <Button onClick={() => void navigate(requestPaths.clone(requestType, requestId))}>{t('request:action.clone')}</Button>
      )}
    </p>
  );
}

/** The timeline and what can be counted on next, beside the rest. */
function Timeline({ request, nodes }: { request: RequestDetail; nodes: readonly ProcessNode[] }) {
  const { t } = useTranslation('draft');
  return (
    <>
      <section aria-labelledby="timeline">
        <h2 className="hd-h-sm" id="timeline">
          {t('timeline')}
        </h2>
        <RequestTimeline type={request.requestType} nodes={nodes} status={request.status} outcome={request.outcome} />
      </section>
      <RequestPromise request={request} />
    </>
  );
}
