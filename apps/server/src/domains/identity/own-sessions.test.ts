import { endMyOtherSessions, endMySession, getInfo, listMySessions } from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#src/platform/db/transaction.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildCustomer } from '../account/seed.ts';
import { buildProvider, buildStaff, signIn } from './seed.ts';
import { openSession } from './service/sessions.ts';
import { readUserAgent } from './service/user-agent.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const safariOnIphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const listOf = async (token: string) => (await app.client(token).call(listMySessions, {})).data;
const codeWith = async (token: string) => (await app.client(token).call(getInfo, {})).code;

describe('the own sessions', () => {
  it('say device, address and times, the latest first, and which one calls', async () => {
    const { token, userId } = await buildProvider(app.platform);
    app.clock.advance({ minutes: 5 });
    const origin = { address: '203.0.113.7', userAgent: safariOnIphone };
    await transaction(app.platform.db, (tx) => openSession({ platform: app.platform, tx, origin }, userId));
    expect(await listOf(token)).toMatchObject([
      { browser: null, system: null, device: 'other', isCurrent: true, address: '127.0.0.1' },
      { browser: 'Safari', system: 'iOS', device: 'phone', isCurrent: false, address: '203.0.113.7' },
    ]);
    expect(JSON.stringify(await listOf(token))).not.toContain(token);
  });

  it('are only those that still live, and no one else’s', async () => {
    const [agent] = [await buildStaff(app.platform), await buildStaff(app.platform)];
    app.clock.advance({ hours: 2, minutes: 1 });
    const token = await signIn(app.platform, agent);
    expect(await listOf(token)).toHaveLength(1);
  });

  it('end one by one, immediately', async () => {
    const user = await buildCustomer(app.platform);
    const other = await signIn(app.platform, user);
    const [, second] = (await listOf(other)).toSorted((one, next) => Number(next.isCurrent) - Number(one.isCurrent));
    const params = { sessionId: second?.sessionId ?? 0 };
    expect((await app.client(other).call(endMySession, { params })).code).toBe(200);
    expect(await codeWith(user.token)).toBe(401);
    expect(await codeWith(other)).toBe(200);
    expect((await app.client(other).call(endMySession, { params })).code).toBe(404);
  });

  it('are 50 at most: with a further one the one not seen for longest ends', async () => {
    const user = await buildCustomer(app.platform);
    const second = await signIn(app.platform, user);
    app.clock.advance({ minutes: 2 });
    expect(await codeWith(user.token)).toBe(200);
    for (let count = 3; count <= 51; count += 1) await signIn(app.platform, user);
    expect(await listOf(user.token)).toHaveLength(50);
    expect(await codeWith(second)).toBe(401);
  });

  it('of someone else can not be ended', async () => {
    const [owner, stranger] = [await buildCustomer(app.platform), await buildCustomer(app.platform)];
    const [session] = await listOf(owner.token);
    const answer = await app.client(stranger.token).call(endMySession, { params: { sessionId: session?.sessionId ?? 0 } });
    expect(answer.code).toBe(404);
    expect(await codeWith(owner.token)).toBe(200);
  });

  it('end all but the one that calls', async () => {
    const user = await buildStaff(app.platform);
    const others = [await signIn(app.platform, user), await signIn(app.platform, user)];
    const bystander = await buildStaff(app.platform);
    expect((await app.client(user.token).call(endMyOtherSessions, {})).code).toBe(200);
    for (const token of others) expect(await codeWith(token)).toBe(401);
    for (const { token } of [user, bystander]) expect(await codeWith(token)).toBe(200);
    const audit = await app.platform.db.selectFrom('audit').select(['action', 'after']).where('actor_id', '=', user.userId).execute();
    expect(audit).toEqual([{ action: 'identity.endOtherSessions', after: { ended: 2 } }]);
  });
});

describe('a user agent in words', () => {
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0';
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome', 'Windows', 'computer'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/156.0.0.0`, 'Edge', 'Windows', 'computer'],
    [`Mozilla/5.0 (Linux; Android 16; K) ${chrome} Mobile Safari/537.36`, 'Chrome', 'Android', 'phone'],
    [`Mozilla/5.0 (Linux; Android 16; SM-X910) SamsungBrowser/29.0 ${chrome} Safari/537.36`, 'Samsung Internet', 'Android', 'tablet'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox', 'Linux', 'computer'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.1 Safari/605.1.15', 'Safari', 'macOS', 'computer'],
    [safariOnIphone, 'Safari', 'iOS', 'phone'],
    ['', null, null, 'other'],
    [`${'('.repeat(300)}`, null, null, 'other'],
  ])('%s', (userAgent, browser, system, device) => {
    expect(readUserAgent(userAgent)).toEqual({ browser, system, device });
  });
});
