import type { RequestAddressDraft, RequestGuard, RequestSubmitted } from '@heliodesk/contract/request';
import type { WriteContext } from '#src/platform/context.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import type { RequestKind } from '../kinds.ts';
import { requestMachine } from '../machine.ts';
import { auditOnBehalf } from '../service/audit-on-behalf.ts';
import { actionsOf } from '../service/actions.ts';
import type { RequestRecord } from '../store.ts';
import { findAddresses, upsertAddress } from '../address-store.ts';
import { customerOf } from './customer.ts';
import { findDraftGuards, findKindGuards } from './missing.ts';
import { openDraft, type DraftToOpen } from './open.ts';
import { submitDraft } from './submit.ts';

/** What a save call of any kind carries. */
export interface DraftToSave<Details> extends Omit<DraftToOpen, 'type'> {
  desc: string;
  region?: number | null | undefined;
  details: Details;
  /** Left out, the one that is there stays. */
  deliveryAddress?: RequestAddressDraft | null | undefined;
  submit: boolean;
}

/**
 * Saves a draft of any kind whatever its state; with `submit` everything is checked and the request is handed in, or nothing changes
 * at all.
 */
export async function saveRequest<Details, Submission>(
  context: WriteContext,
  kind: RequestKind<Details, Submission>,
  body: DraftToSave<Details>,
): Promise<RequestSubmitted> {
  const { tx } = context;
  const { draft, isNew } = await openDraft(context, { ...body, type: kind.type });
  const details = await kind.saveDetails(context, draft, body.details);
  if (isGiven(body.deliveryAddress)) await upsertAddress(tx, draft.id, body.deliveryAddress);
  const { projectName, quantity } = kind.listed(body.details);
  const saved = await transition(context, requestMachine, draft, {
    action: 'save',
    onBehalfOf: customerOf(context, draft),
    change: {
      description: body.desc,
      project_name: projectName,
      quantity,
      ...(body.language === undefined ? {} : { language: body.language }),
      ...(isGiven(body.region) ? { region_id: body.region } : {}),
    },
  });
  if (isNew) await auditOnBehalf(context, saved, 'request.begin');
  if (body.submit) {
    const submitted = await submitDraft(context, kind, saved);
    return answerOf(context, submitted, (await findKindGuards(context.platform, tx, [submitted])).get(submitted.id));
  }
  const address = isGiven(body.deliveryAddress) ? body.deliveryAddress : ((await findAddresses(tx, [draft.id])).get(draft.id) ?? null);
  return answerOf(context, saved, await findDraftGuards(tx, kind, { request: saved, details, address }));
}

const isGiven = <Value>(value: Value): value is NonNullable<Value> => value !== undefined && value !== null;

const answerOf = ({ actor }: WriteContext, request: RequestRecord, guards: readonly RequestGuard[] | undefined): RequestSubmitted => ({
  requestId: request.id,
  requestNo: request.request_no,
  version: request.version,
  status: request.status,
  firstContactDue: request.first_contact_due?.toISOString() ?? null,
  actions: actionsOf(actor, request, guards),
});
