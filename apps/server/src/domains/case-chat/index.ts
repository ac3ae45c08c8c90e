import * as api from '@heliodesk/contract/case-chat';
import { conversationPort } from '#src/domains/request/index.ts';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { issueTicket } from '#src/platform/live/tickets.ts';
import { registerFileOwners } from './files.ts';
import { addLiveUpdates } from './live.ts';
import { defineDigests } from './service/digest.ts';
import { markReadTo, readMessages } from './service/read.ts';
import { recall } from './service/recall.ts';
import { postSystemMessage, sendNote, sendPublic } from './service/send.ts';
import { unreadOf } from './store/marks.ts';

export { sendNote, sendPublic } from './service/send.ts';

/** The conversation about a request, and the live connection that carries it. */
export function registerCaseChat(mounting: Mounting): void {
  const { platform } = mounting;
  registerFileOwners(platform);
  conversationPort.register(platform, { postSystemMessage, unreadOf });
  mount(mounting, api.listMessages, ({ actor, query }) => readMessages(platform, actor, query));
  mount(mounting, api.sendMessage, ({ actor, body }) => sendPublic(platform, actor, body));
  mount(mounting, api.recallMessage, ({ actor, query, origin }) => recall(platform, actor, query.msgId, origin));
  mount(mounting, api.markRead, async ({ actor, body }) => {
    await markReadTo(platform, actor, body);
    return null;
  });
  mount(mounting, api.addNote, ({ actor, body }) => sendNote(platform, actor, body));
  mount(mounting, api.liveTicket, async ({ actor }) => ({ ticket: await issueTicket(platform, actor) }));
  addLiveUpdates(mounting);
  defineDigests(platform);
}
