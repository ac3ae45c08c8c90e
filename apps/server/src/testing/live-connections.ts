import { afterEach } from 'vitest';
import { openLive, type LiveClient } from './live-client.ts';

/** Opens live connections that end with the test that opened them. A test file calls this once. */
export function liveConnections(): typeof openLive {
  const opened: LiveClient[] = [];
  afterEach(() => {
    for (const { socket } of opened.splice(0)) socket.terminate();
  });
  return async (app, base, person) => {
    const client = await openLive(app, base, person);
    opened.push(client);
    return client;
  };
}
