import { liveTicket, liveTicketAsGuest, type LiveEvent } from '@heliodesk/contract/live';
import { mount, type Mounting } from '../http/mount.ts';
import { carryOut } from './commands.ts';
import { deliverLive } from './deliver.ts';
import { addLive } from './routes.ts';
import { issueTicket } from './tickets.ts';

/** The live connection of everyone with a session: they watch topics and hear what happens to them. */
export function registerLive(mounting: Mounting): void {
  const { platform } = mounting;
  mount(mounting, liveTicket, async ({ actor }) => ({ ticket: await issueTicket(platform, actor) }));
  mount(mounting, liveTicketAsGuest, async ({ actor }) => ({ ticket: await issueTicket(platform, actor) }));
  const closingEvent: LiveEvent = { kind: 'sessionEnded' };
  const hub = addLive(mounting, '/api/qa/live', {
    closingEvent,
    onCommand: (connection, received) => carryOut(platform, connection, received),
  });
  deliverLive(platform, hub);
}
