import type { BodyOf } from '@heliodesk/contract/kit';
import { claimTypeOf, type turnIntoClaim as api, type RequestSubmitted, type TurnedIntoClaim } from '@heliodesk/contract/request';
import type { WriteContext } from '#src/platform/context.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import { saveRequest } from '../draft/save.ts';
import { timedGuards } from '../guard-context.ts';
import { findKind } from '../kinds.ts';
import { insertLink } from '../link-store.ts';
import { requestMachine } from '../machine.ts';
import { conversationPort } from '../ports.ts';
import { isBound, type RequestRecord } from '../store.ts';
import { acted, nameOf } from './acted.ts';
import { lockRequest } from './lock.ts';
import { notifyContact } from './notify-contact.ts';

/** A draft of a claim for the enquiry's contact, with what both kinds have: words, country, language and files. */
function startClaim(context: WriteContext, enquiry: RequestRecord, requestType: 3 | 4 | undefined): Promise<RequestSubmitted> {
  const kind = findKind(context.platform, requestType ?? claimTypeOf(enquiry.type));
  if (kind === undefined || !isBound(enquiry)) throw failFields({ path: 'requestType', rule: 'invalid' });
  return saveRequest(context, kind, {
    onBehalfOf: enquiry.contact_id,
    cloneOf: enquiry.id,
    language: enquiry.language,
    title: enquiry.title,
    desc: enquiry.description,
    region: enquiry.region_id,
    details: kind.empty,
    submit: false,
  });
}

/** Starts a claim about what an enquiry asks; the enquiry stays as it is, and each shows the number of the other. */
export async function turnIntoClaim(
  context: WriteContext,
  { requestId, version, requestType }: BodyOf<typeof api>,
): Promise<TurnedIntoClaim> {
  const { platform, tx, actor } = context;
  const enquiry = await lockRequest(context, requestId, version);
  const type = requestType ?? claimTypeOf(enquiry.type);
  const turned = await transition(context, requestMachine, enquiry, {
    action: 'turnIntoClaim',
    extraGuards: timedGuards(enquiry, platform.clock.now()),
    after: { requestType: type },
  });
  const claim = await startClaim(context, turned, requestType);
  await insertLink(tx, { fromId: claim.requestId, toId: requestId, kind: 'claimOf', createdBy: actor.userId, at: platform.clock.now() });
  await conversationPort.of(platform).postSystemMessage(context, requestId, 'turnedIntoClaim', { claimNo: claim.requestNo });
  await notifyContact(context, turned, { template: 'enquiryTurned', params: { agent: actor.name, claimNo: claim.requestNo } });
  return {
    ...acted(context, turned, await nameOf(tx, turned.owner_id)),
    claim: { requestId: claim.requestId, requestNo: claim.requestNo, requestType: type },
  };
}
