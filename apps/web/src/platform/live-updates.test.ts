// @shares-process
import { liveTicket, topicOf } from '@heliodesk/contract/live';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeSessionDialog, isSessionExpired } from './feedback/notices.ts';
import { followTopic, liveUpdates } from './live-updates.ts';
import { freshFor } from './look-again.ts';
import { FakeSocket } from './testing/fake-socket.ts';
import { callsTo, Refused, stubServer } from './testing/stub-server.ts';

afterEach(() => {
  liveUpdates.stop();
  closeSessionDialog();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks to sign in once no ticket is given for the session, and for no further ticket', async () => {
  vi.useFakeTimers();
  const calls = stubServer([[liveTicket, new Refused({ code: 401, msg: 'Authentication failed' })]]);
  liveUpdates.start();
  await vi.waitFor(() => expect(isSessionExpired.get()).toBe(true));
  expect(liveUpdates.state).toBe('offline');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(callsTo(calls, liveTicket)).toHaveLength(1);
});

it('keeps asking where the server is only away', async () => {
  vi.useFakeTimers();
  const calls = stubServer([[liveTicket, new Refused({ code: 503, msg: 'Try again' })]]);
  liveUpdates.start();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(callsTo(calls, liveTicket).length).toBeGreaterThan(2);
  expect(isSessionExpired.get()).toBe(false);
});

describe('what changed before the server watched it', () => {
  const topic = topicOf('request', 7);
  const seconds = 1_000;

  /** Follows a request that the server watches three seconds later, and answers how often the page fetched it once more. */
  async function reloadsAfter(changedAgo: number | undefined): Promise<number> {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    stubServer([[liveTicket, { ticket: 'one' }]]);
    const reload = vi.fn<() => void>();
    const stop = followTopic(topic, () => undefined, reload);
    await vi.waitFor(() => expect(liveUpdates.state).toBe('connected'));
    // The socket has answered by itself, without saying when it changed.
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3 * seconds);
    FakeSocket.last?.say({ kind: 'watching', topic, ...(changedAgo === undefined ? {} : { changedAgo }) });
    stop();
    return reload.mock.calls.length;
  }

  it.each([
    { changed: 'since the page was opened', changedAgo: 2 * seconds, times: 1 },
    { changed: 'while what was kept counted as fresh', changedAgo: freshFor + 2 * seconds, times: 1 },
    { changed: 'before', changedAgo: freshFor + 4 * seconds, times: 0 },
    { changed: 'at a time that is not known', changedAgo: undefined, times: 0 },
  ])('is fetched again $times times if it changed $changed', async ({ changedAgo, times }) => {
    expect(await reloadsAfter(changedAgo)).toBe(times);
  });
});
