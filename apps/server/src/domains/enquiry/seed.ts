import { SaveEnquiryBody } from '@heliodesk/contract/enquiry';
import type { RequestSubmitted } from '@heliodesk/contract/request';
import type { BuiltCustomer } from '#src/domains/account/seed.ts';
import { actorOfUser } from '#src/domains/identity/index.ts';
import { actorOf, fileForGuest, type GuestSeed } from '#src/domains/request/seed.ts';
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

export interface GuestEnquirySeed extends Partial<SaveEnquiryBody['enquiryReq']> {
  /** Who asks, as they say themselves. */
  guest: Omit<GuestSeed, 'language'> & { companyName: string; taxNo: string };
}

/** A submitted enquiry of a guest, which no one has bound to a company; a customer lends the draft, as guests have no call to file one. */
export const buildGuestEnquiry = (
  platform: Platform,
  lenderId: number,
  { guest: { companyName, taxNo, ...guest }, ...enquiry }: GuestEnquirySeed,
): Promise<RequestSubmitted> =>
  transaction(platform.db, async (tx) => {
    const lender = await actorOfUser(platform, tx, lenderId);
    if (lender === undefined) throw new Error(`There is no user ${lenderId}`);
    const context = withTx(contextOf(platform, lender), tx);
    const body = SaveEnquiryBody.parse({ ...enquiryBody(enquiry), submit: false });
    const draft = await saveEnquiry(context, body);
    await fileForGuest(context, draft.requestId, { ...guest, language: body.enquiryReq.language ?? lender.language });
    await tx.updateTable('enquiry').set({ company_name: companyName, tax_no: taxNo }).where('request_id', '=', draft.requestId).execute();
    return draft;
  });
