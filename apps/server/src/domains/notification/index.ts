import * as api from '@heliodesk/contract/notification';
import { messageNoticePort } from '#src/domains/case-chat/index.ts';
import { menuEntries } from '#src/domains/identity/index.ts';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { notificationPort } from '#src/platform/notify/notify.ts';
import { registerPersonTopic } from './live.ts';
import { noticeMenu } from './menu.ts';
import { insertMessageNotice } from './notice-store.ts';
import {
  conversationRead,
  countNoticesOf,
  markAllNoticesRead,
  markNoticesAboutRead,
  markNoticesRead,
  readNoticedRequests,
  readNoticeList,
  settleDecision,
  tellScreens,
} from './service/notices.ts';
import { notifyPerson, ringBell } from './service/notify-person.ts';
import { mountSubscriptions } from './subscription-routes.ts';
import { choose, readChoices } from './service/choices.ts';
import { scheduleDailies } from './service/daily.ts';
import { wantedMail } from './service/wanted-mail.ts';
import { listWork } from './service/work.ts';

/** Notifies people about what concerns them. */
export function registerNotification(mounting: Mounting): void {
  const { platform } = mounting;
  notificationPort.register(platform, { notify: notifyPerson, ringBell, settleDecision, wantedMail });
  messageNoticePort.register(platform, { noticeOf: insertMessageNotice, tellScreens, conversationRead });
  menuEntries.register(platform, 'notification', noticeMenu);
  registerPersonTopic(platform);
  scheduleDailies(platform);
  mountSubscriptions(mounting);
  mount(mounting, api.getNoticeChoices, (context) => readChoices(context));
  mount(mounting, api.chooseNotices, (context, { body }) => choose(context, body));
  mount(mounting, api.listNotices, (context, { query }) => readNoticeList(context, query));
  mount(mounting, api.listNoticedRequests, (context, { query }) => readNoticedRequests(context, query.requestId));
  mount(mounting, api.countNotices, (context) => countNoticesOf(context));
  mount(mounting, api.readNotices, (context, { body }) => markNoticesRead(context, body.noticeIds));
  mount(mounting, api.readNoticesAbout, (context, { body }) => markNoticesAboutRead(context, body));
  mount(mounting, api.listRunningWork, (context) => listWork(context));
  mount(mounting, api.readAllNotices, (context, { body }) => markAllNoticesRead(context, body));
}
