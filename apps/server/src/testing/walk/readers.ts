import { listMessages, listMessagesAsGuest } from '@heliodesk/contract/case-chat';
import type { CaseState } from './case-state.ts';
import type { Walker } from './walkers.ts';

/** What of a conversation reaches the wrong people: what was taken back, notes, other companies’ words. */
export async function readFaults(people: Iterable<Walker>, { request, messages }: CaseState): Promise<string[]> {
  const faults: string[] = [];
  for (const person of people) {
    const call = person.kind === 'guest' ? listMessagesAsGuest : listMessages;
    const { code, data } = await person.client.call(call, { query: { requestId: request.id } });
    if (code !== 200) continue;
    if (person.contact !== null && person.contact.accountId !== request.account_id) faults.push(`the ${person.who} reads it`);
    if (person.kind !== 'staff' && data.messages.some(({ internal }) => internal)) faults.push(`the ${person.who} reads a note`);
    for (const { msgId, content, attachments } of data.messages) {
      const isRecalled = messages.find(({ id }) => id === msgId)?.recalled_at !== null;
      if (isRecalled && (content !== '' || attachments.length > 0))
        faults.push(`the ${person.who} reads message ${msgId}, which was taken back`);
    }
  }
  return faults;
}
