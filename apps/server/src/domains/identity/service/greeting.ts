import type { Tx } from '#src/platform/db/database.ts';
import type { MailMoment } from '#src/platform/mail/render-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { companies } from '../ports.ts';
import type { UserRow } from '../store/users.ts';

/** A user's name for the salutation of a mail in their language. */
export const greetingOf = async (
  platform: Platform,
  tx: Tx,
  { id, name, language }: Pick<UserRow, 'id' | 'name' | 'language'>,
): Promise<string> => (await companies.of(platform).findName(tx, id, language)) ?? name;

/** A moment for a mail to a user: in the time zone of their company if they have one, else in UTC. */
export async function momentFor(platform: Platform, tx: Tx, { id }: Pick<UserRow, 'id'>, moment: Date): Promise<MailMoment> {
  const timeZone = await companies.of(platform).findTimeZone(tx, id);
  return timeZone === undefined ? { moment } : { moment, timeZone };
}
