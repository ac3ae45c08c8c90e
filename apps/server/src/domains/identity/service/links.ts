import type { Tx } from '#src/platform/db/database.ts';
import { findLink, insertLink, updateLinkUsed, type LinkPurpose } from '../store/links.ts';
import { findUser, updateActivated, type UserRow } from '../store/users.ts';
import { hashToken, newToken } from './token.ts';

const hour = 60 * 60_000;
/** Spec 3 §4. */
const lifetimes: Record<LinkPurpose, number> = { activation: 48 * hour, reset: hour / 2, invitation: 7 * 24 * hour, factorReset: hour / 2 };

/** When a link expires that is created at a moment. */
export const expiryOf = (purpose: LinkPurpose, createdAt: Date): Date => new Date(createdAt.getTime() + lifetimes[purpose]);

/** Creates a link's secret, which goes only into the mail. */
export async function createLink(tx: Tx, userId: number, purpose: LinkPurpose, now: Date): Promise<string> {
  const { token, hash } = newToken();
  await insertLink(tx, { tokenHash: hash, userId, purpose, expiresAt: expiryOf(purpose, now) });
  return token;
}

export type Activation = { outcome: 'activated' | 'alreadyActive'; user: UserRow } | { outcome: 'failed'; user: undefined };

const failed: Activation = { outcome: 'failed', user: undefined };

/** Uses an activation link. A link of someone who is active already only says so. */
export async function activateByLink(tx: Tx, code: string, now: Date): Promise<Activation> {
  const hash = hashToken(code);
  const usedFor = await updateLinkUsed(tx, hash, 'activation', now);
  const userId = usedFor ?? (await findLink(tx, hash, 'activation'))?.user_id;
  const user = userId === undefined ? undefined : await findUser(tx, userId);
  if (user === undefined) return failed;
  if (user.activated_at !== null) return { outcome: 'alreadyActive', user };
  if (usedFor === undefined) return failed;
  await updateActivated(tx, user.id, now);
  return { outcome: 'activated', user };
}
