// @shares-process
import { endpointsOf } from '@heliodesk/contract/kit';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { isSessionExpired, toasts } from '../feedback/notices.ts';
import { storeToken } from '../session.ts';
import { Refused, stubServer } from '../testing/stub-server.ts';
import { CallError } from './call-error.ts';
import { addressOf, call } from './call.ts';
import { callTimeout } from './transport.ts';

const schemas = {
  OnThing: z.object({ id: z.string() }),
  Search: z.object({ text: z.string().optional() }),
  Thing: z.object({ name: z.string() }),
  Row: z.object({ id: z.number() }),
};
const endpoint = endpointsOf<typeof schemas>('test');
const find = endpoint({
  method: 'GET',
  path: '/api/thing/:id',
  summary: 'A thing',
  access: 'public',
  params: 'OnThing',
  query: 'Search',
  data: 'Thing',
});
const save = endpoint({ method: 'POST', path: '/api/thing', summary: 'Save', access: 'public', body: 'Thing' });

async function rejection(promise: Promise<unknown>): Promise<CallError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof CallError) return error;
  throw new Error('the call did not reject with a CallError');
}

describe('call()', () => {
  it('fills the path, encodes the query and sends who asks in which language', async () => {
    storeToken('to ken');
    const calls = stubServer([[find, { name: 'x' }]]);
    await expect(call(find, { params: { id: 'a/b' }, query: { text: 'ü & ?' } })).resolves.toEqual({ name: 'x' });
    const [received] = calls;
    expect(received?.url.pathname).toBe('/api/thing/a%2Fb');
    expect(received?.url.searchParams.get('text')).toBe('ü & ?');
    const sent = ['authorization', 'lang', 'accept-language', 'source'].map((name) => received?.headers.get(name));
    expect(sent).toEqual(['Bearer to ken', 'en', 'en', 'web']);
  });

  it('leaves out what is not there', () => {
    expect(addressOf('/api/x', {}, { a: undefined, b: null, c: 0, d: ['1', '2'] })).toBe('/api/x?c=0&d=1&d=2');
  });

  it('gives the rows and the total of a paged list', async () => {
    const list = endpoint({
      method: 'GET',
      path: '/api/list',
      summary: 'List',
      access: 'public',
      data: 'Row',
      paged: true,
    });
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 200, msg: '', data: [{ id: 1 }], total: 31 })));
    await expect(call(list)).resolves.toEqual({ rows: [{ id: 1 }], total: 31 });
  });

  it('sends the idempotency key and JSON', async () => {
    const calls = stubServer([[save, null]]);
    await call(save, { body: { name: 'x' }, idempotencyKey: 'once' });
    expect(calls[0]?.body).toEqual({ name: 'x' });
    expect(calls[0]?.headers.get('idempotency-key')).toBe('once');
  });
});

describe('the error policy', () => {
  it('leaves refused fields (510) to the form', async () => {
    const errors = [{ path: 'name', rule: 'required', message: 'Name is required.' }];
    stubServer([[save, new Refused({ code: 510, msg: 'no', data: { errors } })]]);
    const error = await rejection(call(save, { body: { name: '' } }));
    expect(error).toMatchObject({ code: 510, errors, requestId: 'test-0001' });
    expect(toasts.get()).toEqual([]);
  });

  it('shows a server error (500) as a toast with the request id', async () => {
    stubServer([[save, new Refused({ code: 500, msg: 'Something went wrong' })]]);
    await rejection(call(save, { body: { name: 'x' } }));
    expect(toasts.get()).toMatchObject([{ kind: 'bad', text: 'Something went wrong', requestId: 'test-0001' }]);
  });

  it('says of a failed deletion that it was one', async () => {
    const remove = endpoint({ method: 'DELETE', path: '/api/thing', summary: 'Remove', access: 'public' });
    for (const code of [500, 409, 510]) {
      toasts.set([]);
      stubServer([[remove, new Refused({ code, msg: 'It is in use' })]]);
      await rejection(call(remove));
      expect(toasts.get()).toMatchObject([{ title: 'Deletion failed', text: 'It is in use' }]);
    }
  });

  it('asks to sign in again (401), once', async () => {
    stubServer([[save, new Refused({ code: 401 })]]);
    await Promise.all([rejection(call(save, { body: { name: 'x' } })), rejection(call(save, { body: { name: 'y' } }))]);
    expect(isSessionExpired.get()).toBe(true);
    expect(toasts.get()).toEqual([]);
  });

  it('shows other refusals as toasts in the words of the server', async () => {
    stubServer([[save, new Refused({ code: 409, msg: 'Someone changed this', data: { key: 'stale' } })]]);
    await rejection(call(save, { body: { name: 'x' } }));
    expect(toasts.get()).toMatchObject([{ text: 'Someone changed this' }]);
  });

  it('says nothing for a quiet call', async () => {
    stubServer([[save, new Refused({ code: 500 })]]);
    await rejection(call(save, { body: { name: 'x' }, quiet: true }));
    expect(toasts.get()).toEqual([]);
  });

  it('leaves a newer state to the caller that compares it, and shows all else', async () => {
    stubServer([[save, new Refused({ code: 409, data: { key: 'stale', current: { name: 'y' } } })]]);
    await rejection(call(save, { body: { name: 'x' }, quiet: 'stale' }));
    expect(toasts.get()).toEqual([]);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await rejection(call(save, { body: { name: 'x' }, quiet: 'stale' }));
    expect(toasts.get()).toHaveLength(1);
  });

  it('tells a lost connection from an answer that is no envelope', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await rejection(call(save, { body: { name: 'x' } }))).toMatchObject({ failure: 'network', code: 0 });
    vi.stubGlobal('fetch', async () => new Response('<html>Bad gateway</html>', { status: 502 }));
    expect(await rejection(call(save, { body: { name: 'x' } }))).toMatchObject({ failure: 'answer', code: 502 });
    expect(toasts.get()).toHaveLength(2);
  });

  it('gives up after 100 seconds and says so', async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    const failed = rejection(call(save, { body: { name: 'x' } }));
    await vi.advanceTimersByTimeAsync(callTimeout);
    expect(await failed).toMatchObject({ failure: 'timeout' });
    expect(toasts.get()).toMatchObject([{ text: 'This took too long. Try again. If it keeps happening, contact your administrator.' }]);
    vi.useRealTimers();
  });

  it('is silent when the caller cancels', async () => {
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    const leaving = new AbortController();
    const failed = rejection(call(save, { body: { name: 'x' }, signal: leaving.signal }));
    leaving.abort();
    expect(await failed).toMatchObject({ failure: 'aborted' });
    expect(toasts.get()).toEqual([]);
  });
});
