import { useTranslation } from 'react-i18next';
import { RequestText, SubmittedPage } from '#src/domains/request/index.ts';
import { Block } from '#src/ui/page/page.tsx';
import { AddressDescriptions, ProjectDescriptions } from '../components/claim-descriptions.tsx';
import { claimDraftKind } from '../draft-kind.ts';
import { claimProfile } from '../queries.ts';

/** A submitted claim: how far it is, by when someone is in touch, what comes next, and what was submitted. */
export default function ModuleSubmitPage() {
  const { t } = useTranslation('moduleClaim');
  return (
    <SubmittedPage kind={claimDraftKind} query={claimProfile}>
      {({ requestBasicInfo: { desc }, moduleClaimInfo, addressInfo }) => (
        <>
          <Block title={t('step.details')}>
            <RequestText>{desc}</RequestText>
            <ProjectDescriptions claim={moduleClaimInfo} />
          </Block>
          {addressInfo && (
            <Block title={t('step.shipping')}>
              <AddressDescriptions address={addressInfo} claim={moduleClaimInfo} />
            </Block>
          )}
        </>
      )}
    </SubmittedPage>
  );
}
