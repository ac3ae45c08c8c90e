// @both-engines
import { liveTicket } from '@heliodesk/contract/live';
import { signOut } from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { liveUrl, statusOf } from '#src/testing/live-client.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let base: string;
beforeAll(async () => {
  app = await startTestApp();
  base = await app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.stop());

const ticketOf = async (person: { token: string }) => (await app.client(person.token).call(liveTicket, {})).data.ticket;

describe('a ticket', () => {
  it('opens one connection', async () => {
    const person = await buildStaff(app.platform);
    const ticket = await ticketOf(person);
    expect(await statusOf(liveUrl(base, ticket))).toBe(101);
    expect(await statusOf(liveUrl(base, ticket))).toBe(401);
    const raced = await ticketOf(person);
    expect((await Promise.all(Array.from({ length: 5 }, () => statusOf(liveUrl(base, raced))))).toSorted()).toEqual([
      101, 401, 401, 401, 401,
    ]);
  });

  it('is no session token, and no session token is a ticket', async () => {
    const person = await buildStaff(app.platform);
    expect(await statusOf(liveUrl(base, person.token))).toBe(401);
    expect((await app.client(await ticketOf(person)).call(liveTicket, {})).code).toBe(401);
    expect((await app.client().call(liveTicket, {})).code).toBe(401);
  });

  it('is kept as a hash, and good for 30 seconds', async () => {
    const person = await buildStaff(app.platform);
    const ticket = await ticketOf(person);
    expect(JSON.stringify(await app.platform.db.selectFrom('live_ticket').selectAll().execute())).not.toContain(ticket);
    app.clock.advance({ seconds: 31 });
    expect(await statusOf(liveUrl(base, ticket))).toBe(401);
  });

  it('ends with its session', async () => {
    const person = await buildStaff(app.platform);
    const ticket = await ticketOf(person);
    await app.client(person.token).call(signOut, {});
    expect(await statusOf(liveUrl(base, ticket))).toBe(401);
  });

  it('is refused while 20 of its session wait to be used, also when asked for at the same time', async () => {
    const person = await buildStaff(app.platform);
    const client = app.client(person.token);
    const answers = await Promise.all(Array.from({ length: 30 }, () => client.call(liveTicket, {})));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      ...Array.from({ length: 20 }, () => 200),
      ...Array.from({ length: 10 }, () => 429),
    ]);
    const ticket = answers.find(({ code }) => code === 200)?.data.ticket ?? '';
    expect(await statusOf(liveUrl(base, ticket))).toBe(101);
    expect((await client.call(liveTicket, {})).code).toBe(200);
    expect((await client.call(liveTicket, {})).code).toBe(429);
    expect(await ticketOf(await buildStaff(app.platform))).toBeTypeOf('string');
    app.clock.advance({ seconds: 31 });
    expect((await client.call(liveTicket, {})).code).toBe(200);
  });

  it('is taken from pages of this host alone', async () => {
    const person = await buildStaff(app.platform);
    for (const origin of ['https://evil.example', 'null', `${base}.evil.example`])
      expect(await statusOf(liveUrl(base, await ticketOf(person)), { origin }), origin).toBe(403);
    for (const origin of [base, app.platform.config.publicUrl])
      expect(await statusOf(liveUrl(base, await ticketOf(person)), { origin }), origin).toBe(101);
  });

  it('does not believe anyone but a trusted proxy what this host is called', async () => {
    const direct = await startTestApp({ trustedProxies: 0 });
    const at = await direct.http.listen({ port: 0, host: '127.0.0.1' });
    const { token } = await buildStaff(direct.platform);
    const { ticket } = (await direct.client(token).call(liveTicket, {})).data;
    const forged = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };
    expect(await statusOf(liveUrl(at, ticket), forged)).toBe(403);
    await direct.stop();
  });
});
