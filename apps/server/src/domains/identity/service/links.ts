import type { Tx } from '#src/platform/db/database.ts';
import { findLink, insertLink, updateLinkUsed, type LinkPurpose } from '../store/links.ts';
import { updateActivated } from '../store/users.ts';
import { hashToken, newToken } from './token.ts';

const hour = 60 * 60_000;
/** Spec 3 §4. */
const lifetimes: Record<LinkPurpose, number> = { activation: 48 * hour, reset: hour / 2 };

/** Makes a link's secret; the mail is the only place that it goes to. */
export async function createLink(tx: Tx, userId: number, purpose: LinkPurpose, now: Date): Promise<string> {
  const { token, hash } = newToken();
  await insertLink(tx, { tokenHash: hash, userId, purpose, expiresAt: new Date(now.getTime() + lifetimes[purpose]) });
  return token;
}

export type Activation = 'activated' | 'alreadyActive' | 'failed';

/** Uses an activation link. A link of somebody who is active already only says so. */
export async function activateByLink(tx: Tx, code: string, now: Date): Promise<{ outcome: Activation; userId: number | null }> {
  const hash = hashToken(code);
  const userId = await updateLinkUsed(tx, hash, 'activation', now);
  if (userId !== undefined) return { outcome: (await updateActivated(tx, userId, now)) ? 'activated' : 'alreadyActive', userId };
  const link = await findLink(tx, hash, 'activation');
  return link?.activated_at == null ? { outcome: 'failed', userId: null } : { outcome: 'alreadyActive', userId: link.user_id };
}
