import type { FactorReset } from '@heliodesk/contract/identity';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Clock } from '#src/platform/clock.ts';
import { internalOrigin, withTx, type Context, type WriteContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import { updateLinksUsed, updateLinkUsed } from '../../store/links.ts';
import { findResetForUpdate, findResets, insertReset, updateResetClosed, type ResetRow } from '../../store/second-factor/resets.ts';
import { removeSessionsOf } from '../../store/sessions.ts';
import { findUser, findUserByEmail } from '../../store/users.ts';
import { createLink } from '../links.ts';
import { endSessions } from '../sessions.ts';
import { hashToken } from '../token.ts';
import { endTrust, findWays, removeFactors } from './factors.ts';
import { tellOwner } from './notices.ts';

const waitingTime = 24 * 60 * 60_000;
const linksFromAddress: ThrottleRule = { name: 'factor-link', points: 20, seconds: 15 * 60 };

const view = (row: ResetRow, { actor }: Pick<Context, 'actor'>): FactorReset => ({
  resetId: row.id,
  userId: row.user_id,
  name: row.name,
  email: row.email,
  kind: row.kind,
  reason: row.reason,
  askedBy: row.asked_by_name,
  askTime: row.asked_at.toISOString(),
  expireTime: row.expires_at.toISOString(),
  isOwn: actor.userId === row.asked_by || actor.userId === row.user_id,
});

/** Who waits for a second administrator. */
export const listResets = async (context: Context): Promise<FactorReset[]> =>
  (await findResets(context.db, context.platform.clock.now())).map((row) => view(row, context));

/** The first administrator: nothing changes yet, and the person is told. */
export async function askReset(context: WriteContext, { userId, reason }: { userId: number; reason: string }): Promise<FactorReset> {
  const { platform, tx, actor } = context;
  const user = await findUser(tx, userId);
  if (user === undefined) throw fail('notFound');
  if (userId === actor.userId) throw fail('factor.resetNotYours');
  if ((await findWays(tx, userId)).length === 0) throw fail('factor.none');
  const now = platform.clock.now();
  const expiresAt = new Date(now.getTime() + waitingTime);
  const id = await insertReset(tx, { userId, reason, askedBy: actor.userId, expiresAt }, now);
  if (id === undefined) throw fail('factor.resetOpen');
  await tellOwner(context, user, {
    action: 'identity.askFactorReset',
    template: 'factorResetAsked',
    params: { administrator: actor.name, reason },
    path: '/contactus',
    after: { reason },
  });
  const asked = await findResetForUpdate(tx, id, now);
  if (asked === undefined) throw fail('conflict');
  return view(asked, context);
}

/** The second administrator: sessions end, and a link that works once takes the factors away. */
export async function confirmReset(context: WriteContext, resetId: number): Promise<null> {
  const { platform, tx, actor } = context;
  const now = platform.clock.now();
  const reset = await findResetForUpdate(tx, resetId, now);
  const user = reset && (await findUser(tx, reset.user_id));
  if (reset === undefined || user === undefined) throw fail('notFound');
  if (actor.userId === reset.asked_by || actor.userId === reset.user_id) throw fail('factor.resetNotYours');
  await updateResetClosed(tx, resetId, actor.userId, now);
  await endTrust(tx, user.id);
  await endSessions(platform, tx, user.id);
  await updateLinksUsed(tx, user.id, 'factorReset', now);
  await tellOwner(context, user, {
    action: 'identity.confirmFactorReset',
    template: 'factorResetConfirmed',
    params: { administrator: actor.name, other: reset.asked_by_name },
    path: `/lostFactor?key=${await createLink(tx, user.id, 'factorReset', now)}`,
    after: { askedBy: reset.asked_by_name, reason: reset.reason },
  });
  return null;
}

/** Takes back or declines what no one has confirmed yet. */
export async function cancelReset(context: WriteContext, resetId: number): Promise<null> {
  const { platform, tx } = context;
  const now = platform.clock.now();
  const reset = await findResetForUpdate(tx, resetId, now);
  if (reset === undefined) throw fail('notFound');
  await updateResetClosed(tx, resetId, null, now);
  await auditChange(context, { action: 'identity.cancelFactorReset', subjectType: 'user', subjectId: reset.user_id });
  return null;
}

/** The mailed link: the factors are gone, and the next sign-in is by password. */
export async function takeFactorsByLink(context: Context<Actor | null>, key: string): Promise<null> {
  const { platform, db, origin } = context;
  await platform.throttle.take(linksFromAddress, origin.network);
  return transaction(db, async (tx) => {
    const userId = await updateLinkUsed(tx, hashToken(key), 'factorReset', platform.clock.now());
    const user = userId === undefined ? undefined : await findUser(tx, userId);
    if (user === undefined || user.disabled_at !== null) throw fail('factor.linkInvalid');
    await removeFactors(tx, user.id);
    await endSessions(platform, tx, user.id);
    await tellOwner(withTx({ ...context, actor: null }, tx), user, {
      action: 'identity.removeFactors',
      template: 'factorsRemoved',
      path: '/login',
    });
    return null;
  });
}

/** The operator's way, for an installation with one administrator: factors and sessions are gone; answers `false` for an unknown address. */
export const removeFactorsByOperator = (db: Db, clock: Clock, email: string): Promise<boolean> =>
  transaction(db, async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (user === undefined) return false;
    await removeFactors(tx, user.id);
    await removeSessionsOf(tx, user.id);
    const context = { platform: { clock }, tx, actor: null, origin: internalOrigin };
    const by = { userId: null, name: 'command line' };
    await auditChange(context, { by, action: 'identity.removeFactors', subjectType: 'user', subjectId: user.id });
    return true;
  });
