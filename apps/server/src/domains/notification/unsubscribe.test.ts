import {
  getNoticeChoices,
  readSubscription,
  subscribeAgain,
  switchMailsOff,
  type NoticeTopic,
  type NoticeWay,
} from '@heliodesk/contract/notification';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildPickedUp } from '#src/domains/case-chat/seed.ts';
import { mailWith, type ReceivedMail } from '#src/testing/mailbox.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { unsubscribePathOf } from './service/unsubscribe-key.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** The key in the last line of a mail. */
const keyIn = ({ text }: ReceivedMail): string => new URL(text.split('\n').at(-1) ?? '').searchParams.get('key') ?? '';

/** A customer whose request was picked up, and the key of the mail about it. */
async function mailed(): Promise<{ customer: BuiltCustomer; key: string }> {
  const customer = await buildCustomer(app.platform);
  await buildPickedUp(app.platform, { customer });
  return { customer, key: keyIn(await mailWith(app, customer.email, '/unsubscribe')) };
}

const wayOf = async ({ token }: { token: string }, topic: NoticeTopic): Promise<NoticeWay | undefined> =>
  (await app.client(token).call(getNoticeChoices, {})).data.topics.find((one) => one.topic === topic)?.way;

describe('the link in a mail', () => {
  it('switches off what it names for this person when it is clicked there, and on again', async () => {
    const { customer, key } = await mailed();
    const other = await buildCustomer(app.platform, { company: customer });
    const anyone = app.client();
    expect((await anyone.call(readSubscription, { query: { key } })).data).toEqual({ topic: 'progress', isOn: true });
    expect(await wayOf(customer, 'progress')).toBe('mail');
    expect((await anyone.call(switchMailsOff, { query: { key } })).data).toEqual({ topics: ['progress'] });
    expect((await anyone.call(readSubscription, { query: { key } })).data).toEqual({ topic: 'progress', isOn: false });
    expect([await wayOf(customer, 'progress'), await wayOf(customer, 'messages'), await wayOf(other, 'progress')]).toEqual([
      'bell',
      'mail',
      'mail',
    ]);
    expect((await anyone.call(switchMailsOff, { query: { key } })).data).toEqual({ topics: [] });
    expect((await anyone.call(subscribeAgain, { body: { key, topics: ['messages'] } })).code).toBe(404);
    await anyone.call(subscribeAgain, { body: { key, topics: ['progress'] } });
    expect(await wayOf(customer, 'progress')).toBe('mail');
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'switches it off when a mail program posts to it as %s, with no session',
    async (type) => {
      const { customer, key } = await mailed();
      const payload = 'List-Unsubscribe=One-Click';
      const headers = { 'content-type': type };
      const { statusCode } = await app.http.inject({ method: 'POST', url: `/unsubscribe?key=${key}`, headers, payload });
      expect([statusCode, await wayOf(customer, 'progress')]).toEqual([200, 'bell']);
    },
  );

  it('changes nothing when it is merely opened, as scanners do', async () => {
    const { customer, key } = await mailed();
    await app.http.inject({ method: 'GET', url: `/unsubscribe?key=${key}`, headers: { accept: 'text/html' } });
    await app.http.inject({ method: 'HEAD', url: `/unsubscribe?key=${key}` });
    expect(await wayOf(customer, 'progress')).toBe('mail');
  });

  it('is not found if it was forged, or signed for someone or something else', async () => {
    const { key } = await mailed();
    const { key: foreign } = await mailed();
    const [id, topic, signature] = key.split('.');
    const [foreignId] = foreign.split('.');
    const forged = [
      `${foreignId}.${topic}.${signature}`,
      `${id}.messages.${signature}`,
      `${id}.${topic}.${'A'.repeat(43)}`,
      'x',
      `${key}A`,
    ];
    for (const wrong of forged) {
      const codes = [
        (await app.client().call(readSubscription, { query: { key: wrong } })).code,
        (await app.client().call(switchMailsOff, { query: { key: wrong } })).code,
        (await app.client().call(subscribeAgain, { body: { key: wrong, topics: ['progress'] } })).code,
      ];
      expect(codes, wrong).toEqual([404, 404, 404]);
    }
  });

  it('of a daily mail switches nothing on that the person couldn’t choose', async () => {
    const { userId } = await buildCustomer(app.platform);
    const key = new URL(unsubscribePathOf(app.platform, { userId, topic: 'daily' }) ?? '', 'http://site').searchParams.get('key') ?? '';
    const topics: NoticeTopic[] = ['cases', 'clocks', 'receipts', 'work'];
    expect((await app.client().call(subscribeAgain, { body: { key, topics } })).code).toBe(200);
    const chosen = await app.platform.db.selectFrom('notice_choice').select(['topic', 'way']).where('user_id', '=', userId).execute();
    expect(chosen).toEqual([{ topic: 'work', way: 'daily' }]);
  });

  it('counts calls', async () => {
    const client = app.client();
    const from = { headers: { 'x-forwarded-for': '10.98.97.96' } };
    let last = 0;
    for (let calls = 0; calls < 302 && last !== 429; calls += 1)
      last = (await client.call(readSubscription, { query: { key: 'x' } }, from)).code;
    expect(last).toBe(429);
  });

  it('is missing in receipts, which always come', async () => {
    const { customer } = await mailed();
    const receipt = await mailWith(app, customer.email, 'we’ve received your request');
    expect(receipt.text).not.toContain('/unsubscribe');
  });
});
