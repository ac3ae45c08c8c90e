import { defaultPageSize, type BodyOf } from '@heliodesk/contract/kit';
import { EarlierProject } from '@heliodesk/contract/module-claim';
import type { ModuleClaimDraftView, ModuleClaimProfile, saveModuleClaim } from '@heliodesk/contract/module-claim';
import { requestTypes, type RequestSubmitted } from '@heliodesk/contract/request';
import { companyOf, loadDraft, loadSubmitted, saveRequest, tipHeadsOf } from '#src/domains/request/index.ts';
import { claimList, findList, listSerialsOfVisible } from '#src/domains/serial-number/index.ts';
import { offeredSolutions } from '#src/domains/solution/index.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { moduleClaimKind } from './kind.ts';
import { findProjects } from './store.ts';
import { toModuleClaim } from './view.ts';

/** Saves the draft whatever its state; with `submit` everything is checked and the claim is handed in, or nothing changes at all. */
export const saveClaim = (
  context: WriteContext,
  { basicReq, moduleClaim, requestAddressReq, ...options }: BodyOf<typeof saveModuleClaim>,
): Promise<RequestSubmitted> =>
  saveRequest(context, moduleClaimKind, { ...basicReq, ...options, details: moduleClaim, deliveryAddress: requestAddressReq });

const countSerials = async ({ db }: Context, requestId: number): Promise<number> => (await findList(db, claimList(requestId)))?.total ?? 0;

/** A draft to continue, or a copy to begin with. */
export async function getDraft(context: Context, requestId: number, isCopy: boolean): Promise<ModuleClaimDraftView> {
  const { head, details, address, files, state } = await loadDraft(context, moduleClaimKind, requestId, isCopy);
  return {
    basicReq: { ...head, requestType: requestTypes.moduleClaim },
    moduleClaim: details,
    requestAddressReq: address,
    ...state,
    isInvoice: false,
    attachmentRes: files,
    serialTotal: isCopy ? 0 : await countSerials(context, requestId),
  };
}

/** A submitted claim with everything in it; loading it refuses those who may not see it. */
export async function getProfile(context: Context, requestId: number): Promise<ModuleClaimProfile> {
  const [requestSerialList, { detail, details, address, files }, solutions, tips] = await Promise.all([
    // First, because its rows are asked for once the list is there.
    listSerialsOfVisible(context, claimList(requestId), { pageNum: 1, pageSize: defaultPageSize }),
    loadSubmitted(context, moduleClaimKind, requestId),
    offeredSolutions(context.db, requestId),
    tipHeadsOf(context, requestId),
  ]);
  return {
    requestBasicInfo: detail,
    moduleClaimInfo: details,
    addressInfo: address,
    attachmentResList: files,
    requestSerialList,
    solutions,
    tips,
    processNodes: detail.processNodes,
  };
}

const Project = EarlierProject.shape.project;

/** Earlier projects of the company that a new claim can copy. */
export async function listEarlierProjects(context: Context, contactId: number | undefined): Promise<EarlierProject[]> {
  const rows = await findProjects(context.db, context.actor, await companyOf(context, contactId));
  return rows.flatMap(({ request_no, submitted_at, ...details }) =>
    submitted_at === null
      ? []
      : [{ requestNo: request_no, submitTime: submitted_at.toISOString(), project: Project.parse(toModuleClaim(details)) }],
  );
}
