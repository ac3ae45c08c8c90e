import { createLink, greetingOf, type UserRow } from '#src/domains/identity/index.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';

/**
 * Mails a new link: people who registered get an activation link, people added by staff one to choose the first password, which
 * also activates. Earlier links stay valid until they expire.
 */
export async function mailActivation(
  { platform, tx }: WriteContext<Actor | null>,
  user: Pick<UserRow, 'id' | 'email' | 'name' | 'language' | 'password_hash'>,
  company: string,
): Promise<void> {
  const isEntered = user.password_hash === null;
  const code = await createLink(tx, user.id, isEntered ? 'invitation' : 'activation', platform.clock.now());
  await platform.mailer.send(tx, {
    to: user.email,
    language: user.language,
    template: isEntered ? 'contactAdded' : 'activation',
    // Who registers may be a stranger to the address: nothing they typed goes there before it is proved.
    params: isEntered ? { name: await greetingOf(platform, tx, user), company } : {},
    path: isEntered ? `/resetPwd?key=${code}` : `/activeAccount?code=${code}`,
  });
}
