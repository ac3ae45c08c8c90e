import type { EnquiryDraft, EnquiryView } from '@heliodesk/contract/enquiry';
import type { Language } from '@heliodesk/contract/kit';
import { languageOf } from '#src/domains/request/index.ts';

/** What a person types of an enquiry, in the one part of the save call. */
export interface EnquiryValues {
  enquiryReq: EnquiryDraft & { title: string; desc: string; language: Language; region: number | null };
}

export const emptyEnquiry = (language: Language): EnquiryValues => ({ enquiryReq: { title: '', desc: '', language, region: null } });

/** A stored draft as the form takes it. */
export function enquiryOf({ enquiryReq }: EnquiryView): EnquiryValues {
  const { title, desc, language, region, product, serialNumber, phoneNo, address } = enquiryReq;
  return { enquiryReq: { title, desc, language: languageOf(language), region, product, serialNumber, phoneNo, address } };
}
