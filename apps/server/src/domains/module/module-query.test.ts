import { queryModule } from '@heliodesk/contract/module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildCustomer } from '../account/seed.ts';
import { buildModule } from './seed.ts';

let app: TestApp;
/** A server that asks for captchas. */
let guarded: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  guarded = await startTestApp({ captchaEnabled: true });
});
afterAll(async () => {
  await guarded.stop();
  await app.stop();
});

const ask = (sn: string, { from, token, on = app }: { from?: string; token?: string; on?: TestApp } = {}) =>
  on.client(token).call(queryModule, { query: { sn } }, { headers: from === undefined ? {} : { 'x-forwarded-for': from } });

describe('the query of a module', () => {
  it('tells the public whether it is genuine, and people who signed in when its warranty ends', async () => {
    const { serialNumber, moduleType, power } = await buildModule(app.platform, { serialNumber: 'HDQUERYPUBLIC01' });
    const { token } = await buildCustomer(app.platform);
    expect((await ask(serialNumber)).data).toMatchObject({
      genuine: true,
      moduleType,
      power: null,
      warrantyStart: null,
      productWarrantyEnd: null,
      performanceWarrantyEnd: null,
    });
    expect((await ask(serialNumber, { token })).data).toMatchObject({ power, productWarrantyEnd: expect.any(String) as string });
    expect((await ask('HDQUERYNOWHERE1')).data).toMatchObject({ genuine: false, moduleType: null, grade: null, warrantyRegion: null });
  });

  it('answers 60 times a minute, signed in or not, and asks strangers for a captcha after 10 a day', async () => {
    const { token } = await buildCustomer(app.platform);
    for (const who of [{ from: '198.51.100.20' }, { from: '198.51.100.21', token }]) {
      for (let count = 0; count < 60; count += 1) expect((await ask('HDQUERYLIMIT001', who)).code).toBe(200);
      expect((await ask('HDQUERYLIMIT001', who)).code).toBe(429);
    }
    const stranger = { from: '198.51.100.22', on: guarded };
    for (let count = 0; count < 10; count += 1) expect((await ask('HDQUERYLIMIT001', stranger)).code).toBe(200);
    expect(await ask('HDQUERYLIMIT001', stranger)).toMatchObject({ code: 510, key: 'captcha.wrong' });
  });

  it('asks strangers for a captcha after 10, also when they are sent together', async () => {
    const stranger = { from: '198.51.100.25', on: guarded };
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask('HDQUERYLIMIT004', stranger)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(10);
    expect(answers.filter(({ key }) => key === 'captcha.wrong')).toHaveLength(20);
    expect(await guarded.platform.throttle.used({ name: 'module-query-day', points: 1_000, seconds: 86_400 }, stranger.from)).toBe(10);
  });

  it('answers an address 1,000 times a day at most, and people who signed in beyond that', async () => {
    const from = '198.51.100.24';
    await app.platform.throttle.add({ name: 'module-query-day', points: 1_000, seconds: 86_400 }, from, 999);
    expect((await ask('HDQUERYLIMIT003', { from })).code).toBe(200);
    expect((await ask('HDQUERYLIMIT003', { from })).code).toBe(429);
    const { token } = await buildCustomer(app.platform);
    expect((await ask('HDQUERYLIMIT003', { from, token })).code).toBe(200);
  });

  it('counts all addresses of one IPv6 network of 64 bits as one, and an IPv4 address however it is written', async () => {
    for (let count = 0; count < 60; count += 1) await ask('HDQUERYLIMIT002', { from: `2001:db8:64:1::${count.toString(16)}` });
    expect((await ask('HDQUERYLIMIT002', { from: '2001:db8:64:1:ffff::1' })).code).toBe(429);
    expect((await ask('HDQUERYLIMIT002', { from: '2001:db8:64:2::1' })).code).toBe(200);
    for (let count = 0; count < 60; count += 1)
      await ask('HDQUERYLIMIT002', { from: count % 2 === 0 ? '198.51.100.23' : '::ffff:198.51.100.23' });
    for (const from of ['198.51.100.23', '::ffff:198.51.100.23', '::ffff:c633:6417'])
      expect((await ask('HDQUERYLIMIT002', { from })).code, from).toBe(429);
  });
});
