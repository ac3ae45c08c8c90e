import { requestTypes } from '@heliodesk/contract/request';
import type { RequestDetail } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AttachmentList } from '#src/domains/attachment/index.ts';
import { AddressFacts, claimProfile, ProjectFacts } from '#src/domains/module-claim/index.ts';
import { CustomerCard, SideCard, useRequestTitle } from '#src/domains/request/index.ts';
import { SerialCard } from './serial-card.tsx';

/** Everything known about a case, as cards: customer, project, serial numbers, files. */
export function CaseSide({ request, isHidden }: { request: RequestDetail; isHidden: boolean }) {
  const { t } = useTranslation('request');
  const titleOf = useRequestTitle();
  const { requestId, requestType, customer, desc } = request;
  const isModuleClaim = requestType === requestTypes.moduleClaim;
  return (
    <aside className="hd-case-side" aria-label={t('case.details')} hidden={isHidden}>
      {customer && <CustomerCard customer={customer} />}
      {desc.trim() !== titleOf(request) && (
        <SideCard title={t('case.description')}>
          <p className="hd-side-text" dir="auto">
            {desc}
          </p>
        </SideCard>
      )}
      {isModuleClaim && <SerialCard requestId={requestId} />}
      {isModuleClaim && <ClaimCards requestId={requestId} />}
      <SideCard title={t('case.files')}>
        <AttachmentList requestId={requestId} />
      </SideCard>
    </aside>
  );
}

function ClaimCards({ requestId }: { requestId: number }) {
  const { t } = useTranslation(['request', 'moduleClaim']);
  const { data: profile } = useQuery(claimProfile(requestId));
  if (!profile) return null;
  const { moduleClaimInfo, addressInfo } = profile;
  return (
    <>
      <SideCard title={t('case.project')}>
        <ProjectFacts claim={moduleClaimInfo} />
      </SideCard>
      {addressInfo && (
        <SideCard title={t('moduleClaim:step.shipping')}>
          <AddressFacts address={addressInfo} claim={moduleClaimInfo} />
        </SideCard>
      )}
    </>
  );
}
