import type { BodyOf } from '@heliodesk/contract/kit';
import { archiveDays, isClaim, type complete, type RequestActed } from '@heliodesk/contract/request';
import type { WriteContext } from '#src/platform/context.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import { requestMachine } from '../machine.ts';
import { conversationPort } from '../ports.ts';
import { reopenUntil } from '../guard-context.ts';
import type { RequestRecord } from '../store.ts';
import { acted, nameOf } from './acted.ts';
import { appealUntil } from './appeal-until.ts';
import { lockRequest } from './lock.ts';
import { notifyContact } from './notify-contact.ts';

type Completion = BodyOf<typeof complete>;

/** The answer that an enquiry is completed with: the one given now, else the newest; refuses without any. */
async function answerFor({ platform, tx }: WriteContext, requestId: number, content: string): Promise<string> {
  const answer = content === '' ? await conversationPort.of(platform).findLastReply(tx, requestId) : content;
  if (answer === undefined) throw failFields({ path: 'content', rule: 'answerMissing' });
  return answer;
}

async function tellAnswered(context: WriteContext, completed: RequestRecord, answer: string): Promise<void> {
  const until = reopenUntil(completed);
  if (until === null) throw new Error(`Request ${completed.id} was not completed`);
  await conversationPort.of(context.platform).postSystemMessage(context, completed.id, 'completed', { until: until.toISOString() });
  await notifyContact(context, completed, { template: 'enquiryCompleted', params: { answer, until: { moment: until } } });
}

async function tellDismissed(context: WriteContext, completed: RequestRecord, reason: string): Promise<void> {
  await conversationPort.of(context.platform).postSystemMessage(context, completed.id, 'notForUs', { reason });
  await notifyContact(context, completed, { template: 'enquiryNotForUs', params: { reason } });
}

/** Ends an enquiry with an answer, given now or before, or as nothing for us, with a reason that the customer reads. */
async function completeEnquiry(
  context: WriteContext,
  request: RequestRecord,
  { outcome, content, reason }: Completion,
): Promise<RequestRecord> {
  if (outcome === undefined) throw failFields({ path: 'outcome', rule: 'required' });
  const completed = await transition(context, requestMachine, request, {
    action: 'complete',
    reason: outcome === 'notForUs' ? reason : '',
    change: { outcome, waiting_on: 'none' },
    after: { outcome },
  });
  if (outcome === 'notForUs') await tellDismissed(context, completed, reason);
  else {
    const answer = await answerFor(context, request.id, content);
    if (content !== '') await conversationPort.of(context.platform).postReply(context, completed, content);
    await tellAnswered(context, completed, answer);
  }
  return completed;
}

/** Ends a claim whose solutions are all done, with words that the customer reads in the conversation and in a mail. */
async function completeClaim(context: WriteContext, request: RequestRecord, { outcome, content }: Completion): Promise<RequestRecord> {
  if (outcome !== undefined) throw failFields({ path: 'outcome', rule: 'invalid' });
  if (content === '') throw failFields({ path: 'content', rule: 'required' });
  const completed = await transition(context, requestMachine, request, {
    // A reopened claim may have nothing more to carry out.
    action: request.status === 'picked_up' ? 'completeAgain' : 'complete',
    change: {
      waiting_on: 'none',
      appeal_until: await appealUntil(context, request, { now: context.platform.clock.now(), mostDays: archiveDays }),
    },
  });
  const conversation = conversationPort.of(context.platform);
  await conversation.postClosing(context, completed, content);
  await conversation.postSystemMessage(context, completed.id, 'claimCompleted', {});
  await notifyContact(context, completed, { template: 'claimCompleted', params: { closing: content } });
  return completed;
}

/** Completes a request of either kind. */
export async function completeRequest(context: WriteContext, body: Completion): Promise<RequestActed> {
  const request = await lockRequest(context, body.requestId, body.version);
  const completed = await (isClaim(request.type) ? completeClaim : completeEnquiry)(context, request, body);
  return acted(context, completed, await nameOf(context.tx, completed.owner_id));
}
