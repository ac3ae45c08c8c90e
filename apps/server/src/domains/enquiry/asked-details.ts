import {
  enquiryTypes,
  type EnquiryDetails,
  type EnquiryDraft,
  type EnquiryType,
  type updateEnquiryDetails,
} from '@heliodesk/contract/enquiry';
import type { BodyOf } from '@heliodesk/contract/kit';
import { fieldsOf, loadDetails, saveDetails, type LoadedDetails } from '#src/domains/request/index.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { enquiryKinds } from './kind.ts';

const toView = ({ head, values: { request, details } }: LoadedDetails<EnquiryDraft>): EnquiryDetails => ({
  ...head,
  enquiryReq: { ...details, requestType: request.type as EnquiryType, desc: request.description, region: request.region_id },
});

/** The details of a submitted enquiry, with what was typed for the tip that asks for them. */
export const getAskedDetails = async (context: Context, requestId: number): Promise<EnquiryDetails> =>
  toView(await loadDetails(context, Object.values(enquiryKinds), requestId));

/** Keeps what was typed for the tip. */
export async function saveAskedDetails(
  context: WriteContext,
  { msgId, version, ...parts }: BodyOf<typeof updateEnquiryDetails>,
): Promise<EnquiryDetails> {
  return getAskedDetails(context, await saveDetails(context, { msgId, version, given: fieldsOf(parts), types: enquiryTypes }));
}
