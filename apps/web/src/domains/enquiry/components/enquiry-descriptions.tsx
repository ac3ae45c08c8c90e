import type { EnquiryView } from '@heliodesk/contract/enquiry';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '#src/domains/reference/index.ts';
import { AnswerLanguage, DescriptionItem, Descriptions, labelIn, RequestText } from '#src/domains/request/index.ts';
import type { EnquiryValues } from '../enquiry-values.ts';

type Details = Pick<EnquiryView['enquiryReq'], 'product' | 'serialNumber' | 'region' | 'address' | 'phoneNo'>;

/** What an enquiry is about, where the plant is, and the number to call. */
export function EnquiryDescriptions({ enquiry: { product, serialNumber, region, address, phoneNo } }: { enquiry: Details }) {
  const { t } = useTranslation('fields');
  const countries = useCountryOptions();
  return (
    <Descriptions>
      <DescriptionItem name={t('enquiryReq.product')} value={product} />
      <DescriptionItem name={t('enquiryReq.serialNumber')} value={serialNumber} reads="mono" />
      <DescriptionItem name={t('enquiryReq.region')} value={labelIn(countries, region)} />
      <DescriptionItem name={t('enquiryReq.address')} value={address} />
      <DescriptionItem name={t('enquiryReq.phoneNo')} value={phoneNo} reads="ltr" />
    </Descriptions>
  );
}

/** The details once more before they are submitted. */
export function EnquiryReview({ values: { enquiryReq } }: { values: EnquiryValues }) {
  return (
    <>
      <RequestText>{enquiryReq.desc}</RequestText>
      <EnquiryDescriptions enquiry={enquiryReq} />
      <AnswerLanguage language={enquiryReq.language} />
    </>
  );
}
