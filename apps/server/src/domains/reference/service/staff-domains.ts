import type { Tx } from '#src/platform/db/database.ts';
import type { Platform } from '#src/platform/platform.ts';
import { systemConfigOf } from './system-config.ts';

/** Whether an e-mail address is one of our own employees: of a configured domain or one below it. */
export async function isStaffAddress(platform: Platform, email: string, tx?: Tx): Promise<boolean> {
  const domain = `.${email.slice(email.lastIndexOf('@') + 1).toLowerCase()}`;
  return (await systemConfigOf(platform).get('portal.staff.domains', tx)).some((own) => domain.endsWith(`.${own.toLowerCase()}`));
}
