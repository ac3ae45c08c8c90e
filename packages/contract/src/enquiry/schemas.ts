import { z } from 'zod';
import { BindingSuggestion, mostSuggestions } from '../account/index.ts';
import { answerList, answerText, Id, optionalText, patterns, RegionId, sortedPaging, text, Version } from '../kit/index.ts';
import {
  Actions,
  AskedHead,
  BasicReq,
  BindBody,
  detailsHead,
  onDetails,
  draftHead,
  draftState,
  draftText,
  GuestCard,
  mostReplies,
  ProcessNode,
  Reply,
  RequestDetail,
  requestFiles,
  RequestListQuery,
  RequestRow,
  requestTypes,
  saveOptions,
} from '../request/index.ts';

/** What saving and submitting answer. */
export { RequestActed, RequestRow, RequestSubmitted } from '../request/index.ts';

/** Request types that are enquiries: on modules, and on trackers ("bracket consult"). */
export const enquiryTypes = [requestTypes.moduleEnquiry, requestTypes.trackerEnquiry] as const;
export const EnquiryType = z.coerce.number<number>().pipe(z.literal(enquiryTypes));
export type EnquiryType = (typeof enquiryTypes)[number];

/** What an enquiry adds to what all requests have, while it is being typed. */
export const EnquiryDraft = z.object({
  /** Name of the product, such as a module type. */
  product: draftText(100),
  serialNumber: draftText(40),
  /** For customers who want to be called. */
  phoneNo: draftText(40),
  /** Location of the plant. */
  address: draftText(300),
});
export type EnquiryDraft = z.output<typeof EnquiryDraft>;

/** Everything that submitting checks, in the paths of the request body (spec 2 §3 and §5). */
export const EnquirySubmission = z.object({
  enquiryReq: BasicReq.extend({
    desc: text(4_000),
    language: BasicReq.shape.language.unwrap(),
    region: RegionId,
    product: optionalText(100),
    serialNumber: optionalText(40)
      .transform((sn) => sn.toUpperCase())
      .refine((sn) => sn === '' || patterns.serialNumber.test(sn), { params: { rule: 'serialNumber' } }),
    phoneNo: optionalText(30).refine((phone) => phone === '' || patterns.phone.test(phone), { params: { rule: 'phone' } }),
    address: optionalText(300),
  }),
});
export type EnquirySubmission = z.output<typeof EnquirySubmission>;

export const SaveEnquiryBody = z.object({
  enquiryReq: BasicReq.extend({ requestType: EnquiryType.default(requestTypes.moduleEnquiry) }).extend(EnquiryDraft.shape),
  ...saveOptions,
});
export type SaveEnquiryBody = z.input<typeof SaveEnquiryBody>;

/** What a tip asks for of a submitted enquiry; what is left out stays. */
export const UpdateEnquiryDetailsBody = z.object({
  ...onDetails,
  enquiryReq: AskedHead.extend({ region: RegionId.nullish(), ...EnquiryDraft.shape }),
});

/** Details of a submitted enquiry, with what was typed for an open tip. */
export const EnquiryDetails = z.object({
  ...detailsHead,
  enquiryReq: z.object({
    requestType: z.literal(enquiryTypes),
    desc: answerText(4_000),
    region: z.number().int().nullable(),
    ...EnquiryDraft.shape,
  }),
});
export type EnquiryDetails = z.output<typeof EnquiryDetails>;

/** An enquiry as a draft to continue, as a copy to begin with, or as it was submitted. */
export const EnquiryView = z.object({
  enquiryReq: z.object({
    ...draftHead,
    requestType: z.literal(enquiryTypes),
    ...EnquiryDraft.shape,
    /** `null` while it is bound to no company. */
    accountId: z.number().int().nullable(),
    companyName: answerText(200),
    /** The country of the plant in the caller's language; empty while none is chosen. */
    regionName: answerText(100),
  }),
  /** Of a draft to continue and of a copy `null`. */
  requestBasicInfo: RequestDetail.nullable(),
  attachmentResList: requestFiles,
  requestReplyResList: answerList(Reply, mostReplies),
  processNodes: answerList(ProcessNode, 100),
  ...draftState,
});
export type EnquiryView = z.output<typeof EnquiryView>;

export const OnEnquiry = z.object({ requestId: Id });

export const GetEnquiryQuery = z.object({ action: z.literal('clone').optional() });

/** The lists of requests, enquiries alone. */
export const EnquiryListQuery = RequestListQuery.extend({ type: EnquiryType.optional() });

export const rtsViews = ['unbound', 'bound', 'all'] as const;
export type RtsView = (typeof rtsViews)[number];

/** Enquiries of guests, who have no sign-in (RTS). */
export const RtsListQuery = sortedPaging(['createTime', 'updateTime']).extend({
  text: z.string().trim().max(100).optional(),
  type: EnquiryType.optional(),
  view: z.enum(rtsViews).default('unbound'),
});

/** The guest who asked, with what they said about themselves. */
export const Sender = GuestCard.extend({
  companyName: answerText(200),
  taxNo: answerText(40),
  phoneNo: answerText(40),
});
export type Sender = z.output<typeof Sender>;

export const RtsRow = RequestRow.extend({ sender: Sender });
export type RtsRow = z.output<typeof RtsRow>;

/** To which company and contact an enquiry of a guest belongs, and while to none, who it may be from. */
export const EnquiryBinding = z.object({
  requestId: z.number().int(),
  requestNo: answerText(30),
  version: Version,
  binding: z.boolean(),
  accountId: z.number().int().nullable(),
  companyName: answerText(200),
  contactId: z.number().int().nullable(),
  contactPerson: answerText(130),
  sender: Sender.nullable(),
  /** The likeliest first; none once it is bound. */
  suggestions: answerList(BindingSuggestion, mostSuggestions),
  actions: Actions,
});
export type EnquiryBinding = z.output<typeof EnquiryBinding>;

export const EditDetailBody = BindBody;
