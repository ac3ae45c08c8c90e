import type { Permission, UserKind } from '../kit/index.ts';
import { noticeKindKeys, noticeKindSpec, type NoticeHearer, type NoticeKind } from './kinds.ts';

/** How someone hears of a topic: by the bell alone, by bell and a mail right away, by bell and in the daily mail, or not at all. */
export const noticeWays = ['bell', 'mail', 'daily', 'none'] as const;
export type NoticeWay = (typeof noticeWays)[number];

interface NoticeTopicSpec {
  /** What those who don't choose get; the only way of what is essential. */
  default: NoticeWay;
  /** What one can choose from. */
  ways: readonly NoticeWay[];
  /** Who hears of it: customers, and staff with a permission. */
  customer?: true;
  staff?: Permission;
}

/**
 * What people choose for, in the order in which it is shown. Essential ones are always mailed: receipts and decisions with a date to
 * appeal by. What waits for the customer can't be silenced, as a case is closed in the end if no one answers.
 */
export const noticeTopics = {
  tasks: { customer: true, ways: ['bell', 'mail', 'daily'], default: 'mail' },
  messages: { customer: true, staff: 'csp:request:pickup', ways: noticeWays, default: 'mail' },
  progress: { customer: true, ways: noticeWays, default: 'mail' },
  cases: { staff: 'csp:request:pickup', ways: noticeWays, default: 'bell' },
  approvals: { staff: 'csp:request:approve', ways: noticeWays, default: 'bell' },
  clocks: { staff: 'csp:desk:team', ways: noticeWays, default: 'mail' },
  payments: { staff: 'csp:pay:check', ways: noticeWays, default: 'bell' },
  work: { customer: true, staff: 'csp:request:behalf', ways: noticeWays, default: 'bell' },
  receipts: { customer: true, ways: ['mail'], default: 'mail' },
} as const satisfies Record<string, NoticeTopicSpec>;

export type NoticeTopic = keyof typeof noticeTopics;
export const noticeTopicKeys = Object.keys(noticeTopics) as [NoticeTopic, ...NoticeTopic[]];
export const noticeTopicSpec = (topic: NoticeTopic): NoticeTopicSpec => noticeTopics[topic];

/** Whether one can't choose. */
export const isEssential = (topic: NoticeTopic): boolean => noticeTopicSpec(topic).ways.length === 1;

/** The topics that someone may hear of. */
export const topicsOf = ({ kind, can }: { kind: UserKind; can: (permission: Permission) => boolean }): NoticeTopic[] =>
  noticeTopicKeys.filter((topic) => {
    const { customer, staff } = noticeTopicSpec(topic);
    return kind === 'customer' ? customer === true : kind === 'staff' && staff !== undefined && can(staff);
  });

const topicOfHearer: Record<NoticeHearer, NoticeTopic> = {
  contact: 'progress',
  owner: 'cases',
  leads: 'clocks',
  finance: 'payments',
  requester: 'work',
};
const sideOfHearer: Record<NoticeHearer, readonly UserKind[]> = {
  contact: ['customer'],
  owner: ['staff'],
  leads: ['staff'],
  finance: ['staff'],
  requester: ['customer', 'staff'],
};

/** The topic of a kind of notice for a reader: its own where such readers hear of that, else that of who hears it. */
export function topicOfKind(kind: NoticeKind, reader: UserKind): NoticeTopic {
  const { hears, topic } = noticeKindSpec(kind);
  const hearer = hears.find((one) => sideOfHearer[one].includes(reader)) ?? hears[0] ?? 'requester';
  return topic !== undefined && noticeTopicSpec(topic)[reader === 'customer' ? 'customer' : 'staff'] !== undefined
    ? topic
    : topicOfHearer[hearer];
}

/** All kinds of notices of a topic, as a reader hears them. */
export const kindsOfTopic = (topic: NoticeTopic, reader: UserKind): NoticeKind[] =>
  noticeKindKeys.filter((kind) => topicOfKind(kind, reader) === topic);

/** The hours at which the daily mail can come, in the zone of its reader. */
export const dailyHours = { first: 5, last: 20, default: 8 } as const;
