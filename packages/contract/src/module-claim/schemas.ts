import { z } from 'zod';
import { RequestAddressReq } from '../account/index.ts';
import { Attachment } from '../attachment/index.ts';
import { Day, Id, optionalText, Phone, positiveDecimal, RegionId, text, Timestamp, Version } from '../kit/index.ts';
import { Actions, BasicReq, OnBehalf, ProcessNode, RequestDetail, RequestStatusCode } from '../request/index.ts';

/** A value of a dictionary; as a number it counts too. */
const dictValue = z.union([z.string(), z.number()]).transform(String).pipe(z.string().trim().min(1).max(20));

/** The capacity units of dictionary `unit`: KW, MW, W. */
export const Unit = z.enum(['0', '1', '2']);

/** Today's date anywhere on earth: a defect can't have shown up after it. */
const notAfterToday = (day: string): boolean => day <= new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

const mostPieces = 10_000_000;

/** Details of a module claim, as they must stand when it is submitted (spec 2 §3 and §5). */
export const ModuleClaim = z.object({
  projectName: text(200),
  capacity: positiveDecimal(3),
  unit: Unit.default('0'),
  quantity: z.coerce
    .number<number>()
    .min(1)
    .max(mostPieces)
    .refine(Number.isInteger, { params: { rule: 'wholeNumber', min: 1, max: mostPieces } })
    .meta({ type: 'integer' }),
  projectCountry: RegionId,
  projectCity: text(100),
  projectAddress: optionalText(300),
  /** Project type, dictionary `installation_type`. */
  type: dictValue,
  /** Installation type, dictionary `bracket`. */
  bracket: dictValue,
  lastRequestNo: optionalText(30),
  defectDate: Day.refine(notAfterToday, { params: { rule: 'dateInFuture' } }),
  deliverPhone: Phone,
  deliverAddress: text(300),
});
export type ModuleClaim = z.input<typeof ModuleClaim>;

/** Everything that submitting checks, in the paths of the request body. */
export const ModuleClaimSubmission = z.object({
  basicReq: BasicReq.extend({ desc: text(4_000), language: BasicReq.shape.language.unwrap() }),
  moduleClaim: ModuleClaim,
  requestAddressReq: RequestAddressReq,
});

const draftText = (max: number) => z.string().max(max).nullish();
const draftValue = z.union([z.string().max(40), z.number()]).nullish();

/** The same fields while the draft is being typed: nothing is required, everything is bounded. */
export const ModuleClaimDraft = z.object({
  projectName: draftText(200),
  capacity: draftValue,
  unit: draftText(5),
  quantity: draftValue,
  projectCountry: draftValue,
  projectCity: draftText(100),
  projectAddress: draftText(300),
  type: draftValue,
  bracket: draftValue,
  lastRequestNo: draftText(30),
  defectDate: draftText(30),
  deliverPhone: draftText(40),
  deliverAddress: draftText(300),
});
export type ModuleClaimDraft = z.output<typeof ModuleClaimDraft>;

export const RequestAddressDraft = z.object({
  addressId: Id.nullish(),
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
});
export type RequestAddressDraft = z.output<typeof RequestAddressDraft>;

export const SaveModuleClaimBody = z.object({
  basicReq: BasicReq,
  moduleClaim: ModuleClaimDraft,
  requestAddressReq: RequestAddressDraft.nullish(),
  submit: z.boolean().default(false),
  onBehalfOf: Id.optional(),
  /** On the first save of a copy: the request whose attachments come along. */
  cloneOf: Id.optional(),
  version: Version.optional(),
});
export type SaveModuleClaimBody = z.input<typeof SaveModuleClaimBody>;

/** What saving and submitting answer: `firstContactDue` once submitted. */
export const ModuleClaimSaved = z.object({
  requestId: z.number().int(),
  requestNo: z.string(),
  version: Version,
  status: RequestStatusCode,
  firstContactDue: Timestamp.nullable(),
  actions: Actions,
});
export type ModuleClaimSaved = z.output<typeof ModuleClaimSaved>;

/** A draft to go on with. With `clone` the ids, number and state of the copied request are empty. */
export const ModuleClaimDraftView = z.object({
  basicReq: z.object({
    requestId: z.number().int().nullable(),
    requestNo: z.string().nullable(),
    requestType: z.literal(3),
    desc: z.string(),
    language: z.string(),
    region: z.number().int().nullable(),
    attIds: z.string(),
  }),
  moduleClaim: ModuleClaimDraft,
  requestAddressReq: RequestAddressDraft,
  draft: z.boolean(),
  isInvoice: z.boolean(),
  attachmentRes: z.array(Attachment),
  serialTotal: z.number().int(),
  /** Whose claim it is; for staff, who act for them. */
  customerId: z.number().int().nullable(),
  /** Staff who started the draft for its contact. */
  onBehalf: OnBehalf.nullable(),
  version: Version,
  updateTime: Timestamp.nullable(),
});
export type ModuleClaimDraftView = z.output<typeof ModuleClaimDraftView>;

export const ModuleClaimProfile = z.object({
  requestBasicInfo: RequestDetail,
  moduleClaimInfo: ModuleClaimDraft,
  addressInfo: RequestAddressDraft.nullable(),
  attachmentResList: z.array(Attachment),
  requestSerialList: z.object({ total: z.number().int() }),
  solutions: z.array(z.never()),
  tips: z.array(z.never()),
  processNodes: z.array(ProcessNode),
});
export type ModuleClaimProfile = z.output<typeof ModuleClaimProfile>;

export const OnModuleClaim = z.object({ id: Id });

export const GetModuleClaimDraftQuery = z.object({ action: z.literal('clone').optional() });
