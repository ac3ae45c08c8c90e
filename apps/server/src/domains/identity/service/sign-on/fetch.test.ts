import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CustomFetch, CustomFetchOptions } from 'openid-client';
import { afterEach, describe, expect, it } from 'vitest';
import { boundedFetch, isProviderUnavailable } from './fetch.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const read = boundedFetch(fetch as CustomFetch);
const options: CustomFetchOptions = { method: 'GET', headers: {}, body: undefined, redirect: 'manual' };
const failureOf = async (url: string, more: Partial<CustomFetchOptions> = {}): Promise<unknown> => {
  try {
    return (await read(url, { ...options, ...more })).status;
  } catch (error) {
    return isProviderUnavailable(new Error('wrapped', { cause: error })) ? 'away' : error;
  }
};

describe('a call to the identity provider', () => {
  it('gives its answer on, also one that refuses', async () => {
    const url = await serve((_request, response) => response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"x"}'));
    const answer = await read(url, options);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: 'x' });
  });

  it('reads no more than it has to', async () => {
    let sent = 0;
    const url = await serve((_request, response) => {
      const more = (): void => {
        sent += 65_536;
        if (!response.destroyed) response.write('x'.repeat(65_536), () => setImmediate(more));
      };
      more();
    });
    expect(await failureOf(url)).toBe('away');
    expect(sent).toBeLessThan(20 * 1024 * 1024);
  });

  it('does not wait forever', async () => {
    const url = await serve(() => undefined);
    expect(await failureOf(url, { signal: AbortSignal.timeout(100) })).toBe('away');
  });

  it('takes a broken provider for one that is away, and follows it nowhere', async () => {
    expect(await failureOf(await serve((_request, response) => response.writeHead(502).end('oops')))).toBe('away');
    expect(await failureOf('http://127.0.0.1:1/')).toBe('away');
    const elsewhere = await serve((_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end());
    expect(await failureOf(elsewhere)).toBe(302);
  });
});
