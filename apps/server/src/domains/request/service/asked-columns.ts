import type { Actor } from '#src/platform/auth/actor.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { AskedColumns } from '../list-rows-store.ts';
import { conversationPort, routingPort } from '../ports.ts';

/** What other domains know of each row of a list, for the one who reads it; only staff are told who should get a request. */
export const askedColumns = (platform: Platform, actor: Actor): AskedColumns => ({
  unread: conversationPort.of(platform).unreadOf(actor, 'r.id'),
  suggestion: actor.kind === 'staff' ? routingPort.of(platform).suggestionOf('r.id') : undefined,
});
