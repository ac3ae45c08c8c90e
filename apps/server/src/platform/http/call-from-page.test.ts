import { afterEach, expect, it, vi } from 'vitest';
import { callFromPage } from './call-from-page.ts';

afterEach(() => vi.unstubAllGlobals());

/** Calls as the page does; answers the header that names the session. */
async function authorizationOf(path: string, data: object = {}): Promise<string | undefined> {
  const send = vi.fn<(url: string, request: { headers: Headers }) => Promise<Response>>(async () => Response.json({ code: 200, data }));
  vi.stubGlobal('fetch', send);
  await callFromPage(new Request(`http://localhost:8080${path}`, { method: 'POST', body: '{}' }));
  return send.mock.lastCall?.[1].headers.get('authorization') ?? undefined;
}

it('uses a session from the end of its sign-in to its end', async () => {
  vi.stubGlobal('heliodeskToken', undefined);
  await authorizationOf('/login', { token: 'of-a-customer' });
  expect(await authorizationOf('/api/enquiry/save')).toBe('Bearer of-a-customer');
  await authorizationOf('/login', { token: '', secondStep: {} });
  expect(await authorizationOf('/api/secondFactor/passkey', { challenge: 'x' })).toBeUndefined();
  await authorizationOf('/api/secondFactor/prove', { token: 'of-an-employee' });
  expect(await authorizationOf('/api/enquiry/save')).toBe('Bearer of-an-employee');
  await authorizationOf('/logout');
  expect(await authorizationOf('/api/enquiry/save')).toBeUndefined();
});
