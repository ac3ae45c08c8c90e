// @shares-process
import { liveTicket } from '@heliodesk/contract/live';
import { afterEach, expect, it, vi } from 'vitest';
import { closeSessionDialog, isSessionExpired } from './feedback/notices.ts';
import { liveUpdates } from './live-updates.ts';
import { callsTo, Refused, stubServer } from './testing/stub-server.ts';

afterEach(() => {
  liveUpdates.stop();
  closeSessionDialog();
  vi.useRealTimers();
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
