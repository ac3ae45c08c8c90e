import { fallbackLanguage, type BodyOf } from '@heliodesk/contract/kit';
import type { bind, RequestActed } from '@heliodesk/contract/request';
import type { WriteContext } from '#src/platform/context.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import { timedGuards } from '../guard-context.ts';
import { requestMachine } from '../machine.ts';
import { findCaseContact, findCaseContacts } from '../people-store.ts';
import { conversationPort } from '../ports.ts';
import { updateSearch } from '../search-store.ts';
import { acted, nameOf } from './acted.ts';
import { lockRequest } from './lock.ts';
import { notifyContact } from './notify-contact.ts';

/** Names the company and the contact that a guest's enquiry is from; both of them see it from now on. */
export async function bindEnquiry(
  context: WriteContext,
  { requestId, version, contactId, accountId }: BodyOf<typeof bind>,
): Promise<RequestActed> {
  const { platform, tx } = context;
  const request = await lockRequest(context, requestId, version);
  const company = await findCaseContact(tx, contactId);
  if (company === undefined || !company.isEnabled || (accountId !== undefined && accountId !== company.accountId))
    throw failFields({ path: 'contactId', rule: 'wrongContact' });
  // The conversation stores the name for readers of every language.
  const [contact] = await findCaseContacts(tx, fallbackLanguage, company.accountId, contactId);
  const bound = await transition(context, requestMachine, request, {
    action: 'bind',
    extraGuards: timedGuards(request, platform.clock.now()),
    change: {
      account_id: company.accountId,
      contact_id: contactId,
      // Staff see in which language to write.
      ...(contact === undefined ? {} : { language: contact.language }),
    },
    before: { accountId: null, contactId: null },
    after: { accountId: company.accountId, contactId },
  });
  await updateSearch(tx, [requestId]);
  await conversationPort.of(platform).postSystemMessage(context, requestId, 'bound', { name: contact?.name ?? '' });
  await notifyContact(context, bound, { template: 'enquiryBound', params: {} });
  return acted(context, bound, await nameOf(tx, bound.owner_id));
}
