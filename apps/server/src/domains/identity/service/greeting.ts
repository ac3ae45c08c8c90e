import type { Tx } from '#src/platform/db/database.ts';
import type { Platform } from '#src/platform/platform.ts';
import { companies } from '../ports.ts';
import type { UserRow } from '../store/users.ts';

/** A user's name for the salutation of a mail in their language. */
export const greetingOf = async (
  platform: Platform,
  tx: Tx,
  { id, name, language }: Pick<UserRow, 'id' | 'name' | 'language'>,
): Promise<string> => (await companies.of(platform).findName(tx, id, language)) ?? name;
