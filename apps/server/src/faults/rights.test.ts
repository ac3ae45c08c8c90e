import { holds, permissionsOf, roleKeys, type EndpointSpec, type RoleKey } from '@heliodesk/contract/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildProvider, buildStaff } from '#src/domains/identity/seed.ts';
import { contractEndpoints } from '#src/platform/testing/contract-endpoints.ts';
import { startTestApp, type TestApp } from '#src/platform/testing/test-app.ts';
import type { TestClient } from '#src/platform/testing/test-client.ts';

const endpoints = await contractEndpoints();
const restricted = endpoints.filter(({ spec }) => spec.access !== 'public');

let app: TestApp;
const people = new Map<RoleKey, TestClient>();
beforeAll(async () => {
  app = await startTestApp();
  for (const role of roleKeys) {
    const { token } =
      role === 'customer'
        ? await buildCustomer(app.platform)
        : role === 'provider'
          ? await buildProvider(app.platform)
          : await buildStaff(app.platform, { role });
    people.set(role, app.client(token));
  }
});
afterAll(() => app.stop());

const urlOf = ({ path }: EndpointSpec): string => path.replaceAll(/:\w+/g, '1');
const send = (client: TestClient, spec: EndpointSpec, more: { payload?: string; headers?: Record<string, string> } = {}) =>
  client.send({ method: spec.method, url: urlOf(spec), ...more });

describe('every endpoint of the contract', () => {
  it('is served', () => {
    const missing = endpoints.filter(({ spec: { method, path } }) => !app.http.hasRoute({ method, url: path }));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it.each(restricted)('$name answers 401 without a session, whatever else is sent', async ({ spec }) => {
    const json = { 'content-type': 'application/json' };
    for (const more of [
      {},
      { headers: { authorization: 'Bearer nobody' } },
      ...(spec.method === 'GET'
        ? []
        : [
            { payload: '{', headers: json },
            { payload: '{}', headers: json },
          ]),
    ]) {
      const answer = await send(app.client(), spec, more);
      expect(answer).toMatchObject({ status: 401, code: 401, key: 'auth.signInRequired' });
      expect(answer.msg).not.toBe('');
    }
  });

  it.each(restricted)('$name answers 403 to every role without its permission', async ({ spec }) => {
    for (const [role, client] of people) {
      const isAllowed = typeof spec.access === 'string' || holds(permissionsOf([role]), spec.access.permission);
      const { code, key } = await send(client, spec);
      expect({ role, isRefused: code === 401 || (code === 403 && key === 'forbidden' && !isAllowed) }).toEqual({
        role,
        isRefused: !isAllowed,
      });
      expect(code, role).not.toBe(401);
    }
  });

  it('that a browser may open does not change anything by being opened or fetched ahead', async () => {
    const changing = endpoints.filter(({ spec }) => spec.changesState === true);
    expect(changing.length).toBeGreaterThan(0);
    for (const { spec } of changing)
      for (const headers of [{ 'sec-fetch-mode': 'navigate' }, { 'sec-purpose': 'prefetch' }, { purpose: 'prefetch' }])
        expect(await send(app.client(), spec, { headers: headers as unknown as Record<string, string> })).toMatchObject({
          code: 400,
          key: 'badRequest',
        });
  });
});

describe('every list', () => {
  const shapeOf = ({ query }: EndpointSpec): Record<string, unknown> => query?.shape ?? {};
  const listed = restricted.filter(({ spec }) => 'pageNum' in shapeOf(spec));
  const sorted = restricted.filter(({ spec }) => 'orderByColumn' in shapeOf(spec));
  const ask = (spec: EndpointSpec, query: Record<string, string>) =>
    (people.get('admin') as TestClient).send({ method: spec.method, url: urlOf(spec), query });

  it.each(listed)('$name takes only the page sizes of the product, and pages up to a bound', async ({ spec }) => {
    for (const pageSize of ['0', '-10', '7', '51', '1000000', '10.5', 'ten', 'NaN', '1e1000'])
      expect(
        (await ask(spec, { pageSize })).errors.map(({ path }) => path),
        pageSize,
      ).toContain('pageSize');
    for (const pageNum of ['0', '-1', '100001', '1.5', 'one', 'Infinity'])
      expect(
        (await ask(spec, { pageNum })).errors.map(({ path }) => path),
        pageNum,
      ).toContain('pageNum');
  });

  it.each(sorted)('$name sorts only by the columns it names', async ({ spec }) => {
    for (const orderByColumn of ['id', 'password_hash', 'created_at; drop table request', '1', 'createTime desc'])
      expect((await ask(spec, { orderByColumn })).errors.map(({ path }) => path)).toContain('orderByColumn');
    expect((await ask(spec, { isAsc: 'asc; select 1' })).errors.map(({ path }) => path)).toContain('isAsc');
  });
});
