import { userIdOf } from '#src/platform/auth/actor.ts';
import { topicReaders } from '#src/platform/live/live-events.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findNoticesChangedAt } from './changed-store.ts';

/** Lets people watch what concerns them alone. */
export const registerPersonTopic = (platform: Platform): void =>
  topicReaders.register(platform, 'person', {
    findReaders: async (_db, actors, id) => actors.map((actor) => userIdOf(actor) === id),
    findChangedAt: findNoticesChangedAt,
  });
