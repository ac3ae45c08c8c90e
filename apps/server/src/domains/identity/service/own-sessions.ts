import type { OwnSession } from '@heliodesk/contract/identity';
import { doneBy, writeAudit } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Origin } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import { readUserAgent } from './user-agent.ts';
import { endOtherSessions, endOwnSession, liveSessions } from './sessions.ts';

/** Where the caller is signed in. */
export async function ownSessions(platform: Platform, actor: Actor): Promise<OwnSession[]> {
  const rows = await liveSessions(platform, actor);
  return rows.map((row) => ({
    sessionId: row.id,
    ...readUserAgent(row.user_agent),
    address: row.address,
    createTime: row.created_at.toISOString(),
    lastSeen: row.seen_at.toISOString(),
    isCurrent: row.isCurrent,
  }));
}

/** Ends one of the caller's sessions, of another device as a rule. */
export async function endSessionById(platform: Platform, actor: Actor, sessionId: number, origin: Origin): Promise<void> {
  await transaction(platform.db, async (tx) => {
    if (!(await endOwnSession(platform, tx, actor, sessionId))) throw fail('notFound');
    const entry = { action: 'identity.endSession', subjectType: 'user', subjectId: actor.userId, before: { sessionId } };
    await writeAudit(tx, { ...doneBy(actor, origin, platform.clock.now()), ...entry });
  });
}

/** Ends all sessions of the caller but the one that calls. */
export async function endOthers(platform: Platform, actor: Actor, origin: Origin): Promise<void> {
  await transaction(platform.db, async (tx) => {
    const ended = await endOtherSessions(platform, tx, actor);
    if (ended === 0) return;
    const entry = { action: 'identity.endOtherSessions', subjectType: 'user', subjectId: actor.userId, after: { ended } };
    await writeAudit(tx, { ...doneBy(actor, origin, platform.clock.now()), ...entry });
  });
}
