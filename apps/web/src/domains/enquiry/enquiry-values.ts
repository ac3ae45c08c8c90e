import type { EnquiryDraft, EnquiryView } from '@heliodesk/contract/enquiry';
import { LanguageCode } from '@heliodesk/contract/kit';
import type { Language } from '@heliodesk/contract/kit';

/** What a person types of an enquiry, in the one part of the save call. */
export interface EnquiryValues {
  enquiryReq: EnquiryDraft & { desc: string; language: Language; region: number | null };
}

export const emptyEnquiry = (language: Language): EnquiryValues => ({ enquiryReq: { desc: '', language, region: null } });

/** A stored draft as the form takes it. */
export function enquiryOf({ enquiryReq }: EnquiryView): EnquiryValues {
  const { desc, language, region, product, serialNumber, phoneNo, address } = enquiryReq;
  const known = LanguageCode.safeParse(language);
  return { enquiryReq: { desc, language: known.success ? known.data : 'en', region, product, serialNumber, phoneNo, address } };
}
