import { requestTypes } from '@heliodesk/contract/request';
import type { RequestDetail } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AttachmentList } from '#src/domains/attachment/index.ts';
import { AddressDescriptions, claimProfile, ProjectDescriptions } from '#src/domains/module-claim/index.ts';
import { CustomerCard, SidebarCard, useRequestTitle } from '#src/domains/request/index.ts';
import { SerialCard } from './serial-card.tsx';

/** Everything known about a case, as cards: customer, project, serial numbers, files. */
export function CaseSidebar({ request, isHidden }: { request: RequestDetail; isHidden: boolean }) {
  const { t } = useTranslation('request');
  const titleOf = useRequestTitle();
  const { requestId, requestType, customer, desc } = request;
  const isModuleClaim = requestType === requestTypes.moduleClaim;
  return (
    <aside className="hd-case-sidebar" aria-label={t('case.details')} hidden={isHidden}>
      {customer && <CustomerCard customer={customer} />}
      {desc.trim() !== titleOf(request) && (
        <SidebarCard title={t('case.description')}>
          <p className="hd-sidebar-text" dir="auto">
            {desc}
          </p>
        </SidebarCard>
      )}
      {isModuleClaim && <SerialCard requestId={requestId} />}
      {isModuleClaim && <ClaimCards requestId={requestId} />}
      <SidebarCard title={t('case.files')}>
        <AttachmentList requestId={requestId} />
      </SidebarCard>
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
      <SidebarCard title={t('case.project')}>
        <ProjectDescriptions claim={moduleClaimInfo} />
      </SidebarCard>
      {addressInfo && (
        <SidebarCard title={t('moduleClaim:step.shipping')}>
          <AddressDescriptions address={addressInfo} claim={moduleClaimInfo} />
        </SidebarCard>
      )}
    </>
  );
}
