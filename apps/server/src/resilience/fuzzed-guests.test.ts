// @both-engines
import { addFileAsGuest } from '@heliodesk/contract/attachment';
import { sendMessageAsGuest } from '@heliodesk/contract/case-chat';
import { askCustomer, sendTip } from '@heliodesk/contract/request';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMessage, buildPickedUp } from '#src/domains/case-chat/seed.ts';
import { buildReceipt } from '#src/domains/request/seed.ts';
import { allEndpoints, fuzzedCalls, fuzzEndpoint, fuzzSeed, type FuzzingCaller } from '#src/testing/fuzzing.ts';
import { buildGuest, buildGuestCase, buildRtsContact, guestLink } from '#src/testing/guests.ts';
import { soak } from '#src/testing/soak.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

/** Guests may call few endpoints; most of what they send goes there, and some to all that have to turn them away. */
const open = allEndpoints.filter(({ name, spec }) => spec.access === 'guest' || name === 'identity.enterByLink');
const closed = allEndpoints.filter((endpoint) => !open.includes(endpoint));
const callsEach = (share: number, endpoints: readonly unknown[]): number =>
  Math.ceil((fuzzedCalls.ofGuests * soak * share) / endpoints.length);
const [callsOfOpen, callsOfClosed] = [callsEach(0.7, open), callsEach(0.3, closed)];
const callsOfGuests = Math.ceil(callsOfOpen / soak);
let taken = 0;

let app: TestApp;
let guests: FuzzingCaller[];
beforeAll(async () => {
  app = await startTestApp();
  guests = await buildGuests();
});
afterAll(() => app.stop());

const keyIn = (url: string): string => new URL(url, 'http://site').searchParams.get('fileName') ?? '';

/** Two guests of one case, one of another, and what a guest can name: their own, a note's and what is not there. */
async function buildGuests(): Promise<FuzzingCaller[]> {
  const built = await buildPickedUp(app.platform, { customer: await buildRtsContact(app.platform) });
  const { agent, requestId } = built;
  const guest = await buildGuest(app, requestId);
  const colleague = await buildGuest(app, requestId, { name: 'Gil Guest' });
  const other = await buildGuestCase(app);
  const client = app.client(guest.token);
  const file = { file: { name: 'note.txt', content: Buffer.from('Row 4 lost two clamps.') } };
  const uploaded = (await client.call(addFileAsGuest, { body: { requestId } }, file)).data;
  const body = { requestId, clientMsgId: randomUUID(), type: 0 as const, content: 'Two clamps came loose.' };
  const own = (await client.call(sendMessageAsGuest, { body })).data;
  const answer = await buildMessage(app.platform, agent, requestId, 'We send new ones.');
  const foreign = await buildMessage(app.platform, other.agent, other.requestId, 'Which torque?');
  const support = app.client(agent.token);
  const { tip, version } = (await support.call(sendTip, { body: { requestId, tipsType: 4, content: 'A photo of the clamp' } })).data;
  const fields = [{ field: 'enquiryReq.product' }];
  const details = (await support.call(askCustomer, { body: { requestId, version, tipsType: 1, fields, content: '' } })).data.tip;
  const known = {
    msgId: [own.msgId, answer.msgId, foreign.msgId, tip.msgId, details.msgId, details.msgId, 999_999_999],
    tipsId: [tip.tipsId, details.tipsId, 999_999_999],
    field: ['enquiryReq.product', 'enquiryReq.product', 'enquiryReq.address'],
    afterMsgId: [0, own.msgId],
    receiptId: [await buildReceipt(app.platform, guest, built), 999_999_999],
    attId: [uploaded.attId, 999_999_999],
    attIds: [String(uploaded.attId), `${uploaded.attId},${uploaded.attId}`, ''],
    fileName: [keyIn(uploaded.url), 'attachment/nothing', 'photo.png'],
    language: ['de', 'zh', 'en'],
    clientMsgId: [body.clientMsgId],
    pageSize: [10, 20, 30, 50],
    query: [...Array.from({ length: 100 }, () => guestLink(app, { requestId: String(requestId) })), guestLink(app), {}],
  };
  const caller = ({ token }: { token: string }, own: number, foreign: number): FuzzingCaller => ({
    token,
    known: { ...known, requestId: [...Array<number>(8).fill(own), String(own), foreign, 999_999_999] },
  });
  const ofCase = [guest, guest, colleague].map((person) => caller(person, requestId, other.requestId));
  return [...ofCase, caller(other.guest, other.requestId, requestId)];
}

describe(`fuzzed requests of guests (seed ${fuzzSeed})`, () => {
  it.each(open)('of $name are refused with words, and never break the server', async (endpoint) => {
    let calls = 0;
    const fuzzed = await fuzzEndpoint(app, endpoint, callsOfOpen, async (pick) => {
      calls += 1;
      // In a long run guests would spend what they may send in a while, and what they can answer.
      if (calls % callsOfGuests === 0) guests = await buildGuests();
      return pick(guests);
    });
    taken += fuzzed.taken;
    expect(fuzzed.faults).toEqual([]);
  });

  it.each(closed)('of $name, which is not for them, are turned away with words', async (endpoint) => {
    expect((await fuzzEndpoint(app, endpoint, callsOfClosed, (pick) => pick(guests))).faults).toEqual([]);
  });

  it('go deep enough', () => {
    expect(taken / (open.length * callsOfOpen)).toBeGreaterThan(0.15);
  });

  it('left the server sound', async () => {
    expect((await app.client().send({ method: 'GET', url: '/readyz' })).status).toBe(200);
  });
});
