import { addFile, addFileAsGuest, deleteAttachment } from '@heliodesk/contract/attachment';
import { deleteMessage, listMessages, messageTypes, recallMessage, sendMessage } from '@heliodesk/contract/case-chat';
import {
  askCustomer,
  confirmTip,
  confirmTipAsGuest,
  complete,
  deskRequest,
  getTipsCount,
  listTips,
  listTipsAsGuest,
  noteTip,
  pickUp,
  recallTip,
  reviewTip,
  sendTip,
  withdrawRequest,
} from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildPickedUp } from '#src/domains/case-chat/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { textMessage } from '#src/testing/conversations.ts';
import { buildGuest, buildRtsContact } from '#src/testing/guests.ts';
import { mailWith } from '#src/testing/mailbox.ts';
import { pdf } from '#src/testing/sample-files.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** A module claim that an agent has picked up. */
async function buildPickedUpClaim(customer?: Awaited<ReturnType<typeof buildCustomer>>) {
  const who = customer ?? (await buildCustomer(app.platform));
  const agent = await buildStaff(app.platform, { role: 'module_agent' });
  const { requestId, version } = await buildClaim(app.platform, who, { submit: true });
  const picked = await app.client(agent.token).call(pickUp, { body: { requestId, version } });
  return { customer: who, agent, requestId, version: picked.data.version };
}
type Built = Awaited<ReturnType<typeof buildPickedUpClaim>>;

const as = ({ token }: { token: string }) => app.client(token);
const askFiles = ({ agent, requestId, version }: Built, asked: object = { photos: ['label'], content: 'We can’t read the label.' }) =>
  as(agent).call(askCustomer, { body: { requestId, version, tipsType: 4, ...asked } });
const addEvidence = (person: { token: string }, requestId: number, name = 'label.pdf') =>
  as(person).call(addFile, { body: { requestId } }, { file: { name, content: pdf } });
const confirm = (person: { token: string }, msgId: number) => as(person).call(confirmTip, { query: { msgId } });
const seen = async ({ agent, requestId }: Built) => (await as(agent).call(deskRequest, { params: { requestId } })).data;

describe('asking for files', () => {
  it('unlocks the files, makes it the customer’s turn, keeps the promise and is mailed', async () => {
    const built = await buildPickedUpClaim();
    const { customer, requestId } = built;
    expect(await addEvidence(customer, requestId)).toMatchObject({ code: 409, key: 'attachment.frozen' });
    const { code, data } = await askFiles(built);
    expect(code).toBe(200);
    expect(data).toMatchObject({
      waitingOn: 'customer',
      version: built.version + 1,
      tip: { tipsType: 4, state: 'open', photos: ['label'], content: 'We can’t read the label.', added: [], reviewed: false },
    });
    expect(await seen(built)).toMatchObject({ tips: 1, firstContactAt: expect.any(String) as string, lastWord: { by: 'us' } });
    const { messages } = (await as(customer).call(listMessages, { query: { requestId } })).data;
    expect(messages.at(-1)).toMatchObject({ type: messageTypes.tip, msgId: data.tip.msgId, sender: 'customerService' });
    const { text } = await mailWith(app, customer.email, 'We can’t read the label.');
    expect(text).toContain('Back label');
    expect((await as(customer).call(getTipsCount, {})).data).toBe(1);
    expect(await addEvidence(customer, requestId)).toMatchObject({ code: 200 });
    expect((await as(customer).call(listTips, { query: { requestId } })).data).toMatchObject([{ added: [{ fileName: 'label.pdf' }] }]);
  });

  it('names what is wrong: nothing asked for, photos of another kind, an old version, a state or a person without the action', async () => {
    const built = await buildPickedUpClaim();
    expect(await askFiles(built, { content: '' })).toMatchObject({ code: 510, errors: [{ path: 'content', rule: 'required' }] });
    expect(await askFiles({ ...built, version: 1 })).toMatchObject({ code: 409, key: 'stale' });
    const body = { requestId: built.requestId, tipsType: 4 as const, content: 'Photos' };
    expect(await as(built.customer).call(sendTip, { body })).toMatchObject({ code: 403 });
    const enquiry = await buildPickedUp(app.platform);
    expect(await askFiles({ ...enquiry }, { photos: ['front'] })).toMatchObject({ code: 510, errors: [{ path: 'photos' }] });
    const { requestId } = await buildClaim(app.platform, built.customer, { submit: true });
    expect(await as(built.agent).call(sendTip, { body: { ...body, requestId } })).toMatchObject({ key: 'action.notAllowed' });
  });

  it('for the second time replaces the first', async () => {
    const built = await buildPickedUpClaim();
    const first = (await askFiles(built)).data;
    const second = (await askFiles({ ...built, version: first.version }, { content: 'Only the invoice.' })).data;
    expect(await confirm(built.customer, first.tip.msgId)).toMatchObject({ key: 'tip.closed', data: { state: 'superseded' } });
    expect(await seen(built)).toMatchObject({ tips: 1 });
    expect((await as(built.agent).call(listTips, { query: { requestId: built.requestId } })).data).toMatchObject([
      { state: 'superseded' },
      { tipsId: second.tip.tipsId, state: 'open' },
    ]);
  });

  it('holds completing back, and keeps the turn with the customer whatever they write', async () => {
    const built = await buildPickedUp(app.platform);
    const { data } = await askFiles(built, { content: 'The drawing of the foundation' });
    const closing = { requestId: built.requestId, version: data.version, outcome: 'answered' as const, content: 'Done' };
    expect(await as(built.agent).call(complete, { body: closing })).toMatchObject({
      key: 'action.blocked',
      data: { blockedBy: ['noOpenTip'] },
    });
    await as(built.customer).call(sendMessage, { body: textMessage(built.requestId, 'Which one?') });
    expect(await seen(built)).toMatchObject({ waitingOn: 'customer' });
  });
});

describe('answering', () => {
  it('needs a file or a note, counts once, locks the files and says what changed', async () => {
    const built = await buildPickedUpClaim();
    const { customer, agent, requestId } = built;
    const { tip } = (await askFiles(built)).data;
    expect(await confirm(customer, tip.msgId)).toMatchObject({ code: 510, errors: [{ path: 'content', rule: 'tipUnanswered' }] });
    const { attId } = (await addEvidence(customer, requestId)).data;
    await as(customer).call(noteTip, { body: { msgId: tip.msgId, content: 'The other one is on the roof.' } });
    const answered = await confirm(customer, tip.msgId);
    expect(answered.data.answeredFor).toBe('');
    expect(answered.data).toMatchObject({
      state: 'confirmed',
      note: 'The other one is on the roof.',
      added: [{ attId, fileName: 'label.pdf' }],
      answerer: expect.stringMatching(/\S/) as string,
    });
    expect(await confirm(customer, tip.msgId)).toMatchObject({ code: 409, key: 'tip.closed', data: { state: 'confirmed' } });
    expect(await addEvidence(customer, requestId)).toMatchObject({ key: 'attachment.frozen' });
    expect(await as(customer).call(deleteAttachment, { params: { id: attId } })).toMatchObject({ key: 'attachment.frozen' });
    expect(await as(customer).call(noteTip, { body: { msgId: tip.msgId, content: 'Late' } })).toMatchObject({ key: 'tip.closed' });
    const after = await seen(built);
    expect(after).toMatchObject({ tips: 0, waitingOn: 'us', lastWord: { by: 'customer' } });
    expect(after.events?.map(({ action }) => action)).toEqual(expect.arrayContaining(['askFiles', 'answerTip']));
    const { messages } = (await as(agent).call(listMessages, { query: { requestId } })).data;
    expect(messages.at(-1)).toMatchObject({ type: messageTypes.tipConfirmed, content: 'The other one is on the roof.' });
    const late = await as(customer).call(recallMessage, { query: { msgId: messages.at(-1)?.msgId ?? 0 } });
    expect(late).toMatchObject({ key: 'tip.closed' });
  });

  it('is for the company, staff who act for it, and no one else', async () => {
    const built = await buildPickedUpClaim();
    const { tip } = (await askFiles(built)).data;
    const stranger = await buildCustomer(app.platform);
    expect((await confirm(stranger, tip.msgId)).code).toBe(404);
    expect((await as(stranger).call(listTips, { query: { requestId: built.requestId } })).code).toBe(404);
    expect((await addEvidence(stranger, built.requestId)).code).toBe(404);
    await addEvidence(built.agent, built.requestId);
    const { code } = await confirm(built.agent, tip.msgId);
    expect(code).toBe(200);
    const { events } = await seen(built);
    expect(events?.find(({ action }) => action === 'answerTip')?.onBehalfOf).toBeTruthy();
  });

  it('waits to be looked at by staff', async () => {
    const built = await buildPickedUpClaim();
    const { tip } = (await askFiles(built)).data;
    expect(await as(built.agent).call(reviewTip, { body: { tipsId: tip.tipsId } })).toMatchObject({ key: 'tip.notAnswered' });
    const before = (await as(built.agent).call(getTipsCount, {})).data;
    await addEvidence(built.customer, built.requestId);
    await confirm(built.customer, tip.msgId);
    expect((await as(built.agent).call(getTipsCount, {})).data).toBe(before + 1);
    expect((await as(built.agent).call(reviewTip, { body: { tipsId: tip.tipsId } })).data).toMatchObject({ reviewed: true });
    expect((await as(built.agent).call(getTipsCount, {})).data).toBe(before);
  });

  it('follows the same rules for guests', async () => {
    const built = await buildPickedUp(app.platform, { customer: await buildRtsContact(app.platform) });
    const guest = await buildGuest(app, built.requestId);
    const { tip } = (await askFiles(built, { content: 'A photo of the clamp' })).data;
    const send = () =>
      as(guest).call(
        addFileAsGuest,
        { body: { requestId: built.requestId, purpose: 'request' } },
        { file: { name: 'clamp.pdf', content: pdf } },
      );
    expect(await as(guest).call(confirmTipAsGuest, { query: { msgId: tip.msgId } })).toMatchObject({ code: 510 });
    expect(await send()).toMatchObject({ code: 200 });
    expect((await as(guest).call(listTipsAsGuest, { query: { requestId: built.requestId } })).data).toMatchObject([{ added: [{}] }]);
    expect((await as(guest).call(confirmTipAsGuest, { query: { msgId: tip.msgId } })).data).toMatchObject({ state: 'confirmed' });
    expect(await send()).toMatchObject({ key: 'attachment.frozen' });
    expect(await as(guest).call(confirmTipAsGuest, { query: { msgId: tip.msgId } })).toMatchObject({ key: 'tip.closed' });
  });
});

describe('recalling', () => {
  it('locks the files again, hides what was asked, and gives the turn back', async () => {
    const built = await buildPickedUpClaim();
    const { version, tip } = (await askFiles(built)).data;
    const body = { requestId: built.requestId, version, tipsId: tip.tipsId };
    const recalled = await as(built.agent).call(recallTip, { body });
    expect(recalled.data).toMatchObject({ waitingOn: 'us', tip: { state: 'recalled', content: 'We can’t read the label.' } });
    expect(await addEvidence(built.customer, built.requestId)).toMatchObject({ key: 'attachment.frozen' });
    expect(await confirm(built.customer, tip.msgId)).toMatchObject({ key: 'tip.closed', data: { state: 'recalled' } });
    const shown = (await as(built.customer).call(listTips, { query: { requestId: built.requestId } })).data;
    expect(shown).toMatchObject([{ state: 'recalled', content: '', photos: [] }]);
    const { messages } = (await as(built.customer).call(listMessages, { query: { requestId: built.requestId } })).data;
    expect(messages.find(({ msgId }) => msgId === tip.msgId)).toMatchObject({ action: 0, content: '', params: {} });
    expect(await as(built.agent).call(recallTip, { body })).toMatchObject({ key: 'tip.closed' });
  });

  it('comes with deleting its message, but not once it is answered', async () => {
    const built = await buildPickedUpClaim();
    const first = (await askFiles(built)).data;
    expect((await as(built.agent).call(deleteMessage, { query: { msgId: first.tip.msgId } })).code).toBe(200);
    expect(await seen(built)).toMatchObject({ tips: 0, waitingOn: 'us' });
    const { version } = await seen(built);
    const second = (await askFiles({ ...built, version })).data;
    await addEvidence(built.customer, built.requestId);
    await confirm(built.customer, second.tip.msgId);
    expect(await as(built.agent).call(deleteMessage, { query: { msgId: second.tip.msgId } })).toMatchObject({ key: 'tip.closed' });
  });

  it('comes with withdrawing the request', async () => {
    const built = await buildPickedUpClaim();
    const { version, tip } = (await askFiles(built)).data;
    const body = { requestId: built.requestId, version, reason: 'Repaired on site' };
    expect((await as(built.customer).call(withdrawRequest, { body })).data).toMatchObject({ status: 'withdrawn', waitingOn: 'none' });
    expect(await confirm(built.customer, tip.msgId)).toMatchObject({ key: 'tip.closed', data: { state: 'recalled' } });
    expect(await seen(built)).toMatchObject({ tips: 0 });
  });
});
