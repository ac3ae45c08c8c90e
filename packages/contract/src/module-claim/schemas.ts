import { z } from 'zod';
import { RequestAddressReq } from '../account/index.ts';
import {
  answerList,
  answerText,
  Id,
  line,
  optionalText,
  Phone,
  positiveDecimal,
  RegionId,
  text,
  Timestamp,
  wholeNumber,
} from '../kit/index.ts';
import {
  AskedHead,
  BasicReq,
  detailsHead,
  DefectDate,
  onDetails,
  dictValue,
  requestFiles,
  draftHead,
  draftState,
  draftText,
  draftValue,
  mostTipHeads,
  ProcessNode,
  RequestAddressDraft,
  RequestDetail,
  saveOptions,
  Unit,
  TipHead,
} from '../request/index.ts';
import { SerialRow } from '../serial-number/index.ts';
import { mostSolutions, Solution } from '../solution/index.ts';

/** What saving and submitting answer. */
export { RequestSubmitted } from '../request/index.ts';

const mostPieces = 10_000_000;

/** Details of a module claim, as required when it is submitted (spec 2 §3 and §5). */
export const ModuleClaim = z.object({
  projectName: line(200),
  capacity: positiveDecimal(3),
  unit: Unit.default('0'),
  quantity: wholeNumber(1, mostPieces),
  projectCountry: RegionId,
  projectCity: text(100),
  projectAddress: optionalText(300),
  /** Project type, dictionary `installation_type`. */
  type: dictValue,
  /** Installation type, dictionary `bracket`. */
  bracket: dictValue,
  lastRequestNo: optionalText(30),
  defectDate: DefectDate,
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

export const SaveModuleClaimBody = z.object({
  basicReq: BasicReq,
  moduleClaim: ModuleClaimDraft,
  requestAddressReq: RequestAddressDraft.nullish(),
  ...saveOptions,
});
export type SaveModuleClaimBody = z.input<typeof SaveModuleClaimBody>;

/** Changes of a draft that exists. */
export const UpdateModuleClaimBody = SaveModuleClaimBody.omit({ submit: true, onBehalfOf: true, cloneOf: true }).extend({
  basicReq: BasicReq.extend({ requestId: Id }),
});

/** What a tip asks for of a submitted claim; what is left out stays. */
export const UpdateModuleDetailsBody = z.object({ ...onDetails, basicReq: AskedHead.optional(), moduleClaim: ModuleClaimDraft.optional() });

/** Details of a submitted claim, with what was typed for an open tip. */
export const ModuleDetails = z.object({
  ...detailsHead,
  basicReq: z.object({ requestType: z.literal(3), desc: answerText(4_000) }),
  moduleClaim: ModuleClaimDraft,
});
export type ModuleDetails = z.output<typeof ModuleDetails>;

/** A draft to continue. With `clone` the ids, number and state of the copied request are empty. */
export const ModuleClaimDraftView = z.object({
  basicReq: z.object({ ...draftHead, requestType: z.literal(3) }),
  moduleClaim: ModuleClaimDraft,
  requestAddressReq: RequestAddressDraft,
  ...draftState,
  isInvoice: z.boolean(),
  attachmentRes: requestFiles,
  serialTotal: z.number().int(),
});
export type ModuleClaimDraftView = z.output<typeof ModuleClaimDraftView>;

export const ModuleClaimProfile = z.object({
  requestBasicInfo: RequestDetail,
  moduleClaimInfo: ModuleClaimDraft,
  addressInfo: RequestAddressDraft.nullable(),
  attachmentResList: requestFiles,
  /** The first page; `listSerials` pages on. */
  requestSerialList: z.object({ rows: answerList(SerialRow, 50), total: z.number().int() }),
  solutions: answerList(Solution, mostSolutions),
  /** The oldest first; `listTips` has the whole of them. */
  tips: answerList(TipHead, mostTipHeads),
  processNodes: answerList(ProcessNode, 100),
});
export type ModuleClaimProfile = z.output<typeof ModuleClaimProfile>;

/** How many earlier projects are offered. */
export const mostEarlierProjects = 3;

export const EarlierProjectsQuery = z.object({
  /** The contact that staff act for. */
  contactId: Id.optional(),
});

/** A project of the company, as in its latest submitted claim. */
export const EarlierProject = z.object({
  requestNo: answerText(30),
  submitTime: Timestamp,
  project: ModuleClaimDraft.pick({
    projectName: true,
    capacity: true,
    unit: true,
    projectCountry: true,
    projectCity: true,
    projectAddress: true,
    type: true,
    bracket: true,
  }),
});
export type EarlierProject = z.output<typeof EarlierProject>;

export const OnModuleClaim = z.object({ id: Id });

export const GetModuleClaimDraftQuery = z.object({ action: z.literal('clone').optional() });
