import { get, type IncomingHttpHeaders } from 'node:http';
import { errorCatalogue } from '@heliodesk/contract/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { contractEndpoints } from '#src/testing/contract-endpoints.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

const endpoints = await contractEndpoints();

interface Operation {
  parameters?: { name: string; in: string; examples?: unknown }[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, unknown>; required: string[] } }> };
  responses: Record<string, { description: string; content?: Record<string, unknown> }>;
}

let app: TestApp;
let text: string;
let paths: Record<string, Record<string, Operation>>;
let components: unknown;
beforeAll(async () => {
  app = await startTestApp();
  text = (await app.http.inject({ method: 'GET', url: '/api/openapi.json' })).body;
  ({ paths, components } = JSON.parse(text) as { paths: typeof paths; components: unknown });
});
afterAll(() => app.stop());

const operationOf = (name: string): Operation => {
  const { method, path } = endpoints.find((endpoint) => endpoint.name === name)?.spec ?? { method: 'GET', path: '/' };
  return paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] as Operation;
};

describe("the API's own description", () => {
  it('has every endpoint, with what it refuses', () => {
    for (const { name, spec } of endpoints) {
      const statuses = Object.keys(operationOf(name).responses);
      expect(statuses, name).toEqual(expect.arrayContaining(['200', 'default']));
      expect(statuses.includes('401'), name).toBe(
        spec.access !== 'public' || (spec.errors ?? []).some((key) => errorCatalogue[key] === 401),
      );
      if (spec.access !== 'public') expect(statuses, name).toContain('403');
      expect(JSON.stringify(operationOf(name)).includes('guestSession'), name).toBe(spec.access === 'guest');
      for (const key of spec.errors ?? []) expect(JSON.stringify(operationOf(name).responses), name).toContain(`\`${key}\``);
    }
    expect(operationOf('request.pickUp').responses['409']?.description).toContain('`request.alreadyPickedUp`');
  });

  it('has no reference without a target', () => {
    const named = [...text.matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(([, name = '']) => name);
    expect(named).toContain('schemas/MenuRoute');
    const follow = (name: string): unknown =>
      name.split('/').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], components);
    for (const name of named) expect(follow(name), name).toBeTypeOf('object');
  });

  it('has an example for numbers without bounds, of which the page would show the smallest', () => {
    const unbounded = text.match(/\{[^{}]*"minimum":-9007199254740991[^{}]*\}/g) ?? [];
    expect(unbounded.length).toBeGreaterThan(100);
    for (const schema of unbounded) expect(schema).toMatch(/"(?:examples":\[1\]|default":)/);
  });

  it('says how files go in and out', () => {
    const upload = operationOf('attachment.addFile').requestBody?.content['multipart/form-data']?.schema;
    expect(Object.keys(upload?.properties ?? {})).toEqual(expect.arrayContaining(['requestId', 'description', 'file']));
    expect(upload?.required).toContain('file');
    expect(operationOf('attachment.download').responses['200']?.content).toHaveProperty('application/octet-stream');
  });

  it('leaves the filters of a list out of what the page sends, unless someone fills them in', () => {
    const examples = new Map(operationOf('request.deskList').parameters?.map(({ name, examples: shown }) => [name, shown]));
    expect(examples.get('status')).toEqual({ default: { value: 'draft', 'x-disabled': true } });
    for (const name of ['waitingOn', 'lastWord', 'view', 'isAsc'])
      expect(examples.get(name), name).toHaveProperty('default.x-disabled', true);
    expect(examples.get('pageNum')).toBeUndefined();
  });

  it('names the key for repeating where a call takes one', () => {
    for (const { name, spec } of endpoints)
      expect(operationOf(name).parameters?.some(({ name: header }) => header === 'Idempotency-Key') ?? false, name).toBe(
        spec.idempotent === true,
      );
  });
});

describe('in production, it', () => {
  let production: TestApp;
  beforeAll(async () => {
    production = await startTestApp({ mode: 'production', apiDocs: 'signed-in' });
  });
  afterAll(() => production.stop());
  const pathsFor = async (headers: Record<string, string>, from = production) => {
    const { statusCode, body } = await from.http.inject({ method: 'GET', url: '/api/openapi.json', headers });
    return { status: statusCode, paths: (JSON.parse(body) as { paths?: Record<string, Record<string, unknown>> }).paths ?? {} };
  };

  it('is for people who signed in, by header or by the cookie of their browser', async () => {
    const { token } = await buildStaff(production.platform);
    expect((await pathsFor({})).status).toBe(401);
    expect((await pathsFor({ authorization: `Bearer ${token}` })).status).toBe(200);
    expect((await pathsFor({ cookie: `Admin-Token=${token}` })).status).toBe(200);
    expect((await pathsFor({ cookie: `Admin-Token=${token}`, 'sec-fetch-site': 'cross-site' })).status).toBe(401);
  });

  it('shows calls that only employees can make to employees alone', async () => {
    const [agent, customer] = [await buildStaff(production.platform), await buildCustomer(production.platform)];
    const all = (await pathsFor({ authorization: `Bearer ${agent.token}` })).paths;
    const some = (await pathsFor({ authorization: `Bearer ${customer.token}` })).paths;
    const names = (of: typeof paths | typeof all) =>
      Object.entries(of).flatMap(([path, calls]) => Object.keys(calls).map((method) => `${method} ${path}`));
    expect(names(all).toSorted()).toEqual(names(paths).toSorted());
    expect(JSON.stringify(some)).not.toMatch(/\/system\/user|\/audit/);
    const { body } = await production.http.inject({ url: '/api/openapi.json', headers: { authorization: `Bearer ${customer.token}` } });
    expect(body).toContain('"RequestRow"');
    expect(body).not.toContain('"AuditRow"');
    const staffOnly = endpoints.filter(({ spec: { access } }) => typeof access === 'object' && access.permission.startsWith('system:'));
    expect(staffOnly.length).toBeGreaterThan(20);
    for (const { spec } of staffOnly)
      expect(names(some)).not.toContain(`${spec.method.toLowerCase()} ${spec.path.replaceAll(/:(\w+)/g, '{$1}')}`);
    for (const { spec } of endpoints.filter(({ spec: { access } }) => typeof access === 'string'))
      expect(names(some)).toContain(`${spec.method.toLowerCase()} ${spec.path.replaceAll(/:(\w+)/g, '{$1}')}`);
  });

  it('can be public, without the calls of employees, or not be there', async () => {
    const open = await startTestApp({ mode: 'production', apiDocs: 'public' });
    const seen = await pathsFor({}, open);
    expect(seen.status).toBe(200);
    expect(JSON.stringify(seen.paths)).not.toContain('/system/config/list');
    await open.stop();
    const closed = await startTestApp({ mode: 'production', apiDocs: 'off' });
    for (const url of ['/api/openapi.json', '/api/docs']) expect((await closed.http.inject({ method: 'GET', url })).statusCode).toBe(404);
    await closed.stop();
  });
});

describe('the page that shows it', () => {
  it('may run its own start and no other script in it', async () => {
    const { headers } = await app.http.inject({ method: 'GET', url: '/api/docs/' });
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
  });

  it('answers what it has not like every other address', async () => {
    const { statusCode, body } = await app.http.inject({ method: 'GET', url: '/api/docs/elsewhere' });
    expect(statusCode).toBe(404);
    expect(JSON.parse(body)).toMatchObject({ code: 404, data: { key: 'notFound' } });
    expect(body).not.toContain('elsewhere');
  });

  it('closes the connection of those who ask for it', async () => {
    const origin = await app.http.listen({ host: '127.0.0.1', port: 0 });
    const headers = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
      get(`${origin}/api/docs/`, { agent: false }, (answer) => resolve(answer.resume().headers)).once('error', reject);
    });
    expect(headers.connection).toBe('close');
  });
});
