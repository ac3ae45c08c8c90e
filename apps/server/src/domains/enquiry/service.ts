import type { EnquiryType, EnquiryView, saveEnquiry as saveApi } from '@heliodesk/contract/enquiry';
import type { BodyOf } from '@heliodesk/contract/kit';
import type { RequestSubmitted } from '@heliodesk/contract/request';
import { countryName } from '#src/domains/reference/index.ts';
import {
  conversationPort,
  findRequest,
  loadDraft,
  loadSubmitted,
  saveRequest,
  type LoadedDraft,
  type RequestRecord,
} from '#src/domains/request/index.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { enquiryKinds, isEnquiry } from './kind.ts';
import { findCompanyName } from './store.ts';

/** Saves the draft whatever its state; with `submit` everything is checked and the enquiry is handed in, or nothing changes at all. */
export const saveEnquiry = (context: WriteContext, { enquiryReq, ...options }: BodyOf<typeof saveApi>): Promise<RequestSubmitted> =>
  saveRequest(context, enquiryKinds[enquiryReq.requestType], { ...enquiryReq, ...options, details: enquiryReq });

/** A draft to continue, a copy to start from, or a submitted enquiry. */
export async function getEnquiry(context: Context, requestId: number, isCopy: boolean): Promise<EnquiryView> {
  const request = await findRequest(context.db, context.actor, requestId);
  if (request === undefined || !isEnquiry(request.type)) throw fail('notFound');
  const kind = enquiryKinds[request.type];
  if (!isCopy && request.status !== 'draft') {
    const [{ detail, ...loaded }, requestReplyResList] = await Promise.all([
      loadSubmitted(context, kind, requestId),
      conversationPort.of(context.platform).listReplies(context, requestId),
    ]);
    const view = await viewOf(context, request, loaded);
    return { ...view, requestReplyResList, requestBasicInfo: detail, processNodes: detail.processNodes };
  }
  const draft = await loadDraft(context, kind, requestId, isCopy);
  return {
    ...(await viewOf(context, request, isCopy ? withoutSerial(draft) : draft)),
    requestBasicInfo: null,
    processNodes: [],
  };
}

/** A serial number is never copied (spec 3 §7). */
const withoutSerial = (draft: Loaded): Loaded => ({ ...draft, details: { ...draft.details, serialNumber: '' } });

type Loaded = Pick<LoadedDraft<EnquiryView['enquiryReq']>, 'files' | 'head' | 'state'> & { details: object };

async function viewOf(
  { db, language }: Context,
  request: RequestRecord,
  { details, files, head, state }: Loaded,
): Promise<Omit<EnquiryView, 'requestBasicInfo' | 'processNodes'>> {
  return {
    enquiryReq: {
      ...head,
      ...details,
      requestType: request.type as EnquiryType,
      accountId: request.account_id,
      companyName: request.account_id === null ? '' : await findCompanyName(db, request.account_id),
      regionName: request.region_id === null ? '' : countryName(request.region_id, language),
    },
    attachmentResList: files,
    requestReplyResList: [],
    ...state,
  };
}
