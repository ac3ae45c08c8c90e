import type { RequestDetail } from '@heliodesk/contract/request';
import type { PartsClaimDraft } from '@heliodesk/contract/tracker-claim';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AttachmentList, useFilesText } from '#src/domains/attachment/index.ts';
import { useCountryOptions } from '#src/domains/reference/index.ts';
import { DetailsPart, FoldedDetails, labelIn, RequestText, useUnitOptions } from '#src/domains/request/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Block } from '#src/ui/page/page.tsx';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { trackerClaim } from '../queries.ts';
import { PartResult } from '../review/part-result.tsx';
import { AllParts } from './all-parts.tsx';
import { ProjectDescriptions } from './claim-descriptions.tsx';

/** What the customer sees of a claim: its parts, the facts that it is known by, and on demand everything that was submitted. */
export function ClaimOverview({ request: { requestId, desc } }: { request: RequestDetail }) {
  const { t } = useTranslation(['request', 'trackerClaim']);
  const { data: claim } = useQuery(trackerClaim(requestId));
  const facts = useFacts(requestId, claim?.partsClaim ?? {});
  if (!claim) return <BlockSkeleton lines={8} />;
  return (
    <>
      <PartResult requestId={requestId} />
      <Block title={t('trackerClaim:parts.tracker')}>
        <AllParts {...claim} />
      </Block>
      <FoldedDetails facts={facts}>
        <DetailsPart title={t('case.description')}>{desc.trim() !== '' && <RequestText>{desc}</RequestText>}</DetailsPart>
        <DetailsPart title={t('case.project')}>
          <ProjectDescriptions claim={claim.partsClaim} />
        </DetailsPart>
        <DetailsPart title={t('case.files')}>
          <AttachmentList requestId={requestId} />
        </DetailsPart>
      </FoldedDetails>
    </>
  );
}

function useFacts(requestId: number, claim: PartsClaimDraft) {
  const { t } = useTranslation(['fields', 'request']);
  const { typed, parts } = useFormat();
  const units = useUnitOptions();
  const countries = useCountryOptions();
  const files = useFilesText(requestId);
  return [
    { label: t('request:case.project'), text: parts([claim.projectName, labelIn(countries, claim.country)]) },
    { label: t('capacity'), text: claim.capacity ? `${typed(claim.capacity)} ${labelIn(units, claim.unit) ?? ''}` : '' },
    { label: t('partsClaim.quantity'), text: typed(claim.quantity) },
    { label: t('partsClaim.defectDate'), text: claim.defectDate?.replaceAll('-', '/') ?? '' },
    { label: t('request:case.files'), text: files ?? '' },
  ];
}
