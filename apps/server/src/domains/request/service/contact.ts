import { fallbackLanguage, type BodyOf } from '@heliodesk/contract/kit';
import type { CaseContact, changeContact, RequestActed } from '@heliodesk/contract/request';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { checkTransition, transition } from '#src/platform/lifecycle/transition.ts';
import { requestMachine } from '../machine.ts';
import { findCaseContacts } from '../people-store.ts';
import { conversationPort } from '../ports.ts';
import { updateSearch } from '../search-store.ts';
import { findRequest, isBound } from '../store.ts';
import { acted, nameOf } from './acted.ts';
import { lockRequest } from './lock.ts';
import { notifyContact } from './notify-contact.ts';

/** The people of a request's company who may take it over; none while it belongs to no company. */
export async function listContactsOfCase({ db, actor, language }: Context, requestId: number): Promise<CaseContact[]> {
  const request = await findRequest(db, actor, requestId);
  if (request === undefined) throw fail('notFound');
  return isBound(request) ? findCaseContacts(db, language, request.account_id) : [];
}

/** The owner, or a lead, gives the request to another person of its company, for example when its contact can no longer be reached. */
export async function changeRequestContact(
  context: WriteContext,
  { requestId, version, contactId, reason }: BodyOf<typeof changeContact>,
): Promise<RequestActed> {
  const request = await lockRequest(context, requestId, version);
  checkTransition(context, requestMachine, request, { action: 'changeContact' });
  // The conversation stores the name for readers of every language.
  const [contact] =
    isBound(request) && contactId !== request.contact_id
      ? await findCaseContacts(context.tx, fallbackLanguage, request.account_id, contactId)
      : [];
  if (contact === undefined) throw failFields({ path: 'contactId', rule: 'wrongContact' });
  const given = await transition(context, requestMachine, request, {
    action: 'changeContact',
    reason,
    // Staff see in which language to write.
    change: { contact_id: contactId, language: contact.language },
    before: { contactId: request.contact_id },
    after: { contactId },
  });
  await updateSearch(context.tx, [request.id]);
  await conversationPort.of(context.platform).postSystemMessage(context, request.id, 'contactChanged', { name: contact.name });
  await notifyContact(context, given, { template: 'contactChanged', params: {} });
  return acted(context, given, await nameOf(context.tx, given.owner_id));
}
