import { SaveEnquiryBody } from '@heliodesk/contract/enquiry';
import type { RequestSubmitted } from '@heliodesk/contract/request';
import type { BuiltCustomer } from '#src/domains/account/seed.ts';
import { actorOf } from '#src/domains/request/seed.ts';
import { contextOf, withTx } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Platform } from '#src/platform/platform.ts';
import { saveEnquiry } from './service.ts';

/** An enquiry with everything that submitting asks for. */
export const enquiryBody = (enquiry: Partial<SaveEnquiryBody['enquiryReq']> = {}): SaveEnquiryBody => ({
  enquiryReq: {
    requestType: 1,
    desc: 'We mount HD-M72 on a carport with clamps on the short side, 180 mm from the corner. Which torque do you allow for M8 clamps?',
    language: 'en',
    region: 724,
    product: 'HD-M72 575 W',
    ...enquiry,
  },
});

export interface EnquirySeed extends Partial<SaveEnquiryBody['enquiryReq']> {
  /** The contact that staff file it for. */
  onBehalfOf?: number;
  /** Left as a draft unless told otherwise. */
  submit?: boolean;
}

/** An enquiry of a customer, filed as the API files it. */
export async function buildEnquiry(
  platform: Platform,
  customer: Pick<BuiltCustomer, 'token'>,
  { onBehalfOf, submit = false, ...enquiry }: EnquirySeed = {},
): Promise<RequestSubmitted> {
  const context = contextOf(platform, await actorOf(platform, customer));
  const body = SaveEnquiryBody.parse({ ...enquiryBody(enquiry), onBehalfOf, submit });
  return transaction(platform.db, (tx) => saveEnquiry(withTx(context, tx), body));
}
