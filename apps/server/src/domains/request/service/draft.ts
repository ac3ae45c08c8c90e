import { workCalendarOf } from '#src/domains/account/index.ts';
import type { RequestGuard, RequestType } from '@heliodesk/contract/request';
import type { Updateable } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Tx } from '#src/platform/db/database.ts';
import type { Request } from '#src/platform/db/tables.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { RequestContext } from '../neighbours.ts';
import { findCaseContact, type CaseContact } from '../people-store.ts';
import { ownsDraft } from '../policy.ts';
import { firstContactWorkingDays, workingDaysLater } from '../promise.ts';
import { insertDraft, nextRequestNo, removeDraft, type RequestRecord } from '../store.ts';
import { act, lockRequest } from './act.ts';
import { tellContact } from './tell-contact.ts';

/** Whom a new request is for: customers file for themselves, staff for an enabled contact that they name. */
async function filedFor(tx: Tx, actor: Actor, onBehalfOf: number | undefined): Promise<CaseContact> {
  const isForOther = actor.kind === 'staff' && actor.can('csp:request:behalf');
  const contactId = isForOther ? onBehalfOf : actor.contactId;
  if (contactId === undefined || contactId === null || (!isForOther && onBehalfOf !== undefined)) throw fail('forbidden');
  const contact = await findCaseContact(tx, contactId);
  if (contact === undefined || !contact.isEnabled) throw fail('notFound');
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
  if (draft.requestId !== undefined && draft.requestId !== null)
    return lockDraft(tx, actor, draft.requestId, { type: draft.type, version: draft.version });
  const contact = await filedFor(tx, actor, draft.onBehalfOf);
  const at = platform.clock.now();
  return insertDraft(tx, {
    type: draft.type,
    requestNo: await nextRequestNo(tx, draft.type, at),
    accountId: contact.accountId,
    contactId: contact.contactId,
    createdBy: actor.userId,
    language: draft.language ?? actor.language,
    regionId: contact.regionId,
    at,
  });
}

/** An own draft, locked. Others' drafts are answered like missing ones; what was submitted already is refused. */
export async function lockDraft(
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
  change: Updateable<Request>,
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
    also: guards,
    onBehalfOf: onBehalf(actor, request),
    change: { submitted_at: at, first_contact_due: due, waiting_on: 'us' },
  });
  await context.neighbours.say(context.platform, tx, request.id, 'submitted', { requestNo: request.request_no, due: due.toISOString() });
  await tellContact(context, tx, submitted, 'requestReceived', { due: due.toISOString().slice(0, 16).replace('T', ' ') });
  return submitted;
}

/** Deletes an own draft with everything in it; stored files fall to the clean-up. */
export async function deleteOwnDraft(tx: Tx, actor: Actor, requestId: number): Promise<void> {
  await lockDraft(tx, actor, requestId);
  await removeDraft(tx, requestId);
}
