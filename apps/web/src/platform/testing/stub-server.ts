import type { EndpointSpec } from '@heliodesk/contract/kit';
import { vi } from 'vitest';

/** What a stubbed call received. */
export interface Received {
  method: string;
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

/** Values for the placeholders of an endpoint's path. */
type PathParams = Readonly<Record<string, string | number>>;

function isCallTo(endpoint: EndpointSpec, { method, url }: Received, params: PathParams = {}): boolean {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_part, name: string) => String(params[name] ?? '[^/]+'));
  return endpoint.method === method && new RegExp(`^${path}$`).test(url.pathname);
}

/** Those of the calls that went to an endpoint; with `params`, to that path of it only. */
export const callsTo = (calls: readonly Received[], endpoint: EndpointSpec, params?: PathParams): Received[] =>
  calls.filter((call) => isCallTo(endpoint, call, params));

/** What was sent to an endpoint. */
export const bodiesTo = (calls: readonly Received[], endpoint: EndpointSpec): unknown[] => callsTo(calls, endpoint).map(({ body }) => body);

const isPage = (answer: unknown): answer is { rows: unknown[]; total: number } =>
  typeof answer === 'object' && answer !== null && 'rows' in answer && 'total' in answer;

/** Ends the calls that wait for an answer. */
const waiting = new Set<() => void>();

/** What was answered, unless the test ends before. */
async function answered(answer: unknown): Promise<unknown> {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const end = () => reject(new TypeError('The test is over'));
  waiting.add(end);
  try {
    return await Promise.race([answer, ended]);
  } finally {
    waiting.delete(end);
  }
}

/** Breaks off the calls that are still waiting for an answer, which would otherwise be under way in the next test. */
export function breakOffCalls(): void {
  for (const end of waiting) end();
}

/**
 * Replaces the server: every call of the web goes through fetch to the answers given here, by endpoint. Answers are
 * data (of a paged list `{ rows, total }`), a function of what was received, or `new Refused({ code })`. What was received is returned.
 */
export function stubServer(answers: readonly (readonly [EndpointSpec, unknown])[]): Received[] {
  const calls: Received[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address, 'http://localhost');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const received = { method: init.method ?? 'GET', url, headers: new Headers(init.headers), body };
    calls.push(received);
    const found = answers.find(([endpoint]) => isCallTo(endpoint, received));
    if (!found) return json(404, { code: 404, msg: `no stub for ${received.method} ${url.pathname}`, data: null });
    const answer = await answered(typeof found[1] === 'function' ? (found[1] as Answer)(received) : found[1]);
    if (answer instanceof Refused) {
      const { code, msg = 'refused', data = null } = answer.refusal;
      return json(code === 510 ? 422 : code, { code, msg, data });
    }
    if (found[0].paged && isPage(answer)) return json(200, { code: 200, msg: 'ok', data: answer.rows, total: answer.total });
    return json(200, { code: 200, msg: 'ok', data: answer });
  });
  return calls;
}
