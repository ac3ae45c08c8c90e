// @shares-process
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveConnection, reconnectDelay } from './live.ts';
import type { LiveSocket } from './live.ts';

interface Message {
  topic: string;
  text: string;
}
interface Command {
  kind: 'watch' | 'unwatch';
  topic: string;
}

class StubSocket extends EventTarget {
  readyState = 0;
  readonly url: string;
  readonly sent: unknown[] = [];
  constructor(url: string) {
    super();
    this.url = url;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  receive(message: Message | string) {
    this.dispatchEvent(new MessageEvent('message', { data: typeof message === 'string' ? message : JSON.stringify(message) }));
  }
  lose() {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

function setUp(openTicket = async () => 'ticket') {
  const sockets: StubSocket[] = [];
  const connection = new LiveConnection<Message, Command>({
    openTicket,
    address: (ticket) => `/live?ticket=${ticket}`,
    topicOf: ({ topic }) => topic,
    watch: (topic) => ({ kind: 'watch', topic }),
    unwatch: (topic) => ({ kind: 'unwatch', topic }),
    random: () => 1,
    createSocket: (url) => {
      const socket = new StubSocket(url);
      sockets.push(socket);
      return socket as unknown as LiveSocket;
    },
  });
  return { connection, sockets, last: () => sockets.at(-1) };
}

describe('the live connection', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('opens with a ticket, watches what is listened to and hands out its events', async () => {
    const { connection, last } = setUp();
    const heard: string[] = [];
    const stop = connection.subscribe('7', ({ text }) => heard.push(text));
    await vi.advanceTimersByTimeAsync(0);
    expect(last()?.url).toMatch(/^ws:.*\/live\?ticket=ticket$/);
    last()?.open();
    expect(connection.state).toBe('connected');
    expect(last()?.sent).toEqual([{ kind: 'watch', topic: '7' }]);
    last()?.receive({ topic: '7', text: 'mine' });
    last()?.receive({ topic: '8', text: 'not mine' });
    last()?.receive('no JSON');
    expect(heard).toEqual(['mine']);
    stop();
    expect(last()?.sent.at(-1)).toEqual({ kind: 'unwatch', topic: '7' });
    connection.stop();
  });

  it('reconnects by itself with a new ticket, watches again and lets listeners fetch what was missed', async () => {
    let tickets = 0;
    const { connection, sockets, last } = setUp(async () => `t${(tickets += 1)}`);
    const missed = vi.fn<() => void>();
    connection.onReconnect(missed);
    connection.subscribe('7', () => undefined);
    await vi.advanceTimersByTimeAsync(0);
    last()?.open();
    expect(missed).not.toHaveBeenCalled();
    last()?.lose();
    expect(connection.state).toBe('reconnecting');
    await vi.advanceTimersByTimeAsync(reconnectDelay(0, 1));
    last()?.open();
    expect(sockets.map(({ url }) => url.split('=').at(-1))).toEqual(['t1', 't2']);
    expect(last()?.sent).toEqual([{ kind: 'watch', topic: '7' }]);
    expect(missed).toHaveBeenCalledOnce();
    expect(connection.state).toBe('connected');
    connection.stop();
  });

  it('tries again when no ticket is to be had, and immediately when the network is back', async () => {
    let isDown = true;
    const { connection, sockets } = setUp(async () => {
      if (isDown) throw new Error('down');
      return 'ticket';
    });
    connection.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.state).toBe('reconnecting');
    isDown = false;
    globalThis.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets).toHaveLength(1);
    connection.stop();
    expect(connection.state).toBe('offline');
  });

  it('waits longer each time, up to half a minute', () => {
    expect([0, 1, 2, 20].map((attempt) => reconnectDelay(attempt, 1))).toEqual([500, 1000, 2000, 30_000]);
    expect(reconnectDelay(3, 0)).toBe(2000);
  });
});
