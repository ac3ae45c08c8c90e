import type { RequestAddressDraft, RequestSubmitted } from '@heliodesk/contract/request';
import type { WriteContext } from '#src/platform/context.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import type { RequestKind } from '../kinds.ts';
import { requestMachine } from '../machine.ts';
import { auditOnBehalf } from '../service/audit-on-behalf.ts';
import { actionsOf } from '../service/actions.ts';
import type { RequestRecord } from '../store.ts';
import { upsertAddress } from '../address-store.ts';
import { customerOf } from './customer.ts';
import { findKindGuards } from './missing.ts';
import { openDraft, type DraftToOpen } from './open.ts';
import { submitDraft } from './submit.ts';

/** What a save call of any kind carries. */
export interface DraftToSave<Details> extends Omit<DraftToOpen, 'type'> {
  desc: string;
  region?: number | null | undefined;
  details: Details;
  /** Left out, the one that stands there stays. */
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
  await kind.saveDetails(context, draft, body.details);
  if (body.deliveryAddress !== undefined && body.deliveryAddress !== null) await upsertAddress(tx, draft.id, body.deliveryAddress);
  const { projectName, quantity } = kind.listed(body.details);
  const saved = await transition(context, requestMachine, draft, {
    action: 'save',
    onBehalfOf: customerOf(context, draft),
    change: {
      description: body.desc,
      project_name: projectName,
      quantity,
      ...(body.language === undefined ? {} : { language: body.language }),
      ...(body.region === undefined || body.region === null ? {} : { region_id: body.region }),
    },
  });
  if (isNew) await auditOnBehalf(context, saved, 'request.begin');
  return answerOf(context, body.submit ? await submitDraft(context, kind, saved) : saved);
}

async function answerOf({ platform, tx, actor }: WriteContext, request: RequestRecord): Promise<RequestSubmitted> {
  const guards = await findKindGuards(platform, tx, [request]);
  return {
    requestId: request.id,
    requestNo: request.request_no,
    version: request.version,
    status: request.status,
    firstContactDue: request.first_contact_due?.toISOString() ?? null,
    actions: actionsOf(actor, request, guards.get(request.id)),
  };
}
