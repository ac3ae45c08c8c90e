import * as api from '@heliodesk/contract/request';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { listReceipts, receiptRecordFile } from './read-receipts.ts';
import { receiptPdf } from './receipt-pdf.ts';

/** What confirmations leave. */
export function mountReceipts(mounting: Mounting): void {
  mount(mounting, api.listReceipts, (context, { query }) => listReceipts(context, query.requestId));
  mount(mounting, api.downloadReceipt, (context, { query }) => receiptPdf(context, query.receiptId));
  mount(mounting, api.downloadReceiptRecord, (context, { query }) => receiptRecordFile(context, query.receiptId));
  mount(mounting, api.listReceiptsAsGuest, (context, { query }) => listReceipts(context, query.requestId));
  mount(mounting, api.downloadReceiptAsGuest, (context, { query }) => receiptPdf(context, query.receiptId));
  mount(mounting, api.downloadReceiptRecordAsGuest, (context, { query }) => receiptRecordFile(context, query.receiptId));
}
