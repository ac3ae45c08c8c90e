import type { EnquiryView } from '@heliodesk/contract/enquiry';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '#src/domains/reference/index.ts';
import { AnswerLanguage, DescriptionItem, Descriptions, labelIn, RequestText } from '#src/domains/request/index.ts';
import type { EnquiryValues } from '../enquiry-values.ts';
import { SerialInRegistry } from './serial-in-registry.tsx';

interface EnquiryDescriptionsProps {
  enquiry: Pick<EnquiryView['enquiryReq'], 'product' | 'serialNumber' | 'region' | 'address' | 'phoneNo'>;
  /** Whether the serial number is one of a module, so that the registry may know it. */
  isOnModules: boolean;
}

/** What an enquiry is about, where the plant is, and the number to call. */
export function EnquiryDescriptions({ enquiry, isOnModules }: EnquiryDescriptionsProps) {
  const { product, serialNumber, region, address, phoneNo } = enquiry;
  const { t } = useTranslation('fields');
  const countries = useCountryOptions();
  return (
    <Descriptions>
      <DescriptionItem name={t('enquiryReq.product')} value={product} />
      <DescriptionItem name={t('enquiryReq.serialNumber')} value={serialNumber} reads="mono">
        {isOnModules && <SerialInRegistry sn={serialNumber ?? ''} />}
      </DescriptionItem>
      <DescriptionItem name={t('enquiryReq.region')} value={labelIn(countries, region)} />
      <DescriptionItem name={t('enquiryReq.address')} value={address} />
      <DescriptionItem name={t('enquiryReq.phoneNo')} value={phoneNo} reads="ltr" />
    </Descriptions>
  );
}

interface ReviewProps {
  values: EnquiryValues;
}

/** Details of an enquiry on modules once more, before it is submitted. */
export const ModuleReview = (props: ReviewProps) => <Review {...props} isOnModules />;

/** Details of an enquiry on trackers once more, before it is submitted. */
export const TrackerReview = (props: ReviewProps) => <Review {...props} isOnModules={false} />;

function Review({ values: { enquiryReq }, isOnModules }: ReviewProps & { isOnModules: boolean }) {
  return (
    <>
      <RequestText>{enquiryReq.desc}</RequestText>
      <EnquiryDescriptions enquiry={enquiryReq} isOnModules={isOnModules} />
      <AnswerLanguage language={enquiryReq.language} />
    </>
  );
}
