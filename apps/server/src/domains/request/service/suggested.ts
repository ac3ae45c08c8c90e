import type { Suggested } from '@heliodesk/contract/request';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { routingPort } from '../ports.ts';
import type { RequestRecord } from '../store.ts';

/** Who should get those of some requests that no one has; only staff are told. */
export async function suggestedOf(
  { platform, db, actor }: Pick<Context<Caller>, 'platform' | 'db' | 'actor'>,
  requests: readonly RequestRecord[],
): Promise<ReadonlyMap<number, Suggested>> {
  const waiting = actor.kind === 'staff' ? requests.filter((request) => request.owner_id === null) : [];
  if (waiting.length === 0) return new Map();
  return routingPort.of(platform).findSuggestions(
    db,
    waiting.map(({ id }) => id),
  );
}
