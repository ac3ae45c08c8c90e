import type { ModuleClaimProfile } from '@heliodesk/contract/module-claim';
import { closedStatuses } from '@heliodesk/contract/request';
import type { RequestStatus } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import {
  deskPaths,
  fileableTypes,
  OnBehalfLine,
  RequestNumber,
  requestPaths,
  RequestStatusDisc,
  RequestSteps,
  RequestTimeline,
  useRequestTitle,
} from '#src/domains/request/index.ts';
import { useCan } from '#src/platform/session.ts';
import { Block, Page, TwoColumns } from '#src/ui/page/page.tsx';
import { PromiseArc } from '#src/ui/shapes/promise-arc.tsx';
import { PageSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState, NotFound } from '#src/ui/states/states.tsx';
import { AddressDescriptions, ProjectDescriptions } from '../components/claim-descriptions.tsx';
import { NextSteps } from '../components/next-steps.tsx';
import { claimProfile } from '../queries.ts';

/** States after which nothing is to come. */
const over: ReadonlySet<RequestStatus> = new Set(closedStatuses);

/** A submitted claim: how far it is, by when somebody is in touch, what comes next. */
export default function ModuleSubmitPage() {
  const [params] = useSearchParams();
  const requestId = Number(params.get('requestId'));
  if (!Number.isSafeInteger(requestId) || requestId <= 0) return <NotFound />;
  return <SubmittedClaim requestId={requestId} />;
}

function SubmittedClaim({ requestId }: { requestId: number }) {
  const { t } = useTranslation(['moduleClaim', 'behalf', 'shell']);
  const isStaff = useCan('csp:desk:list');
  const titleOf = useRequestTitle();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(claimProfile(requestId));
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  const { requestBasicInfo: request, processNodes, moduleClaimInfo, addressInfo } = data;
  const target = isStaff
    ? { page: deskPaths.case(requestId), pageLabel: t('behalf:submitted.case'), list: deskPaths.list, listLabel: t('shell:menu.desk') }
    : { page: requestPaths.page(requestId), pageLabel: t('submitted.open'), list: requestPaths.list, listLabel: t('submitted.list') };
  return (
    <Page
      title={titleOf(request)}
      tabTitle={request.requestNo}
      layout="flush"
      head={
        <header className="hd-page-head hd-wizard-head">
          <div>
            <h1 dir="auto">{titleOf(request)}</h1>
            <span className="hd-row">
              <RequestStatusDisc status={request.status} pill />
              <RequestNumber>{request.requestNo}</RequestNumber>
              <OnBehalfLine onBehalf={request.onBehalf} />
            </span>
          </div>
          <RequestSteps type={request.requestType} nodes={processNodes} status={request.status} />
        </header>
      }
    >
      <TwoColumns sidebar={<Timeline profile={data} />}>
        {!over.has(request.status) && <NextSteps nodes={processNodes} />}
        <p className="hd-row hd-row-wrap">
          <Button type="primary" onClick={() => void navigate(target.page)}>
            {target.pageLabel}
          </Button>
          <Button onClick={() => void navigate(target.list)}>{target.listLabel}</Button>
          {fileableTypes.includes(request.requestType) && (
            <Button onClick={() => void navigate(requestPaths.clone(request.requestType, requestId))}>{t('submitView.copy')}</Button>
          )}
        </p>
        <Block title={t('step.details')}>
          <p className="hd-claim-desc" dir="auto">
            {request.desc}
          </p>
          <ProjectDescriptions claim={moduleClaimInfo} />
        </Block>
        {addressInfo && (
          <Block title={t('step.shipping')}>
            <AddressDescriptions address={addressInfo} claim={moduleClaimInfo} />
          </Block>
        )}
      </TwoColumns>
    </Page>
  );
}

/** The timeline and the promise, beside the rest. */
function Timeline({ profile: { requestBasicInfo: request, processNodes } }: { profile: ModuleClaimProfile }) {
  const { t } = useTranslation('moduleClaim');
  return (
    <>
      <section aria-labelledby="timeline">
        <h2 className="hd-h-sm" id="timeline">
          {t('submitView.way')}
        </h2>
        <RequestTimeline type={request.requestType} nodes={processNodes} status={request.status} />
      </section>
      {request.firstContactDue && (
        <PromiseArc
          size="large"
          dueAt={request.firstContactDue}
          keptAt={request.firstContactAt}
          since={request.submitTime}
          title={t('submitted.contactBy')}
        />
      )}
    </>
  );
}
