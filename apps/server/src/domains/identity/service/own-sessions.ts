import type { OwnSession } from '@heliodesk/contract/identity';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { readUserAgent } from './user-agent.ts';
import { endOtherSessions, endOwnSession, liveSessions } from './sessions.ts';

/** Where the caller is signed in. */
export async function ownSessions(context: Context): Promise<OwnSession[]> {
  const rows = await liveSessions(context);
  return rows.map((row) => ({
    sessionId: row.id,
    ...readUserAgent(row.user_agent),
    address: row.address,
    createTime: row.created_at.toISOString(),
    lastSeen: row.seen_at.toISOString(),
    isCurrent: row.isCurrent,
  }));
}

/** Ends one of the caller's sessions, usually on another device. */
export async function endSessionById(context: WriteContext, sessionId: number): Promise<void> {
  if (!(await endOwnSession(context, sessionId))) throw fail('notFound');
  const subject = { subjectType: 'user', subjectId: context.actor.userId };
  await auditChange(context, { action: 'identity.endSession', ...subject, before: { sessionId } });
}

/** Ends all sessions of the caller but the one that calls. */
export async function endOthers(context: WriteContext): Promise<void> {
  const ended = await endOtherSessions(context);
  if (ended === 0) return;
  const subject = { subjectType: 'user', subjectId: context.actor.userId };
  await auditChange(context, { action: 'identity.endOtherSessions', ...subject, after: { ended } });
}
