import { randomUUID } from 'node:crypto';
import { addFile, deleteAttachment } from '@heliodesk/contract/attachment';
import { addReply, sendMessage } from '@heliodesk/contract/case-chat';
import { saveEnquiry } from '@heliodesk/contract/enquiry';
import { saveModuleClaim } from '@heliodesk/contract/module-claim';
import { askCustomer, complete, confirmTip, noteTip, pickUp, recallTip, withdrawRequest } from '@heliodesk/contract/request';
import { insertSerials, uploadSerials } from '@heliodesk/contract/serial-number';
import { saveTrackerClaim } from '@heliodesk/contract/tracker-claim';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildPickedUp } from '#src/domains/case-chat/seed.ts';
import { buildEnquiry, enquiryBody } from '#src/domains/enquiry/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { buildClaim, claimBody } from '#src/domains/module-claim/seed.ts';
import { serialSheet, serialsFrom } from '#src/domains/serial-number/seed.ts';
import { trackerClaimBody } from '#src/domains/tracker-claim/seed.ts';
import { buildPickedUpClaim } from '#src/testing/rejected-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { TestAnswer } from '#src/testing/test-client.ts';

/* What a screen that is out of date, or a person who tries, sends: each is refused in words of its own. */

let app: TestApp;
let customer: BuiltCustomer;
let agent: BuiltUser;
let lead: BuiltUser;
beforeAll(async () => {
  app = await startTestApp();
  customer = await buildCustomer(app.platform);
  agent = await buildStaff(app.platform);
  lead = await buildStaff(app.platform, { role: 'supervisor' });
});
afterAll(() => app.stop());

const owner = () => app.client(customer.token);
const desk = () => app.client(agent.token);
const text = { name: 'label.txt', content: Buffer.from('words') };

/** A claim whose files were asked for, with the tip. */
async function asked() {
  const claim = await buildPickedUpClaim(app, { customer, agent, lead });
  const { data } = await desk().call(askCustomer, { body: { ...claim, tipsType: 4, content: 'The label, please' } });
  return { requestId: claim.requestId, version: data.version, tip: data.tip };
}

async function answered() {
  const { tip, ...claim } = await asked();
  await owner().call(noteTip, { body: { msgId: tip.msgId, content: 'There is none' } });
  expect((await owner().call(confirmTip, { query: { msgId: tip.msgId } })).code).toBe(200);
  return { ...claim, tip };
}

async function recalled() {
  const { tip, ...claim } = await asked();
  expect((await desk().call(recallTip, { body: { ...claim, tipsId: tip.tipsId } })).code).toBe(200);
  return { ...claim, tip };
}

async function withdrawn() {
  const { customer: asking, requestId, version } = await buildPickedUp(app.platform, { customer, agent });
  const { data } = await app.client(asking.token).call(withdrawRequest, { body: { requestId, version, reason: 'Solved' } });
  return { requestId, version: data.version };
}

interface Refused {
  what: string;
  send: () => Promise<TestAnswer<unknown>>;
  expected: object;
}

const wrongTypes: Refused[] = [
  {
    what: 'a claim saved as an enquiry',
    send: async () => {
      const { requestId, version } = await buildClaim(app.platform, customer);
      return owner().call(saveEnquiry, { body: { ...enquiryBody({ requestId }), version } });
    },
    expected: { code: 409, key: 'request.otherType' },
  },
  {
    what: 'an enquiry saved as a claim',
    send: async () => {
      const { requestId, version } = await buildEnquiry(app.platform, customer);
      const body = claimBody();
      return owner().call(saveModuleClaim, { body: { ...body, basicReq: { ...body.basicReq, requestId }, version } });
    },
    expected: { code: 409, key: 'request.otherType' },
  },
  {
    what: 'a module claim saved as a tracker claim',
    send: async () => {
      const { requestId, version } = await buildClaim(app.platform, customer);
      return owner().call(saveTrackerClaim, { body: { ...trackerClaimBody({}, { requestId }), version } });
    },
    expected: { code: 409, key: 'request.otherType' },
  },
  {
    what: 'an enquiry about modules saved as one about trackers',
    send: async () => {
      const { requestId, version } = await buildEnquiry(app.platform, customer, { requestType: 1 });
      return owner().call(saveEnquiry, { body: { ...enquiryBody({ requestId, requestType: 2 }), version } });
    },
    expected: { code: 409, key: 'request.otherType' },
  },
];

const tipsOver: Refused[] = [
  {
    what: 'a tip answered for the second time',
    send: async () => owner().call(confirmTip, { query: { msgId: (await answered()).tip.msgId } }),
    expected: { code: 409, key: 'tip.closed', data: { state: 'confirmed' } },
  },
  {
    what: 'a note to a tip that was answered',
    send: async () => owner().call(noteTip, { body: { msgId: (await answered()).tip.msgId, content: 'And this' } }),
    expected: { code: 409, key: 'tip.closed', data: { state: 'confirmed' } },
  },
  {
    what: 'a tip answered after its recall',
    send: async () => owner().call(confirmTip, { query: { msgId: (await recalled()).tip.msgId } }),
    expected: { code: 409, key: 'tip.closed', data: { state: 'recalled' } },
  },
  {
    what: 'a tip recalled after its answer',
    send: async () => {
      const { tip, ...claim } = await answered();
      return desk().call(recallTip, { body: { ...claim, tipsId: tip.tipsId } });
    },
    expected: { code: 409, key: 'tip.closed', data: { state: 'confirmed' } },
  },
];

const frozen: Refused[] = [
  {
    what: 'a file added to a submitted claim',
    send: async () => {
      const { requestId } = await buildClaim(app.platform, customer, { submit: true });
      return owner().call(addFile, { body: { requestId } }, { file: text });
    },
    expected: { code: 409, key: 'attachment.frozen' },
  },
  {
    what: 'a file deleted once its tip was answered',
    send: async () => {
      const { requestId, tip } = await asked();
      const { data } = await owner().call(addFile, { body: { requestId } }, { file: text });
      expect((await owner().call(confirmTip, { query: { msgId: tip.msgId } })).code).toBe(200);
      return owner().call(deleteAttachment, { params: { id: data.attId } });
    },
    expected: { code: 409, key: 'attachment.frozen' },
  },
  {
    what: 'serial numbers added to a submitted claim',
    send: async () => {
      const { requestId } = await buildClaim(app.platform, customer, { submit: true });
      return owner().call(insertSerials, { body: { requestId, snList: [{ sn: 'LATE000000001' }] } });
    },
    expected: { code: 409, key: 'serial.frozen' },
  },
  {
    what: 'a submitted claim saved again',
    send: async () => {
      const { requestId, version } = await buildClaim(app.platform, customer, { submit: true });
      const body = claimBody();
      return owner().call(saveModuleClaim, { body: { ...body, basicReq: { ...body.basicReq, requestId }, version } });
    },
    expected: { code: 409, key: 'request.notDraft', data: { status: 'submitted' } },
  },
  {
    what: 'a claim submitted while its serial numbers are imported',
    send: async () => {
      const { requestId, version } = await buildClaim(app.platform, customer);
      const file = { name: 'modules.xlsx', content: await serialSheet(serialsFrom('BADIN', 50).map((sn) => [sn])) };
      await owner().call(uploadSerials, { body: { requestId } }, { file });
      const body = claimBody();
      return owner().call(saveModuleClaim, { body: { ...body, basicReq: { ...body.basicReq, requestId }, submit: true, version } });
    },
    expected: { code: 510, key: 'action.blocked', data: { blockedBy: ['noImportRunning'] } },
  },
];

const tooLate: Refused[] = [
  {
    what: 'a reply to a withdrawn enquiry',
    send: async () => desk().call(addReply, { body: { ...(await withdrawn()), content: '16 Nm' } }),
    expected: { code: 409, key: 'request.withdrawn' },
  },
  {
    what: 'a withdrawn enquiry completed',
    send: async () => desk().call(complete, { body: { ...(await withdrawn()), outcome: 'answered', content: '16 Nm' } }),
    expected: { code: 409, key: 'action.notAllowed', data: { state: 'withdrawn' } },
  },
  {
    what: 'a withdrawn enquiry picked up',
    send: async () => desk().call(pickUp, { body: await withdrawn() }),
    expected: { code: 409, key: 'action.notAllowed', data: { state: 'withdrawn' } },
  },
  {
    what: 'a message into a draft',
    send: async () => {
      const { requestId } = await buildClaim(app.platform, customer);
      return owner().call(sendMessage, { body: { requestId, clientMsgId: randomUUID(), type: 0, content: 'Hello' } });
    },
    expected: { code: 409, key: 'action.notAllowed', data: { state: 'draft' } },
  },
];

describe('refused in words of its own is', () => {
  it.each([...wrongTypes, ...tipsOver, ...frozen, ...tooLate])('$what', async ({ send, expected }) => {
    const answer = await send();
    expect(answer).toMatchObject(expected);
    expect(answer.msg).toMatch(/^[A-Z].{15,}\.$/);
  });
});
