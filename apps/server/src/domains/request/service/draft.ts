import { requireActable, workCalendarOf } from '#src/domains/account/index.ts';
import type { RequestGuard, RequestType } from '@heliodesk/contract/request';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Tx } from '#src/platform/db/database.ts';
import type { Origin } from '#src/platform/http/call.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { writeUtc } from '#src/platform/i18n/utc-time.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { RequestContext } from '../ports.ts';
import { findCaseContact } from '../people-store.ts';
import { ownsDraft, typesOf } from '../policy.ts';
import { firstContactWorkingDays, workingDaysLater } from '../promise.ts';
import { insertDraft, nextRequestNo, removeDraft, type RequestChange, type RequestRecord } from '../store.ts';
import { act, lockRequest } from './act.ts';
import { auditOnBehalf } from './audit-on-behalf.ts';
import { notifyContact } from './notify-contact.ts';

interface FiledFor {
  contactId: number;
  accountId: number;
  regionId: number;
}

/** Whom a new request is for: customers file for themselves, staff for the contact that they name, of the types of their team. */
async function filedFor(tx: Tx, actor: Actor, { type, onBehalfOf }: DraftToOpen): Promise<FiledFor> {
  if (actor.kind === 'staff') {
    if (!actor.can('csp:request:behalf') || !typesOf(actor).includes(type) || onBehalfOf === undefined) throw fail('forbidden');
    return requireActable(tx, onBehalfOf);
  }
  const contact = actor.contactId === null ? undefined : await findCaseContact(tx, actor.contactId);
  if (contact === undefined || !contact.isEnabled) throw fail('forbidden');
  return contact;
}

export interface DraftToOpen {
  type: RequestType;
  requestId?: number | null | undefined;
  version?: number | undefined;
  onBehalfOf?: number | undefined;
  language?: string | undefined;
}

/** The draft, locked, that a save goes into; without an id a new one, which gets its number now. */
export async function openDraft({ platform }: RequestContext, tx: Tx, actor: Actor, draft: DraftToOpen): Promise<RequestRecord> {
  if (actor.kind !== 'staff' && draft.onBehalfOf !== undefined) throw fail('forbidden');
  if (draft.requestId !== undefined && draft.requestId !== null) {
    const known = await lockDraft(tx, actor, draft.requestId, { type: draft.type, version: draft.version });
    if (draft.onBehalfOf !== undefined && draft.onBehalfOf !== known.contact_id) throw failFields({ path: 'onBehalfOf', rule: 'invalid' });
    return known;
  }
  const contact = await filedFor(tx, actor, draft);
  const at = platform.clock.now();
  return insertDraft(tx, {
    type: draft.type,
    requestNo: await nextRequestNo(tx, draft.type, at),
    accountId: contact.accountId,
    contactId: contact.contactId,
    createdBy: actor.userId,
    onBehalf: actor.kind === 'staff',
    language: draft.language ?? actor.language,
    regionId: contact.regionId,
    at,
  });
}

/**
 * An own draft, locked. Others' drafts are answered like missing ones; what was submitted already is refused, and so are staff whose
 * customer nobody can act for any more.
 */
export async function lockDraft(
  tx: Tx,
  actor: Actor,
  requestId: number,
  known: { type?: RequestType; version?: number | undefined } = {},
): Promise<RequestRecord> {
  const request = await lockOwnDraft(tx, actor, requestId, known);
  if (actor.kind === 'staff') await requireActable(tx, request.contact_id);
  return request;
}

async function lockOwnDraft(
  tx: Tx,
  actor: Actor,
  requestId: number,
  { type, version }: { type?: RequestType; version?: number | undefined } = {},
): Promise<RequestRecord> {
  const request = await lockRequest(tx, actor, requestId);
  if (type !== undefined && request.type !== type) throw fail('notFound');
  if (request.status !== 'draft') throw fail('request.notDraft', {}, { status: request.status, version: request.version });
  if (!ownsDraft(actor, request)) throw fail('notFound');
  if (version !== undefined && request.version !== version) throw fail('stale', {}, { version: request.version, status: request.status });
  return request;
}

const onBehalf = (actor: Actor, request: RequestRecord): number | null => (actor.kind === 'staff' ? request.contact_id : null);

/** Saves what the spine keeps of a draft; the domain of the kind saves the rest in the same transaction. */
export const saveDraft = (
  { platform }: RequestContext,
  tx: Tx,
  actor: Actor,
  request: RequestRecord,
  change: RequestChange,
): Promise<RequestRecord> => act(platform, tx, actor, request, { action: 'save', change, onBehalfOf: onBehalf(actor, request) });

/** Submits a draft whose details the domain of its kind has checked: the promise begins, the customer gets a receipt. */
export async function submitDraft(
  context: RequestContext,
  tx: Tx,
  actor: Actor,
  request: RequestRecord,
  guards: readonly RequestGuard[],
): Promise<RequestRecord> {
  const at = context.platform.clock.now();
  const due = workingDaysLater(at, firstContactWorkingDays, await workCalendarOf(tx, request.account_id));
  const submitted = await act(context.platform, tx, actor, request, {
    action: 'submit',
    extraGuards: guards,
    onBehalfOf: onBehalf(actor, request),
    change: { submitted_at: at, first_contact_due: due, waiting_on: 'us' },
  });
  await context.ports.postSystemMessage(context.platform, tx, request.id, 'submitted', {
    requestNo: request.request_no,
    due: due.toISOString(),
  });
  const params = { due: writeUtc(due), agent: actor.name };
  await notifyContact(
    context,
    tx,
    submitted,
    actor.kind === 'staff'
      ? { template: 'requestFiledFor', withoutSignIn: 'requestFiledForOutside', params }
      : { template: 'requestReceived', params },
  );
  return submitted;
}

/** Deletes an own draft with everything in it; stored files fall to the clean-up. */
export async function deleteOwnDraft({ clock }: Platform, tx: Tx, actor: Actor, requestId: number, origin: Origin): Promise<void> {
  const draft = await lockOwnDraft(tx, actor, requestId);
  await removeDraft(tx, requestId);
  await auditOnBehalf(tx, actor, draft, 'request.deleteDraft', origin, clock.now());
}
