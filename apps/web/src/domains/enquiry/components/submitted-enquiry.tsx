import { useTranslation } from 'react-i18next';
import { RequestText, SubmittedPage } from '#src/domains/request/index.ts';
import type { RequestDraftKind } from '#src/domains/request/index.ts';
import { Block } from '#src/ui/page/page.tsx';
import type { EnquiryValues } from '../enquiry-values.ts';
import { submittedEnquiry } from '../queries.ts';
import { EnquiryDescriptions } from './enquiry-descriptions.tsx';

/** A submitted enquiry: how far it is, by when someone is in touch, what comes next, and what was asked. */
export function SubmittedEnquiry({ kind }: { kind: RequestDraftKind<EnquiryValues> }) {
  const { t } = useTranslation('enquiry');
  return (
    <SubmittedPage kind={kind} query={submittedEnquiry}>
      {({ enquiryReq }) => (
        <Block title={t('details')}>
          <RequestText>{enquiryReq.desc}</RequestText>
          <EnquiryDescriptions enquiry={enquiryReq} />
        </Block>
      )}
    </SubmittedPage>
  );
}
