import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './schemas.ts';

const endpoint = endpointsOf<typeof schemas>('notification');

export const listNotices = endpoint({
  method: 'GET',
  path: '/api/notice/list',
  summary: 'List your notices',
  about:
    'Newest first. For those after a notice, pass its `cursor` as `after`. Notices about requests that you can no longer see are left out.',
  access: 'signedIn',
  query: 'NoticeListQuery',
  data: 'NoticeList',
});

export const listNoticedRequests = endpoint({
  method: 'GET',
  path: '/api/notice/requests',
  summary: 'List the requests that your newest notices are about',
  access: 'signedIn',
  query: 'NoticedRequestsQuery',
  data: 'NoticedRequests',
});

export const countNotices = endpoint({
  method: 'GET',
  path: '/api/notice/count',
  summary: 'Count your unread notices',
  access: 'signedIn',
  data: 'NoticeCount',
});

export const readNotices = endpoint({
  method: 'POST',
  path: '/api/notice/read',
  summary: 'Mark notices as read',
  access: 'signedIn',
  body: 'ReadNoticesBody',
  data: 'NoticeCount',
});

export const readNoticesAbout = endpoint({
  method: 'POST',
  path: '/api/notice/readAbout',
  summary: 'Mark your notices about a request or a bulk run as read',
  about: 'For pages that show by themselves what some kinds of notices tell.',
  access: 'signedIn',
  body: 'ReadNoticesAboutBody',
  data: 'NoticeCount',
});

export const readAllNotices = endpoint({
  method: 'POST',
  path: '/api/notice/readAll',
  summary: 'Mark all notices up to one as read',
  access: 'signedIn',
  body: 'ReadAllNoticesBody',
  data: 'NoticeCount',
});

export const listRunningWork = endpoint({
  method: 'GET',
  path: '/api/notice/work',
  summary: 'List what is going on in the background for you',
  about: 'Newest first. Work that has ended is told by a notice instead.',
  access: 'signedIn',
  data: 'RunningWorkList',
});

export const getNoticeChoices = endpoint({
  method: 'GET',
  path: '/api/notice/choices',
  summary: 'Read how your notices come',
  access: 'signedIn',
  data: 'NoticeChoices',
});

export const chooseNotices = endpoint({
  method: 'POST',
  path: '/api/notice/choices',
  summary: 'Choose how your notices come',
  access: 'signedIn',
  body: 'ChooseNoticesBody',
  data: 'NoticeChoices',
});

export const readSubscription = endpoint({
  method: 'GET',
  path: '/open/notice/subscription',
  summary: 'Read what a mail’s unsubscribe link switches off',
  access: 'public',
  query: 'UnsubscribeQuery',
  data: 'MailSubscription',
});

export const switchMailsOff = endpoint({
  method: 'POST',
  path: '/unsubscribe',
  summary: 'Switch off what a mail’s unsubscribe link names',
  about: 'Mail programs call it by themselves (RFC 8058), with a body that says nothing more. Opened as a page, it only asks.',
  access: 'public',
  query: 'UnsubscribeQuery',
  data: 'Unsubscribed',
});

export const subscribeAgain = endpoint({
  method: 'POST',
  path: '/open/notice/subscribe',
  summary: 'Switch mails on again that an unsubscribe link has switched off',
  access: 'public',
  body: 'SubscribeAgainBody',
  data: 'MailSubscription',
});
