import { LiveCommandSchema, type LiveEvent } from '@heliodesk/contract/live';
import { refuseUnstorable } from '../http/storable-text.ts';
import type { Platform } from '../platform.ts';
import type { LiveConnection } from './connection.ts';
import { changedAgo, mayWatch } from './deliver.ts';
import { liveCommands } from './live-events.ts';

/** Carries out a client's command if it is valid; ignores anything else. */
export async function carryOut(platform: Platform, connection: LiveConnection, received: unknown): Promise<void> {
  refuseUnstorable(received);
  const command = LiveCommandSchema.safeParse(received).data;
  if (command === undefined || !('topic' in command)) return;
  const { kind, topic } = command;
  if (kind === 'unwatch') connection.unwatch(topic);
  else if (kind === 'watch') {
    if ((await mayWatch(platform, connection, topic)) && connection.watch(topic))
      connection.send({ kind: 'watching', topic, changedAgo: await changedAgo(platform, topic) } satisfies LiveEvent);
  } else if (connection.isWatching(topic)) await liveCommands.find(platform, kind)?.handle(platform, connection, topic);
}
