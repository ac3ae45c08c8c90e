import { requestTypes } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AnswerLanguage, SidebarCard } from '#src/domains/request/index.ts';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { submittedEnquiry } from '../queries.ts';
import { EnquiryDescriptions } from './enquiry-descriptions.tsx';

/** The details of an enquiry beside its case, with what the registry says of the module. */
export function EnquiryCards({ requestId }: { requestId: number }) {
  const { t } = useTranslation('enquiry');
  const { data, error } = useQuery(submittedEnquiry(requestId));
  if (!data) return error ? null : <BlockSkeleton lines={10} />;
  const { enquiryReq: enquiry } = data;
  return (
    <SidebarCard title={t('details')}>
      <EnquiryDescriptions enquiry={enquiry} isOnModules={enquiry.requestType === requestTypes.moduleEnquiry} />
      <AnswerLanguage language={enquiry.language} />
    </SidebarCard>
  );
}
