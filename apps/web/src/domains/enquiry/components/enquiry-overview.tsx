import { requestTypes } from '@heliodesk/contract/request';
import type { RequestDetail } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '#src/domains/reference/index.ts';
import { AnswerLanguage, labelIn, SidebarCard, useRequestTypeName } from '#src/domains/request/index.ts';
import { Descriptions } from '#src/ui/page/descriptions.tsx';
import type { DescriptionItem } from '#src/ui/page/descriptions.tsx';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { submittedEnquiry } from '../queries.ts';
import { SerialInRegistry } from './serial-in-registry.tsx';

/** What an enquiry is about, beside its answers. */
export function EnquiryOverview({ request }: { request: RequestDetail }) {
  const { t } = useTranslation(['request', 'fields']);
  const countries = useCountryOptions();
  const typeName = useRequestTypeName();
  const { data } = useQuery(submittedEnquiry(request.requestId));
  if (!data) return <BlockSkeleton lines={8} />;
  const { product, serialNumber, region, address, phoneNo } = data.enquiryReq;
  const told: DescriptionItem[] = [
    { label: t('fields:enquiryReq.product'), text: product ?? '' },
    { label: t('fields:enquiryReq.serialNumber'), text: serialNumber ?? '', reads: 'mono' },
    { label: t('fields:enquiryReq.region'), text: labelIn(countries, region) ?? '' },
    { label: t('fields:enquiryReq.address'), text: address ?? '' },
    { label: t('fields:enquiryReq.phoneNo'), text: phoneNo ?? '', reads: 'ltr' },
  ];
  return (
    <SidebarCard title={t('page.about')}>
      <Descriptions
        items={[
          { label: t('fields:requestType'), text: typeName(request.requestType) },
          ...told.filter(({ text }) => text !== ''),
          { label: t('column.creator'), text: request.creator },
        ]}
      />
      {serialNumber && request.requestType === requestTypes.moduleEnquiry && <SerialInRegistry sn={serialNumber} />}
      <AnswerLanguage language={request.language} />
    </SidebarCard>
  );
}
