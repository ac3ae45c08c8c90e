import type { BodyOf } from '@heliodesk/contract/kit';
import type { ModuleClaimDraft, ModuleDetails, updateModuleClaim, updateModuleDetails } from '@heliodesk/contract/module-claim';
import { requestTypes, type RequestSubmitted } from '@heliodesk/contract/request';
import { fieldsOf, findRequest, loadDetails, saveDetails, saveSubmitted, type LoadedDetails } from '#src/domains/request/index.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { moduleClaimKind } from './kind.ts';
import { saveClaim } from './service.ts';

const toView = ({ head, values: { request, details } }: LoadedDetails<ModuleClaimDraft>): ModuleDetails => ({
  ...head,
  basicReq: { requestType: requestTypes.moduleClaim, desc: request.description },
  moduleClaim: details,
});

/** The details of a submitted claim, with what was typed for the tip that asks for them. */
export const getAskedDetails = async (context: Context, requestId: number): Promise<ModuleDetails> =>
  toView(await loadDetails(context, [moduleClaimKind], requestId));

/** Keeps what was typed for the tip. */
export async function saveAskedDetails(
  context: WriteContext,
  { msgId, version, ...parts }: BodyOf<typeof updateModuleDetails>,
): Promise<ModuleDetails> {
  const requestId = await saveDetails(context, { msgId, version, given: fieldsOf(parts), types: [requestTypes.moduleClaim] });
  return getAskedDetails(context, requestId);
}

/** Saves a draft, or of a submitted claim what a tip asks for. */
export async function updateClaim(context: WriteContext, body: BodyOf<typeof updateModuleClaim>): Promise<RequestSubmitted> {
  const { requestId } = body.basicReq;
  if ((await findRequest(context.tx, context.actor, requestId))?.status === 'draft') return saveClaim(context, { ...body, submit: false });
  return saveSubmitted(context, moduleClaimKind, { requestId, version: body.version, given: fieldsOf(body) });
}
