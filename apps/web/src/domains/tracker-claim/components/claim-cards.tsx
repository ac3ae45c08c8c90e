import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SidebarCard } from '#src/domains/request/index.ts';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { trackerClaim } from '../queries.ts';
import { AllParts } from './all-parts.tsx';
import { ProjectDescriptions } from './claim-descriptions.tsx';

/** Everything known of a claim beside its case: its parts, its project. */
export function ClaimCards({ requestId }: { requestId: number }) {
  const { t } = useTranslation(['request', 'trackerClaim']);
  const { data: claim, error } = useQuery(trackerClaim(requestId));
  if (!claim) return error ? null : <BlockSkeleton lines={10} />;
  return (
    <>
      <SidebarCard title={t('trackerClaim:parts.tracker')}>
        <AllParts {...claim} />
      </SidebarCard>
      <SidebarCard title={t('case.project')}>
        <ProjectDescriptions claim={claim.partsClaim} />
      </SidebarCard>
    </>
  );
}
