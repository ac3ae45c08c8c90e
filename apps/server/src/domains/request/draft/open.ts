import type { RequestType } from '@heliodesk/contract/request';
import { requireActable } from '#src/domains/account/index.ts';
import { copyAttachments } from '#src/domains/attachment/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { evidenceOf } from '../files.ts';
import { findKind } from '../kinds.ts';
import { findCaseContact } from '../people-store.ts';
import { ownsDraft, typesOf } from '../policy.ts';
import {
  countStarted,
  countNewDrafts,
  findRequest,
  insertDraft,
  isBound,
  lockStarting,
  nextRequestNo,
  type BoundRequest,
  type RequestRecord,
} from '../store.ts';
import { lockRequest, type Locking } from '../service/lock.ts';

/** Which draft a save goes into. */
export interface DraftToOpen {
  type: RequestType;
  /** Without one a new draft begins. */
  requestId?: number | null | undefined;
  version?: number | undefined;
  /** The contact that staff file it for. */
  onBehalfOf?: number | undefined;
  /** On a copy's first save: the request whose files and parts are copied. */
  cloneOf?: number | undefined;
  language?: string | undefined;
}

export interface OpenedDraft {
  draft: RequestRecord;
  isNew: boolean;
}

interface FiledFor {
  contactId: number;
  accountId: number;
  regionId: number;
}

/** Who a new request is for: customers file for themselves; staff file for the contact they name, types of their own team only. */
async function filedFor({ tx, actor }: WriteContext, { type, onBehalfOf }: DraftToOpen): Promise<FiledFor> {
  if (actor.kind === 'staff') {
    if (!actor.can('csp:request:behalf') || !typesOf(actor).includes(type) || onBehalfOf === undefined) throw fail('forbidden');
    return requireActable(tx, onBehalfOf);
  }
  const contact = actor.contactId === null ? undefined : await findCaseContact(tx, actor.contactId);
  if (contact === undefined || !contact.isEnabled) throw fail('forbidden');
  return contact;
}

/** The draft, locked, that a save goes into; without an id a new one, which gets its number now. */
export async function openDraft(context: WriteContext, wanted: DraftToOpen): Promise<OpenedDraft> {
  const { actor } = context;
  if (actor.kind !== 'staff' && wanted.onBehalfOf !== undefined) throw fail('forbidden');
  if (wanted.requestId === undefined || wanted.requestId === null) return { draft: await startDraft(context, wanted), isNew: true };
  const draft = await lockDraft(context, wanted.requestId, { version: wanted.version });
  if (draft.type !== wanted.type) throw fail('request.otherType');
  if (wanted.onBehalfOf !== undefined && wanted.onBehalfOf !== draft.contact_id) throw failFields({ path: 'onBehalfOf', rule: 'invalid' });
  return { draft, isNew: false };
}

/** New drafts of one contact in an hour; each takes a number of the day and may hold 50 files. */
const mostNewDrafts = { count: 2_000, seconds: 60 * 60 };

/** Requests that the people of one company start in a day, submitted ones counted too: what one company files must leave room for others. */
const mostStarted = { count: 10_000, hours: 24 };

async function limitDrafts({ tx, actor }: WriteContext, { contactId, accountId }: FiledFor, at: Date): Promise<void> {
  await lockStarting(tx, accountId);
  const { count, seconds } = mostNewDrafts;
  if ((await countNewDrafts(tx, contactId, new Date(at.getTime() - seconds * 1_000))) >= count) throw fail('tooManyRequests', { seconds });
  // Staff can still help a company that has reached its limit.
  if (actor.kind === 'staff') return;
  const since = new Date(at.getTime() - mostStarted.hours * 60 * 60_000);
  if ((await countStarted(tx, accountId, since)) >= mostStarted.count) throw fail('request.dailyLimit');
}

async function startDraft(context: WriteContext, { cloneOf, ...wanted }: DraftToOpen): Promise<RequestRecord> {
  const { platform, tx, actor } = context;
  const contact = await filedFor(context, wanted);
  const at = platform.clock.now();
  await limitDrafts(context, contact, at);
  const draft = await insertDraft(tx, {
    type: wanted.type,
    requestNo: await nextRequestNo(tx, wanted.type, at),
    accountId: contact.accountId,
    contactId: contact.contactId,
    createdBy: actor.userId,
    onBehalf: actor.kind === 'staff',
    language: wanted.language ?? actor.language,
    regionId: contact.regionId,
    at,
  });
  if (cloneOf !== undefined) await copyOwned(context, cloneOf, draft);
  return draft;
}

async function copyOwned(context: WriteContext, cloneOf: number, draft: RequestRecord): Promise<void> {
  const original = await findRequest(context.tx, context.actor, cloneOf);
  // Staff see requests of every company, but one customer's request must not be copied for another.
  if (original === undefined || original.account_id !== draft.account_id) throw fail('notFound');
  await copyAttachments(context, evidenceOf(cloneOf), evidenceOf(draft.id));
  if (original.type === draft.type) await findKind(context.platform, draft.type)?.copyOwned?.(context.tx, cloneOf, draft.id);
}

/** What a caller sends to identify a draft. */
interface KnownDraft {
  type?: RequestType;
  version?: number | undefined;
}

/**
 * An own draft, locked. Others' drafts are answered like missing ones; what was submitted already is refused, and so are staff whose
 * customer no one can act for anymore.
 */
export async function lockDraft(context: Locking, requestId: number, known: KnownDraft = {}): Promise<BoundRequest> {
  const draft = await lockOwnDraft(context, requestId, known);
  if (context.actor.kind === 'staff') await requireActable(context.tx, draft.contact_id);
  return draft;
}

/** The same, whether or not someone can act for the customer. */
export async function lockOwnDraft(context: Locking, requestId: number, { type, version }: KnownDraft = {}): Promise<BoundRequest> {
  const request = await lockRequest(context, requestId);
  if (type !== undefined && request.type !== type) throw fail('notFound');
  if (request.status !== 'draft') throw fail('request.notDraft', {}, { status: request.status, version: request.version });
  if (!isBound(request) || !ownsDraft(context.actor, request)) throw fail('notFound');
  if (version !== undefined && request.version !== version) throw fail('stale', {}, { version: request.version, status: request.status });
  return request;
}
