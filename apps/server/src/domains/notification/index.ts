import type { Mounting } from '#src/platform/http/mount.ts';
import { notificationPort } from '#src/platform/notify/notify.ts';
import { notifyPerson } from './service/notify-person.ts';

/** Notifies people about what concerns them. */
export function registerNotification({ platform }: Mounting): void {
  notificationPort.register(platform, { notify: notifyPerson });
}
