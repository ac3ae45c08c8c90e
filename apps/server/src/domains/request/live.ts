import { topicOf, type LiveEvent } from '@heliodesk/contract/live';
import { requestPageOf } from '@heliodesk/contract/request';
import type { Tx } from '#src/platform/db/database.ts';
import { publishLive, topicReaders } from '#src/platform/live/live-events.ts';
import { recordPaths } from '#src/platform/notify/notify.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findChangedAt, findReaders } from './readers-store.ts';

/** Notifies everyone watching a request that it has changed. */
export const publishChange = (platform: Platform, tx: Tx, { id, version }: { id: number; version: number }): void =>
  publishLive<LiveEvent & { kind: 'changed' }>(platform, tx, { kind: 'changed', topic: topicOf('request', id), version });

/** Lets people watch the requests that they may see, and gives their links. */
export function registerRequestTopic(platform: Platform): void {
  topicReaders.register(platform, 'request', { findReaders, findChangedAt });
  recordPaths.register(platform, 'request', (id, reader) => requestPageOf(id, reader === 'staff' ? 'staff' : 'customer'));
}
