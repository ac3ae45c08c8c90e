import type { BodyOf } from '@heliodesk/contract/kit';
import type { ModuleClaimDraftView, ModuleClaimProfile, ModuleClaimSaved, saveModuleClaim } from '@heliodesk/contract/module-claim';
import { requestTypes } from '@heliodesk/contract/request';
import { copyAttachments, listAttachments } from '#src/domains/attachment/index.ts';
import {
  actionsOf,
  auditOnBehalf,
  findStartedBy,
  findRequest,
  getRequestDetail,
  openDraft,
  saveDraft,
  submitDraft,
  upsertRequestAddress,
  type RequestContext,
  type RequestRecord,
} from '#src/domains/request/index.ts';
import { countSerials, reevaluation } from '#src/domains/serial-number/index.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Tx } from '#src/platform/db/database.ts';
import type { Origin } from '#src/platform/http/call.ts';
import { fail, Failure } from '#src/platform/http/failure.ts';
import { draftGuardsOf, missingOf } from './guards.ts';
import { findAddress, findClaim, upsertClaim, type ClaimRecord } from './store.ts';
import { emptyModuleClaim, toModuleClaim } from './view.ts';

type SaveBody = BodyOf<typeof saveModuleClaim>;

/** The whole number that lists show, once it is one. */
const quantityOf = (quantity: string | number | null | undefined): number | null => {
  const value = Number(quantity ?? '');
  return Number.isSafeInteger(value) && value > 0 && value <= 10_000_000 ? value : null;
};

async function answerOf(tx: Tx, actor: Actor, request: RequestRecord): Promise<ModuleClaimSaved> {
  const guards = request.status === 'draft' ? await draftGuardsOf(tx, request) : [];
  return {
    requestId: request.id,
    requestNo: request.request_no,
    version: request.version,
    status: request.status,
    firstContactDue: request.first_contact_due?.toISOString() ?? null,
    actions: actionsOf(actor, request, guards),
  };
}

/** Saves the draft whatever its state; with `submit` everything is checked and the claim is handed in, or nothing changes at all. */
export async function saveClaim(context: RequestContext, tx: Tx, actor: Actor, body: SaveBody, origin: Origin): Promise<ModuleClaimSaved> {
  const { basicReq, moduleClaim, requestAddressReq } = body;
  const draft = await openDraft(context, tx, actor, {
    type: requestTypes.moduleClaim,
    requestId: basicReq.requestId,
    version: body.version,
    onBehalfOf: body.onBehalfOf,
    language: basicReq.language,
  });
  await copyFilesOf(context, tx, actor, draft, body);
  const before = await findClaim(tx, draft.id);
  await upsertClaim(tx, draft.id, moduleClaim);
  if (before !== undefined && changesVerdicts(before, moduleClaim))
    await context.platform.jobs.enqueue(tx, reevaluation, { requestId: draft.id });
  if (requestAddressReq !== null && requestAddressReq !== undefined) await upsertRequestAddress(tx, draft.id, requestAddressReq);
  const saved = await saveDraft(context, tx, actor, draft, {
    description: basicReq.desc,
    project_name: moduleClaim.projectName ?? '',
    quantity: quantityOf(moduleClaim.quantity),
    ...(basicReq.language === undefined ? {} : { language: basicReq.language }),
    ...(basicReq.region === undefined || basicReq.region === null ? {} : { region_id: basicReq.region }),
  });
  const at = context.platform.clock.now();
  if (isFirstSave(body)) await auditOnBehalf(tx, actor, saved, 'request.begin', origin, at);
  if (!body.submit) return answerOf(tx, actor, saved);
  const submitted = await submitClaim(context, tx, actor, saved);
  await auditOnBehalf(tx, actor, submitted, 'request.submit', origin, at);
  return answerOf(tx, actor, submitted);
}

const isFirstSave = ({ basicReq: { requestId } }: SaveBody): boolean => requestId === undefined || requestId === null;

/** Country and defect date decide on the verdicts of serial numbers that stand in the claim already. */
const changesVerdicts = (before: ClaimRecord, { projectCountry, defectDate }: SaveBody['moduleClaim']): boolean =>
  before.project_country !== String(projectCountry ?? '') || before.defect_date !== (defectDate ?? '');

/** A copy's first save brings the files of the request it was made from. */
async function copyFilesOf({ platform }: RequestContext, tx: Tx, actor: Actor, draft: RequestRecord, body: SaveBody): Promise<void> {
  const { cloneOf } = body;
  if (cloneOf === undefined || !isFirstSave(body)) return;
  const original = await findRequest(tx, actor, cloneOf);
  // Staff see requests of every company; what one customer sent in is nothing to another.
  if (original === undefined || original.account_id !== draft.account_id) throw fail('notFound');
  await copyAttachments(platform, tx, cloneOf, draft.id, actor);
}

async function submitClaim(context: RequestContext, tx: Tx, actor: Actor, draft: RequestRecord): Promise<RequestRecord> {
  const missing = await missingOf(tx, draft);
  if (missing.length > 0) throw new Failure('validation', {}, missing);
  return submitDraft(context, tx, actor, draft, await draftGuardsOf(tx, draft));
}

async function ownClaim({ platform }: RequestContext, actor: Actor, requestId: number): Promise<RequestRecord> {
  const request = await findRequest(platform.db, actor, requestId);
  if (request === undefined || request.type !== requestTypes.moduleClaim) throw fail('notFound');
  return request;
}

/** A draft to go on with; cloned, everything that names the old request is empty (spec 3 §7). */
export async function getDraft(context: RequestContext, actor: Actor, requestId: number, clone: boolean): Promise<ModuleClaimDraftView> {
  const { db } = context.platform;
  const request = await ownClaim(context, actor, requestId);
  if (!clone && request.status !== 'draft') throw fail('request.notDraft', {}, { status: request.status });
  const [claim, address, files, serials, onBehalf] = await Promise.all([
    findClaim(db, requestId),
    findAddress(db, requestId),
    listAttachments(db, requestId),
    countSerials(db, requestId),
    clone ? null : findStartedBy(db, request),
  ]);
  return {
    basicReq: {
      requestId: clone ? null : request.id,
      requestNo: clone ? null : request.request_no,
      requestType: requestTypes.moduleClaim,
      desc: request.description,
      language: request.language,
      region: request.region_id,
      attIds: files.map(({ attId }) => attId).join(','),
    },
    moduleClaim: claim === undefined ? emptyModuleClaim : toModuleClaim(claim),
    requestAddressReq: { ...address, ...(clone ? { addressId: null } : {}) },
    draft: !clone,
    isInvoice: false,
    attachmentRes: files,
    serialTotal: clone ? 0 : serials,
    customerId: actor.kind === 'staff' ? request.contact_id : null,
    onBehalf,
    version: clone ? 0 : request.version,
    updateTime: clone ? null : request.updated_at.toISOString(),
  };
}

/** A submitted claim with everything in it. */
export async function getProfile(context: RequestContext, actor: Actor, requestId: number): Promise<ModuleClaimProfile> {
  const { db } = context.platform;
  await ownClaim(context, actor, requestId);
  const [detail, claim, address, files, serials] = await Promise.all([
    getRequestDetail(context, actor, requestId),
    findClaim(db, requestId),
    findAddress(db, requestId),
    listAttachments(db, requestId),
    countSerials(db, requestId),
  ]);
  return {
    requestBasicInfo: detail,
    moduleClaimInfo: claim === undefined ? emptyModuleClaim : toModuleClaim(claim),
    addressInfo: address,
    attachmentResList: files,
    requestSerialList: { total: serials },
    solutions: [],
    tips: [],
    processNodes: detail.processNodes,
  };
}
