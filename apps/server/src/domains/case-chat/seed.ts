import { randomUUID } from 'node:crypto';
import { messageTypes, type Message } from '@heliodesk/contract/case-chat';
import { buildAttachment } from '#src/domains/attachment/seed.ts';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { buildEnquiry } from '#src/domains/enquiry/seed.ts';
import { findRequest, pickUpRequest } from '#src/domains/request/index.ts';
import { actorOf } from '#src/domains/request/seed.ts';
import { contextOf, withTx } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Platform } from '#src/platform/platform.ts';
import { sendPublic } from './service/send.ts';

export { sendDueDigests } from './service/digest.ts';

const question = 'Which torque do you allow for M8 clamps on the short side?';

/** An enquiry of the customer that is still a draft. */
export async function buildDraft(platform: Platform, customer: BuiltCustomer): Promise<{ requestId: number; requestNo: string }> {
  return buildEnquiry(platform, customer, { desc: question });
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
  const { requestId, requestNo } = await buildEnquiry(platform, customer, { desc: question, submit: true });
  return { customer, agent, requestId, requestNo };
}

/** The same, picked up by the agent, with the version that it has then. */
export async function buildPickedUp(
  platform: Platform,
  people: Parameters<typeof buildCase>[1] = {},
): Promise<BuiltCase & { version: number }> {
  const built = await buildCase(platform, people);
  const context = contextOf(platform, await actorOf(platform, built.agent));
  const { version } = await transaction(platform.db, async (tx) => {
    const request = await findRequest(tx, context.actor, built.requestId);
    return pickUpRequest(withTx(context, tx), { requestId: built.requestId, version: request?.version ?? 0 });
  });
  return { ...built, version };
}

/** A file that someone has uploaded for an internal note; its id. */
export const buildNoteFile = async (platform: Platform, author: { token: string }, requestId: number, fileName: string): Promise<number> =>
  (await buildAttachment(platform, await actorOf(platform, author), { requestId, purpose: 'note', fileName })).attId;

/** A public message of someone who has signed in. */
export const buildMessage = async (
  platform: Platform,
  author: { token: string },
  requestId: number,
  content = 'When will someone come by?',
): Promise<Message> =>
  sendPublic(contextOf(platform, await actorOf(platform, author)), {
    requestId,
    clientMsgId: randomUUID(),
    type: messageTypes.text,
    content,
  });
