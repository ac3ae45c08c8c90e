import { CallError } from './call-error.ts';

/** No answer after this long counts as a time-out (spec 1 §9). */
export const callTimeout = 100_000;

export interface Progress {
  loaded: number;
  total: number;
}

export interface Outgoing {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | FormData | undefined;
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
}

export interface Incoming {
  status: number;
  header: (name: string) => string | null;
  blob: () => Promise<Blob>;
  text: () => Promise<string>;
}

/** Sends a call with fetch. Rejects with a `CallError` when no answer comes. */
export async function sendWithFetch({ method, url, headers, body, signal }: Outgoing): Promise<Incoming> {
  const own = new AbortController();
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    own.abort();
  }, callTimeout);
  const abort = () => own.abort();
  if (signal?.aborted) own.abort();
  signal?.addEventListener('abort', abort);
  try {
    const response = await fetch(url, { method, headers, body: body ?? null, signal: own.signal, credentials: 'same-origin' });
    // Read here, so that the time-out and a cancel reach the body too.
    const content = await response.blob();
    return { status: response.status, header: (name) => response.headers.get(name), blob: async () => content, text: () => content.text() };
  } catch {
    throw new CallError({ failure: isTimedOut ? 'timeout' : signal?.aborted ? 'aborted' : 'network', message: '' });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** Sends a call with XMLHttpRequest, which alone tells how much of an upload has left. The time-out counts from the last progress. */
export function sendWithProgress({ method, url, headers, body, signal, onProgress }: Outgoing): Promise<Incoming> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fail = (failure: 'network' | 'timeout' | 'aborted') => {
      clearTimeout(timer);
      reject(new CallError({ failure, message: '' }));
    };
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail('timeout');
        request.abort();
      }, callTimeout);
    };
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = 'blob';
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      watch();
      onProgress?.({ loaded, total });
    });
    request.addEventListener('error', () => fail('network'));
    request.addEventListener('abort', () => fail('aborted'));
    request.addEventListener('load', () => {
      clearTimeout(timer);
      const content = request.response as Blob;
      resolve({
        status: request.status,
        header: (name) => request.getResponseHeader(name),
        blob: async () => content,
        text: () => content.text(),
      });
    });
    signal?.addEventListener('abort', () => request.abort());
    if (signal?.aborted) {
      fail('aborted');
      return;
    }
    watch();
    request.send(body ?? null);
  });
}
