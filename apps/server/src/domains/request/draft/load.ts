import type { Attachment } from '@heliodesk/contract/attachment';
import type { draftHead, draftState, RequestAddressDraft, RequestDetail } from '@heliodesk/contract/request';
import type { z } from 'zod';
import { listAttachments } from '#src/domains/attachment/index.ts';
import type { Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { evidenceOf } from '../files.ts';
import type { RequestKind } from '../kinds.ts';
import { findStartedBy } from '../on-behalf-store.ts';
import { getRequestDetail } from '../service/detail.ts';
import { findRequest, type RequestRecord } from '../store.ts';
import { titlesIn } from '../titles.ts';
import { loadValues } from './missing.ts';

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

async function load<Details, Submission>(
  { platform, db, actor, language }: Context,
  kind: RequestKind<Details, Submission>,
  request: RequestRecord,
  isCopy: boolean,
): Promise<LoadedDraft<Details>> {
  const [[values], files, onBehalf] = await Promise.all([
    loadValues(db, kind, [request]),
    listAttachments(db, evidenceOf(request.id)),
    isCopy ? null : findStartedBy(db, request, language),
  ]);
  return {
    request,
    details: values?.details ?? kind.empty,
    address: { ...values?.address, ...(isCopy ? { addressId: null, keep: null } : {}) },
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
      onBehalf,
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
  return load(context, kind, request, isCopy);
}

/** A request of the kind with everything in it but what happened to it. */
export async function loadSubmitted<Details, Submission>(
  context: Context,
  kind: RequestKind<Details, Submission>,
  requestId: number,
): Promise<LoadedDraft<Details> & { detail: RequestDetail }> {
  const request = await ownRequest(context, kind, requestId);
  const [detail, loaded] = await Promise.all([
    getRequestDetail(context, requestId, { withEvents: false }),
    load(context, kind, request, false),
  ]);
  return { ...loaded, detail };
}
