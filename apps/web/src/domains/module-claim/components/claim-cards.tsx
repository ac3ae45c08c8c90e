import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SidebarCard } from '#src/domains/request/index.ts';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { claimProfile } from '../queries.ts';
import { AddressDescriptions, ProjectDescriptions } from './claim-descriptions.tsx';
import { SerialCard } from './serial-card.tsx';

/** Everything known of a claim beside its case: serial numbers, project, address. */
export function ClaimCards({ requestId }: { requestId: number }) {
  return (
    <>
      <SerialCard requestId={requestId} />
      <ProfileCards requestId={requestId} />
    </>
  );
}

function ProfileCards({ requestId }: { requestId: number }) {
  const { t } = useTranslation(['request', 'moduleClaim']);
  const { data: profile, error } = useQuery(claimProfile(requestId));
  if (!profile) return error ? null : <BlockSkeleton lines={10} />;
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
