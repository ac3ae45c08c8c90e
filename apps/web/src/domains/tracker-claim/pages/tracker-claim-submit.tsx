import { useTranslation } from 'react-i18next';
import { RequestText, SubmittedPage } from '#src/domains/request/index.ts';
import { Block } from '#src/ui/page/page.tsx';
import { AllParts } from '../components/all-parts.tsx';
import { ProjectDescriptions } from '../components/claim-descriptions.tsx';
import { claimDraftKind } from '../draft-kind.ts';
import { trackerClaim } from '../queries.ts';

/** A submitted claim: how far it is, by when someone is in touch, what comes next, and what was submitted. */
export default function TrackerSubmitPage() {
  const { t } = useTranslation('trackerClaim');
  return (
    <SubmittedPage kind={claimDraftKind} query={trackerClaim}>
      {(claim) => (
        <>
          <Block title={t('step.details')}>
            <RequestText>{claim.requestBasicInfo?.desc ?? claim.basicRes.desc}</RequestText>
            <ProjectDescriptions claim={claim.partsClaim} />
          </Block>
          <Block title={t('parts.tracker')}>
            <AllParts {...claim} />
          </Block>
        </>
      )}
    </SubmittedPage>
  );
}
