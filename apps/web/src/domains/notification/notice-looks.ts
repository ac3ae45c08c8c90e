import type { NoticeKind } from '@heliodesk/contract/notification';
import type { IconName } from '#src/ui/icons/icon.tsx';

/** The icon of each kind, and the color of its disc. */
export const noticeLooks: Record<NoticeKind, { icon: IconName; tone: 'plain' | 'good' | 'warn' | 'bad' }> = {
  message: { icon: 'chat', tone: 'plain' },
  question: { icon: 'help', tone: 'warn' },
  filedForYou: { icon: 'inbox', tone: 'plain' },
  bound: { icon: 'inbox', tone: 'plain' },
  pickedUp: { icon: 'person', tone: 'plain' },
  ownerChanged: { icon: 'person', tone: 'plain' },
  contactChanged: { icon: 'person', tone: 'plain' },
  serialsReviewed: { icon: 'module', tone: 'good' },
  partsReviewed: { icon: 'module', tone: 'good' },
  replied: { icon: 'chat', tone: 'good' },
  turnedIntoClaim: { icon: 'inbox', tone: 'plain' },
  completed: { icon: 'check', tone: 'good' },
  notForUs: { icon: 'close', tone: 'bad' },
  withdrawn: { icon: 'close', tone: 'plain' },
  assigned: { icon: 'person', tone: 'warn' },
  reopened: { icon: 'chat', tone: 'warn' },
  rejected: { icon: 'close', tone: 'bad' },
  appealed: { icon: 'chat', tone: 'warn' },
  reminded: { icon: 'clock', tone: 'warn' },
  suspended: { icon: 'close', tone: 'plain' },
  takenUp: { icon: 'chat', tone: 'good' },
  firstContactLate: { icon: 'clock', tone: 'bad' },
  pickUpLate: { icon: 'clock', tone: 'bad' },
  decisionLate: { icon: 'clock', tone: 'bad' },
  importRead: { icon: 'check', tone: 'good' },
  importAdded: { icon: 'check', tone: 'good' },
  importFailed: { icon: 'close', tone: 'bad' },
};
