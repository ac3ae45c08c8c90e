import { getInfo } from '@heliodesk/contract/identity';
import type { Language } from '@heliodesk/contract/kit';
import { topicOf } from '@heliodesk/contract/live';
import { deskList, deskRequest } from '@heliodesk/contract/request';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { liveConnections } from '#src/testing/live-connections.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildCase } from './seed.ts';

let app: TestApp;
let base: string;
const connect = liveConnections();
beforeAll(async () => {
  app = await startTestApp();
  base = await app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.stop());

const cases: readonly [Language, string][] = [
  ['en', 'Ewa Nowak'],
  ['zh', 'Nowak Ewa'],
  ['ja', 'Nowak Ewa'],
];

it.each(cases)('a customer is called by readers of %s in their order: who created, who acted, who types', async (language, name) => {
  const customer = await buildCustomer(app.platform, { firstName: 'Ewa', lastName: 'Nowak' });
  const agent = await buildStaff(app.platform, { language });
  const { requestId } = await buildCase(app.platform, { customer, agent });
  const { data: detail } = await app.client(agent.token).call(deskRequest, { params: { requestId } }, { headers: { lang: language } });
  expect(detail.creator).toBe(name);
  expect(detail.events?.find(({ action }) => action === 'submit')?.actor).toBe(name);
  const { data: desk } = await app
    .client(agent.token)
    .call(deskList, { query: { text: detail.requestNo } }, { headers: { lang: language } });
  expect(desk.map(({ creator }) => creator)).toEqual([name]);

  const [ofCustomer, ofAgent] = [await connect(app, base, customer), await connect(app, base, agent)];
  await ofCustomer.watch(requestId);
  await ofAgent.watch(requestId);
  ofCustomer.say({ kind: 'typing', topic: topicOf('request', requestId) });
  expect(await ofAgent.heard('typing')).toMatchObject([{ name }]);
});

it.each(cases)('a customer reads their own name in the order of %s', async (language, name) => {
  const { token } = await buildCustomer(app.platform, { firstName: 'Ewa', lastName: 'Nowak' });
  expect((await app.client(token).call(getInfo, {}, { headers: { lang: language } })).data.user.userName).toBe(name);
});
