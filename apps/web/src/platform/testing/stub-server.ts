import type { EndpointSpec } from '@heliodesk/contract/kit';
import { vi } from 'vitest';

/** What a stubbed call received. */
export interface Received {
  url: URL;
  headers: Headers;
  body: unknown;
}

interface Refusal {
  code: number;
  msg?: string;
  data?: unknown;
}
type Answer = (received: Received) => unknown;

/** Marks an answer as a refusal with this envelope code. */
export class Refused {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    this.refusal = refusal;
  }
}

const json = (status: number, content: unknown) =>
  new Response(JSON.stringify(content), { status, headers: { 'content-type': 'application/json', 'x-request-id': 'test-0001' } });

const matches = (spec: EndpointSpec, method: string, path: string): boolean =>
  spec.method === method && new RegExp(`^${spec.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);

const isPage = (answer: unknown): answer is { rows: unknown[]; total: number } =>
  typeof answer === 'object' && answer !== null && 'rows' in answer && 'total' in answer;

/**
 * Replaces the server: every call of the web goes through fetch to the answers given here, by endpoint. Answers are
 * data (of a paged list `{ rows, total }`), a function of what was received, or `new Refused({ code })`. What was received is returned.
 */
export function stubServer(answers: readonly (readonly [EndpointSpec, unknown])[]): Received[] {
  const calls: Received[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address, 'http://localhost');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const received = { url, headers: new Headers(init.headers), body };
    calls.push(received);
    const found = answers.find(([spec]) => matches(spec, init.method ?? 'GET', url.pathname));
    if (!found) return json(404, { code: 404, msg: `no stub for ${init.method} ${url.pathname}`, data: null });
    const answer = await (typeof found[1] === 'function' ? (found[1] as Answer)(received) : found[1]);
    if (answer instanceof Refused) {
      const { code, msg = 'refused', data = null } = answer.refusal;
      return json(code === 510 ? 422 : code, { code, msg, data });
    }
    if (found[0].paged && isPage(answer)) return json(200, { code: 200, msg: 'ok', data: answer.rows, total: answer.total });
    return json(200, { code: 200, msg: 'ok', data: answer });
  });
  return calls;
}
