import { z } from 'zod';
import { AddressKeeping } from '../account/index.ts';
import { Attachment } from '../attachment/index.ts';
import { answerList, answerText, Id, languages, limits, optionalText, RegionId, Timestamp, Version } from '../kit/index.ts';
import { OnBehalf, RequestTypeCode } from './schemas.ts';

/** Text of a draft's field while it is being typed: not required, not checked, but bounded. */
export const draftText = (max: number) => z.string().max(max).nullish();

/** A number or a choice while it is being typed. */
export const draftValue = z.union([z.string().max(40), z.number()]).nullish();

/** Characters of a request's title. */
export const longestTitle = 120;

/** What requests of all four kinds save (spec 2 §3). `attIds` travels joined by commas. */
export const BasicReq = z.object({
  requestId: Id.nullish(),
  requestNo: z.string().max(30).nullish(),
  requestType: RequestTypeCode.optional(),
  /** What the person calls it; empty: the title is made from the fields again; left out: it stays. */
  title: optionalText(longestTitle).unwrap().nullish(),
  desc: optionalText(4_000),
  language: z.enum(languages).optional(),
  region: RegionId.nullish(),
  attIds: z.string().max(1_000).default(''),
});

/** The delivery address of a request while it is being typed. */
export const RequestAddressDraft = z.object({
  /** Drafts are answered as they are sent, and what reads an id from its digits can't be written back. */
  addressId: z.number().int().positive().nullish(),
  addressTitle: draftText(100),
  accountName: draftText(200),
  contactPerson: draftText(100),
  email: draftText(254),
  mobile: draftText(40),
  fax: draftText(30),
  taxNo: draftText(40),
  tradeNo: draftText(60),
  shipToCountry: draftValue,
  province: draftText(100),
  city: draftText(100),
  address: draftText(300),
  postalCode: draftText(20),
  sfUpload: z.literal(0).nullish(),
  keep: AddressKeeping.nullish(),
});
export type RequestAddressDraft = z.output<typeof RequestAddressDraft>;

/** What the save call of every kind takes beside the kind's own parts. */
export const saveOptions = {
  submit: z.boolean().default(false),
  /** The contact that staff file it for. */
  onBehalfOf: Id.optional(),
  /** On the first save of a copy: the request whose attachments and parts come along. */
  cloneOf: Id.optional(),
  version: Version.optional(),
};

/** What a stored draft carries beside the kind's own parts; of a copy the version is 0 and there is no time. */
export const draftState = {
  draft: z.boolean(),
  /** Whose request it is; for staff, who act for them. */
  customerId: z.number().int().nullable(),
  /** Staff who started the draft for its contact. */
  onBehalf: OnBehalf.nullable(),
  version: Version,
  updateTime: Timestamp.nullable(),
};

/** What a stored draft has whatever its kind; of a copy ids and number are empty. */
export const draftHead = {
  requestId: z.number().int().nullable(),
  requestNo: answerText(30).nullable(),
  /** As typed; empty while no one has. */
  title: answerText(600),
  /** Its title in the caller's language while none is typed. */
  madeTitle: answerText(600),
  desc: answerText(4_000),
  language: answerText(10),
  region: z.number().int().nullable(),
  attIds: answerText(1_000),
};

export const requestFiles = answerList(Attachment, limits.files);
