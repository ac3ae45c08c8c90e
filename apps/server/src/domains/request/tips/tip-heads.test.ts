import { getModuleClaimProfile } from '@heliodesk/contract/module-claim';
import { askCustomer, listTips, recallTip, tipTypes } from '@heliodesk/contract/request';
import { getTrackerClaim } from '@heliodesk/contract/tracker-claim';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildPickedUpParts } from '#src/testing/picked-up-parts.ts';
import { pickedUpClaim } from '#src/testing/serials-asked.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Client = ReturnType<TestApp['client']>;
const claims = {
  module: async () => {
    const { requestId, customer, agent, seen } = await pickedUpClaim(app, ['TIPSHEAD00000001']);
    return { requestId, client: app.client(customer.token), staff: app.client(agent.token), seen };
  },
  tracker: () => buildPickedUpParts(app),
};
const profileOf = (kind: keyof typeof claims, client: Client, requestId: number) =>
  kind === 'module'
    ? client.call(getModuleClaimProfile, { params: { id: requestId } })
    : client.call(getTrackerClaim, { query: { requestId } });

it.each(['module', 'tracker'] as const)('a %s claim says which tips it has and how far they are', async (kind) => {
  const { requestId, client, staff, seen } = await claims[kind]();
  const tipsFor = async (reader: Client) => (await profileOf(kind, reader, requestId)).data.tips;
  expect(await tipsFor(client)).toEqual([]);
  const ask = async (content: string) => {
    const body = { requestId, version: (await seen()).version, tipsType: tipTypes.files, content };
    return (await staff.call(askCustomer, { body })).data;
  };
  const { version, tip } = await ask('We can’t read the label.');
  await staff.call(recallTip, { body: { requestId, version, tipsId: tip.tipsId } });
  await ask('The label is cut off.');
  const whole = (await client.call(listTips, { query: { requestId } })).data;
  expect(whole.map(({ state }) => state)).toEqual(['recalled', 'open']);
  for (const reader of [client, staff])
    expect(await tipsFor(reader)).toEqual(
      whole.map(({ tipsId, msgId, tipsType, state, askTime, dueTime, closeTime }) => ({
        tipsId,
        msgId,
        tipsType,
        state,
        askTime,
        dueTime,
        closeTime,
      })),
    );
  const stranger = app.client((await buildCustomer(app.platform)).token);
  expect((await profileOf(kind, stranger, requestId)).code).toBe(404);
});
