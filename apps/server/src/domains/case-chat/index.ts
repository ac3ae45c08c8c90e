import * as api from '@heliodesk/contract/case-chat';
import { conversationPort } from '#src/domains/request/index.ts';
import { readingQuickly } from '#src/platform/context.ts';
import { mountUnmanaged, mount, type Mounting } from '#src/platform/http/mount.ts';
import { registerFileOwners } from './files.ts';
import { registerChatEvents } from './live.ts';
import { scheduleDigests } from './service/digest.ts';
import { markReadTo, readMessages } from './service/read.ts';
import { deleteMessage, recall } from './service/recall.ts';
import { listReplies, postClosing, postReply, reply } from './service/replies.ts';
import { sendNote, sendPublic } from './service/send.ts';
import { postSystemMessage } from './service/system-message.ts';
import { postOffers, postStepTip, postTip, postTipAnswer, takeTipsBack } from './service/tips.ts';
import { unreadOf } from './store/marks.ts';
import { findText } from './store/questions.ts';
import { findLastOfCustomer, findLastReply } from './store/replies.ts';
import { registerViewers } from './viewers.ts';

export { messageNoticePort } from './ports.ts';
export { recall as recallMessage } from './service/recall.ts';
export { sendNote, sendPublic } from './service/send.ts';
export { write as writeMessage } from './service/write.ts';
export { recallTime } from './view.ts';

/** The conversation about a request. */
export function registerCaseChat(mounting: Mounting): void {
  const { platform } = mounting;
  registerFileOwners(platform);
  conversationPort.register(platform, {
    postSystemMessage,
    postReply,
    postClosing,
    postTip,
    postOffers,
    postStepTip,
    postTipAnswer,
    takeTipsBack,
    findText,
    findLastReply,
    findLastOfCustomer,
    listReplies,
    unreadOf,
  });
  registerChatEvents(platform);
  const endViewers = registerViewers(platform);
  mounting.app.addHook('onClose', async () => endViewers());
  scheduleDigests(platform);
  mount(mounting, api.listMessages, (context, { query }) => readMessages(readingQuickly(context), query));
  // A repeated message is answered even if its content can't be sent anymore.
  mountUnmanaged(mounting, api.sendMessage, (context, { body }) => sendPublic(context, body));
  mountUnmanaged(mounting, api.addNote, (context, { body }) => sendNote(context, body));
  mount(mounting, api.replyToEnquiry, (context, { body }) => reply(context, body));
  mount(mounting, api.addReply, (context, { body }) => reply(context, body));
  mount(mounting, api.listReplies, (context, { query }) => listReplies(context, query.requestId));
  mount(mounting, api.recallMessage, (context, { query }) => recall(context, query.msgId));
  mount(mounting, api.deleteMessage, (context, { query }) => deleteMessage(context, query));
  mountUnmanaged(mounting, api.markRead, async (context, { body }) => {
    await markReadTo(context, body);
    return null;
  });
  mount(mounting, api.listMessagesAsGuest, (context, { query }) => readMessages(readingQuickly(context), query));
  mountUnmanaged(mounting, api.sendMessageAsGuest, (context, { body }) => sendPublic(context, body));
  mount(mounting, api.recallMessageAsGuest, (context, { query }) => recall(context, query.msgId));
  mountUnmanaged(mounting, api.markReadAsGuest, async (context, { body }) => {
    await markReadTo(context, body);
    return null;
  });
}
