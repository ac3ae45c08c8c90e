import { createLink, endLinks, greetingOf, removePassword, type UserRow } from '#src/domains/identity/index.ts';
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

type Registered = Pick<UserRow, 'id' | 'email' | 'name' | 'language' | 'password_hash' | 'unproved_since'>;

/**
 * Mails a link to choose a password, which activates. The password and the links of the registration end, because nothing proves who chose
 * it.
 */
export async function mailFirstPassword({ platform, tx }: WriteContext, user: Registered, company: string): Promise<void> {
  const now = platform.clock.now();
  await removePassword(tx, user.id);
  // With those of the registration one could activate without a password.
  await endLinks(tx, user.id, 'activation', now);
  const key = await createLink(tx, user.id, 'invitation', now);
  await platform.mailer.send(tx, {
    to: user.email,
    language: user.language,
    template: 'accountActivated',
    params: { name: await greetingOf(platform, tx, user), company },
    path: `/resetPwd?key=${key}`,
  });
}

/** Mails a new link because staff asked for it, who vouch for the address and not for a password that a stranger may have chosen. */
export const mailActivationByStaff = (context: WriteContext, user: Registered, company: string): Promise<void> =>
  user.password_hash !== null && user.unproved_since !== null
    ? mailFirstPassword(context, user, company)
    : mailActivation(context, user, company);
