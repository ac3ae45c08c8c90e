import { onOneLine } from '@heliodesk/contract/kit';
import type { RequestAddressDraft, RequestGuard, RequestSubmitted } from '@heliodesk/contract/request';
import type { WriteContext } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import type { RequestKind } from '../kinds.ts';
import { timedGuards } from '../guard-context.ts';
import { requestMachine } from '../machine.ts';
import { auditOnBehalf } from '../service/audit-on-behalf.ts';
import { actionsOf } from '../service/actions.ts';
import type { RequestRecord } from '../store.ts';
import { findAddresses } from '../address-store.ts';
import { titlesIn } from '../titles.ts';
import { customerOf } from './customer.ts';
import { findGuards, findKindGuards, isComplete } from './missing.ts';
import { openDraft, type DraftToOpen } from './open.ts';
import { submitDraft } from './submit.ts';

/** What a save call of any kind carries. */
export interface DraftToSave<Details> extends Omit<DraftToOpen, 'type'> {
  /** Empty: made from the fields again; if left out, the existing one stays. */
  title?: string | null | undefined;
  desc: string;
  region?: number | null | undefined;
  details: Details;
  /** If left out, the existing one stays. */
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
  const { projectName, quantity } = kind.listed(body.details);
  // None of them reads what another writes, so they go out together.
  const [details, saved, address, guards] = await Promise.all([
    kind.saveDetails(context, draft, body.details),
    transition(context, requestMachine, draft, {
      action: 'save',
      onBehalfOf: customerOf(context, draft),
      change: {
        description: body.desc,
        project_name: onOneLine(projectName),
        quantity,
        ...(body.title === undefined ? {} : { title: typedTitle(body.title) }),
        ...(body.language === undefined ? {} : { language: body.language }),
        ...(isGiven(body.region) ? { region_id: body.region } : {}),
        ...(isGiven(body.deliveryAddress) ? { deliveryAddress: body.deliveryAddress } : {}),
      },
    }),
    body.deliveryAddress ?? findAddress(tx, draft.id),
    body.submit ? [] : findGuards(tx, kind, draft),
  ]);
  if (isNew) await auditOnBehalf(context, saved, 'request.begin');
  if (body.submit) {
    const submitted = await submitDraft(context, kind, saved);
    return requestAnswer(context, submitted, (await findKindGuards(context.platform, tx, [submitted])).get(submitted.id));
  }
  return requestAnswer(context, saved, isComplete(kind, { request: saved, details, address }) ? [...guards, 'detailsComplete'] : guards);
}

const findAddress = async (tx: Tx, requestId: number): Promise<RequestAddressDraft | null> =>
  (await findAddresses(tx, [requestId])).get(requestId) ?? null;

/** One line, without spaces at its ends; `null` where nothing is left. */
const typedTitle = (title: string | null): string | null => (title && onOneLine(title).replaceAll(/\s+/gu, ' ').trim()) || null;

const isGiven = <Value>(value: Value): value is NonNullable<Value> => value !== undefined && value !== null;

/** What saving and submitting answer about a request. */
export function requestAnswer(
  { platform, actor, language }: WriteContext,
  request: RequestRecord,
  guards: readonly RequestGuard[] | undefined,
): RequestSubmitted {
  const titleOf = titlesIn(platform, language);
  const madeTitle = titleOf({ ...request, title: null });
  return {
    requestId: request.id,
    requestNo: request.request_no,
    version: request.version,
    status: request.status,
    firstContactDue: request.first_contact_due?.toISOString() ?? null,
    submitTime: request.submitted_at?.toISOString() ?? null,
    title: request.title === null ? madeTitle : titleOf(request),
    madeTitle,
    actions: actionsOf(actor, request, [...timedGuards(request, platform.clock.now()), ...(guards ?? [])]),
  };
}
