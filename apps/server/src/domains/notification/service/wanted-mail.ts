import type { NotificationPort } from '#src/platform/notify/notify.ts';
import { findChosenWays, wayIn } from '../choice-store.ts';
import { unsubscribePathOf } from './unsubscribe-key.ts';

/** How a mail of a topic goes to a user; nothing if they don't want such mails right away. */
export const wantedMail: NotificationPort['wantedMail'] = async (platform, db, userId, topic) => {
  const chosen = await findChosenWays(db, userId);
  if (chosen === undefined || wayIn(chosen, topic) !== 'mail') return undefined;
  const unsubscribePath = unsubscribePathOf(platform, { userId, topic });
  return unsubscribePath === undefined ? {} : { unsubscribePath };
};
