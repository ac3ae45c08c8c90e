import type { EnquiryBinding, listRts as listApi, RtsRow, Sender } from '@heliodesk/contract/enquiry';
import type { Page, QueryOf } from '@heliodesk/contract/kit';
import { customerChoice, suggestCustomers } from '#src/domains/account/index.ts';
import { actionsFor, findRequest, isBound, listOfGuests } from '#src/domains/request/index.ts';
import type { Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { isEnquiry } from './kind.ts';
import { findSenders } from './sender-store.ts';

/** Enquiries of guests, with who they are from as the guests themselves say. */
export async function listRts(context: Context, query: QueryOf<typeof listApi>): Promise<Page<RtsRow>> {
  const { rows, total } = await listOfGuests(context, query);
  const senders = await findSenders(
    context.db,
    rows.map(({ requestId }) => requestId),
  );
  return {
    rows: rows.flatMap((row) => {
      const sender = senders.get(row.requestId);
      return sender === undefined ? [] : { ...row, sender };
    }),
    total,
  };
}

/** The company and the contact that an enquiry belongs to; while it belongs to none, contacts who may have sent it. */
export async function getBinding(context: Context, requestId: number): Promise<EnquiryBinding> {
  const { platform, db, actor } = context;
  const request = await findRequest(db, actor, requestId);
  if (request === undefined || !isEnquiry(request.type)) throw fail('notFound');
  const sender: Sender | undefined = (await findSenders(db, [requestId])).get(requestId);
  const contact = isBound(request) ? await customerChoice(context, request.contact_id) : undefined;
  return {
    requestId,
    requestNo: request.request_no,
    version: request.version,
    binding: contact !== undefined,
    accountId: contact?.accountId ?? null,
    companyName: contact?.companyName ?? '',
    contactId: contact?.contactId ?? null,
    contactPerson: contact?.contactPerson ?? '',
    sender: sender ?? null,
    suggestions: sender === undefined || contact !== undefined ? [] : await suggestCustomers(context, sender),
    actions: actionsFor(platform, actor, request),
  };
}
