import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { lockVisibleRequest, type RequestRecord } from '../store.ts';

/** What locking needs from a write's context. */
export type Locking<Who extends Caller = Caller> = Pick<WriteContext<Who>, 'tx' | 'actor'>;

/**
 * The request, locked, if the actor may see it and has its newest version. A request they may not see is answered like a missing one; an
 * outdated version with the current state, so that nothing is overwritten.
 */
export async function lockRequest({ tx, actor }: Locking, requestId: number, version?: number): Promise<RequestRecord> {
  const request = await lockVisibleRequest(tx, actor, requestId);
  if (request === undefined) throw fail('notFound');
  if (version !== undefined && request.version !== version) throw fail('stale', {}, { version: request.version, status: request.status });
  return request;
}
