import { createLink, type UserRow } from '#src/domains/identity/index.ts';
import type { Tx } from '#src/platform/db/database.ts';
import type { Platform } from '#src/platform/platform.ts';

/** Mails a new activation link; earlier ones stay good until their own time is over. */
export async function mailActivation(
  { clock, mailer }: Platform,
  tx: Tx,
  user: Pick<UserRow, 'id' | 'email' | 'name' | 'language'>,
  company: string,
): Promise<void> {
  const code = await createLink(tx, user.id, 'activation', clock.now());
  await mailer.send(tx, {
    to: user.email,
    language: user.language,
    template: 'activation',
    params: { name: user.name, company },
    path: `/activeAccount?code=${code}`,
  });
}
