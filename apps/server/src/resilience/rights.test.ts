import {
  checkAccess,
  grantedByName,
  permissionsOf,
  roleKeys,
  type AccessCaller,
  type EndpointSpec,
  type RoleKey,
} from '@heliodesk/contract/kit';
import { schemasOf } from '@heliodesk/contract/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildEnquiry } from '#src/domains/enquiry/seed.ts';
import { buildProvider, buildStaff, signIn } from '#src/domains/identity/seed.ts';
import { contractEndpoints } from '#src/testing/contract-endpoints.ts';
import { buildGuest, buildRtsContact } from '#src/testing/guests.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';

const endpoints = await contractEndpoints();
const restricted = endpoints.filter(({ spec }) => spec.access !== 'public');

/** Everyone who may call, with what says how far; a user without a role may do nothing that needs a permission. */
interface Caller {
  who: string;
  rights: AccessCaller;
  client: TestClient;
  /** A session for the next calls. */
  enter: () => Promise<string>;
}

let app: TestApp;
let callers: Caller[];
const callerOf = (who: string): Caller => callers.find((caller) => caller.who === who) as Caller;

async function buildCallers(): Promise<Caller[]> {
  const { platform } = app;
  const owner = await buildCustomer(platform);
  const staff = roleKeys.filter((role) => role !== 'customer' && role !== 'provider');
  const withoutRole = await buildStaff(platform, { name: 'Nora Norole' });
  await platform.db.deleteFrom('user_role').where('user_id', '=', withoutRole.userId).execute();
  const people: [who: string, roles: readonly RoleKey[], built: { userId: number }][] = [
    ['customer', ['customer'], owner],
    ['colleague', ['customer'], await buildCustomer(platform, { company: owner })],
    ['customer of another company', ['customer'], await buildCustomer(platform)],
    ['provider', ['provider'], await buildProvider(platform)],
    ['another provider', ['provider'], await buildProvider(platform)],
    ['a user without a role', [], withoutRole],
  ];
  for (const role of staff) people.push([role, [role], await buildStaff(platform, { role })]);
  const users = people.map(([who, roles, { userId }]): Caller => {
    const rights = { permissions: permissionsOf(roles) };
    return { who, rights, client: app.client(), enter: () => signIn(platform, { userId }) };
  });
  return [...users, await guestCaller()];
}

async function guestCaller(): Promise<Caller> {
  const { requestId } = await buildEnquiry(app.platform, await buildRtsContact(app.platform), { submit: true });
  const { token } = await buildGuest(app, requestId);
  return { who: 'guest', rights: 'guest', client: app.client(), enter: async () => token };
}

beforeAll(async () => {
  app = await startTestApp();
  callers = await buildCallers();
});
// Some calls end sessions.
beforeEach(async () => {
  for (const { client, enter } of callers) client.token = await enter();
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
      { headers: { authorization: 'Bearer unknown' } },
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

  it.each(restricted)('$name answers 403 to all who may not call it, and to no one who may', async ({ spec }) => {
    for (const { who, rights, client } of callers) {
      const isAllowed = checkAccess(spec.access, rights) === 'allowed';
      const { code, key } = await send(client, spec);
      expect({ who, isRefused: code === 401 || (code === 403 && key === 'forbidden' && !isAllowed) }).toEqual({
        who,
        isRefused: !isAllowed,
      });
      expect(code, who).not.toBe(401);
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
  const shapeOf = (spec: EndpointSpec): Record<string, unknown> => schemasOf(spec).query?.shape ?? {};
  const listed = restricted.filter(({ spec }) => 'pageNum' in shapeOf(spec));
  const sorted = restricted.filter(({ spec }) => 'orderByColumn' in shapeOf(spec));
  // What moves money isn't the administrator's.
  const readerOf = ({ access }: EndpointSpec): string =>
    typeof access === 'object' && grantedByName.includes(access.permission) ? 'finance' : 'admin';
  const ask = (spec: EndpointSpec, query: Record<string, string>) =>
    callerOf(readerOf(spec)).client.send({ method: spec.method, url: urlOf(spec), query });

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
