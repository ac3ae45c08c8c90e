import { randomUUID } from 'node:crypto';
import { messageTypes, type Message } from '@heliodesk/contract/case-chat';
import { requestTypes } from '@heliodesk/contract/request';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { openDraft, submitDraft, type RequestContext } from '#src/domains/request/index.ts';
import { actorOf } from '#src/domains/request/seed.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Platform } from '#src/platform/platform.ts';
import { postSystemMessage, sendPublic } from './service/send.ts';
import { unreadOf } from './store/marks.ts';

const contextOn = (platform: Platform): RequestContext => ({
  platform,
  ports: {
    postSystemMessage,
    unreadOf,
    requestsWithSerial: async () => [],
    draftGuards: async () => [],
  },
});

/** A request of the customer that is still a draft. */
export async function buildDraft(platform: Platform, customer: BuiltCustomer): Promise<{ requestId: number; requestNo: string }> {
  const actor = await actorOf(platform, customer);
  const draft = await transaction(platform.db, (tx) => openDraft(contextOn(platform), tx, actor, { type: requestTypes.moduleEnquiry }));
  return { requestId: draft.id, requestNo: draft.request_no };
}

export interface BuiltCase {
  customer: BuiltCustomer;
  agent: BuiltUser;
  requestId: number;
  requestNo: string;
}

/** A submitted enquiry with its customer, and an agent who may answer it. */
export async function buildCase(platform: Platform, people: { customer?: BuiltCustomer; agent?: BuiltUser } = {}): Promise<BuiltCase> {
  const customer = people.customer ?? (await buildCustomer(platform));
  const agent = people.agent ?? (await buildStaff(platform));
  const actor = await actorOf(platform, customer);
  const context = contextOn(platform);
  const request = await transaction(platform.db, async (tx) => {
    const draft = await openDraft(context, tx, actor, { type: requestTypes.moduleEnquiry });
    return submitDraft(context, tx, actor, draft, ['detailsComplete']);
  });
  return { customer, agent, requestId: request.id, requestNo: request.request_no };
}

/** A public message of somebody who has signed in. */
export const buildMessage = async (
  platform: Platform,
  author: { token: string },
  requestId: number,
  content = 'When will somebody come?',
): Promise<Message> =>
  sendPublic(platform, await actorOf(platform, author), { requestId, clientMsgId: randomUUID(), type: messageTypes.text, content });
