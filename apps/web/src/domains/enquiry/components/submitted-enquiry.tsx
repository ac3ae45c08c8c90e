import { requestTypes } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { AttachmentList } from '#src/domains/attachment/index.ts';
import { RequestText, SubmittedPage } from '#src/domains/request/index.ts';
import type { RequestDraftKind } from '#src/domains/request/index.ts';
import { Block } from '#src/ui/page/page.tsx';
import type { EnquiryValues } from '../enquiry-values.ts';
import { submittedEnquiry } from '../queries.ts';
import { EnquiryDescriptions } from './enquiry-descriptions.tsx';

/** A submitted enquiry: how far it is, by when someone is in touch, what comes next, and what was asked. */
export function SubmittedEnquiry({ kind }: { kind: RequestDraftKind<EnquiryValues> }) {
  const { t } = useTranslation(['enquiry', 'draft']);
  return (
    <SubmittedPage kind={kind} query={submittedEnquiry}>
      {({ enquiryReq, requestBasicInfo }) => (
        <>
          <Block title={t('details')}>
            <RequestText>{enquiryReq.desc}</RequestText>
            <EnquiryDescriptions enquiry={enquiryReq} isOnModules={kind.type === requestTypes.moduleEnquiry} />
          </Block>
          {requestBasicInfo && (
            <Block title={t('draft:step.attachments')}>
              <AttachmentList requestId={requestBasicInfo.requestId} />
            </Block>
          )}
        </>
      )}
    </SubmittedPage>
  );
}
