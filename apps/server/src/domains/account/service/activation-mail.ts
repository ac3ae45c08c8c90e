import { createLink, type UserRow } from '#src/domains/identity/index.ts';
import type { Tx } from '#src/platform/db/database.ts';
import type { Platform } from '#src/platform/platform.ts';

/**
 * Mails a new way in: whoever registered gets an activation link, whoever was entered by staff one that chooses the first password and
 * activates by that. Earlier links stay good until their own time is over.
 */
export async function mailActivation(
  { clock, mailer }: Platform,
  tx: Tx,
  user: Pick<UserRow, 'id' | 'email' | 'name' | 'language' | 'password_hash'>,
  company: string,
): Promise<void> {
  const isEntered = user.password_hash === null;
  const code = await createLink(tx, user.id, isEntered ? 'invitation' : 'activation', clock.now());
  await mailer.send(tx, {
    to: user.email,
    language: user.language,
    template: isEntered ? 'contactAdded' : 'activation',
    params: { name: user.name, company },
    path: isEntered ? `/resetPwd?key=${code}` : `/activeAccount?code=${code}`,
  });
}
