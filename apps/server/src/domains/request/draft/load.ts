import type { Attachment } from '@heliodesk/contract/attachment';
import type { draftHead, draftState, RequestAddressDraft, RequestDetail } from '@heliodesk/contract/request';
import type { z } from 'zod';
import { listAttachments } from '#src/domains/attachment/index.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/db/database.ts';
import { fail } from '#src/platform/http/failure.ts';
import { evidenceOf } from '../files.ts';
import type { DraftValues, RequestKind } from '../kinds.ts';
import { findStartedBy } from '../on-behalf-store.ts';
import { readDetail } from '../service/detail.ts';
import { findRequest, type RequestRecord } from '../store.ts';
import { titlesIn } from '../titles.ts';
import { findTyped } from './missing.ts';

/** A draft to continue, or a copy to start from, without the copied request's number (spec 3 §7). */
export interface LoadedDraft<Details> {
  request: RequestRecord;
  details: Details;
  address: RequestAddressDraft;
  files: Attachment[];
  /** The parts that are the same for every kind. */
  head: z.output<z.ZodObject<typeof draftHead>>;
  state: z.output<z.ZodObject<typeof draftState>>;
}

async function ownRequest<Details, Submission>(
  { db, actor }: Context,
  kind: RequestKind<Details, Submission>,
  requestId: number,
): Promise<RequestRecord> {
  const request = await findRequest(db, actor, requestId);
  if (request === undefined || request.type !== kind.type) throw fail('notFound');
  return request;
}

type Contents<Details> = Omit<DraftValues<Details>, 'request'> & Pick<LoadedDraft<Details>, 'files'>;

/** What belongs to a request of a kind; nothing to one of another kind. */
async function findContents<Details, Submission>(
  db: Db,
  kind: RequestKind<Details, Submission>,
  requestId: number,
): Promise<Contents<Details>> {
  const [typedIn, files] = await Promise.all([findTyped(db, kind, [requestId]), listAttachments(db, evidenceOf(requestId))]);
  return { ...typedIn(requestId), files };
}

async function toLoaded<Details>(
  { platform, db, actor, language }: Context,
  request: RequestRecord,
  { details, address, files }: Contents<Details>,
  isCopy: boolean,
): Promise<LoadedDraft<Details>> {
  return {
    request,
    details,
    address: { ...address, ...(isCopy ? { addressId: null, keep: null } : {}) },
    files,
    head: {
      requestId: isCopy ? null : request.id,
      requestNo: isCopy ? null : request.request_no,
      title: request.title ?? '',
      madeTitle: titlesIn(platform, language)({ ...request, title: null }),
      desc: request.description,
      language: request.language,
      region: request.region_id,
      attIds: files.map(({ attId }) => attId).join(','),
    },
    state: {
      draft: !isCopy && request.status === 'draft',
      customerId: actor.kind === 'staff' ? request.contact_id : null,
      onBehalf: isCopy ? null : await findStartedBy(db, request, language),
      version: isCopy ? 0 : request.version,
      updateTime: isCopy ? null : request.updated_at.toISOString(),
    },
  };
}

/** A draft of the kind to continue, or with `isCopy` any request of it that the actor may see, to copy. */
export async function loadDraft<Details, Submission>(
  context: Context,
  kind: RequestKind<Details, Submission>,
  requestId: number,
  isCopy: boolean,
): Promise<LoadedDraft<Details>> {
  const request = await ownRequest(context, kind, requestId);
  if (!isCopy && request.status !== 'draft') throw fail('request.notDraft', {}, { status: request.status });
  return toLoaded(context, request, await findContents(context.db, kind, requestId), isCopy);
}

/** A request of the kind with everything in it but what happened to it. */
export async function loadSubmitted<Details, Submission>(
  context: Context,
  kind: RequestKind<Details, Submission>,
  requestId: number,
): Promise<LoadedDraft<Details> & { detail: RequestDetail }> {
  const [{ request, detail }, contents] = await Promise.all([
    readDetail(context, requestId, { withEvents: false }),
    findContents(context.db, kind, requestId),
  ]);
  if (request.type !== kind.type) throw fail('notFound');
  return { ...(await toLoaded(context, request, contents, false)), detail };
}
