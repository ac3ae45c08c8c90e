import { liveTicket, liveTicketAsGuest, type LiveEvent } from '@heliodesk/contract/live';
import { userIdOf } from '../auth/actor.ts';
import { mount, type Mounting } from '../http/mount.ts';
import { carryOut } from './commands.ts';
import { deliverLive } from './deliver.ts';
import { topicReaders } from './live-events.ts';
import { addLive } from './routes.ts';
import { issueTicket } from './tickets.ts';

/** The live connection of everyone with a session: they watch topics and hear what happens to them. */
export function registerLive(mounting: Mounting): void {
  const { platform } = mounting;
  topicReaders.register(platform, 'person', { findReaders: async (_db, actors, id) => actors.map((actor) => userIdOf(actor) === id) });
  mount(mounting, liveTicket, async ({ actor }) => ({ ticket: await issueTicket(platform, actor) }));
  mount(mounting, liveTicketAsGuest, async ({ actor }) => ({ ticket: await issueTicket(platform, actor) }));
  const closingEvent: LiveEvent = { kind: 'sessionEnded' };
  const hub = addLive(mounting, '/api/qa/live', {
    closingEvent,
    onCommand: (connection, received) => carryOut(platform, connection, received),
  });
  deliverLive(platform, hub);
}
