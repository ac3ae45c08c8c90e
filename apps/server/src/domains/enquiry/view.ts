import type { EnquiryDraft } from '@heliodesk/contract/enquiry';
import type { DetailsRecord } from './store.ts';

/** Details as the API sends them. */
export const toEnquiry = (record: DetailsRecord): EnquiryDraft => ({
  product: record.product,
  serialNumber: record.serial_number,
  phoneNo: record.phone_no,
  address: record.address,
});
