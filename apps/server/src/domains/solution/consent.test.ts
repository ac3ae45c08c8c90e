import { addFile, listCaseFiles } from '@heliodesk/contract/attachment';
import { listMessages } from '@heliodesk/contract/case-chat';
import {
  answerWithConsent,
  deskRequest,
  downloadReceiptRecord,
  listReceipts,
  listTips,
  solutionConfirmation,
} from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { compensation, exchange } from '#src/domains/solution/seed.ts';
import { eventually } from '#src/testing/eventually.ts';
import { mailsTo } from '#src/testing/mailbox.ts';
import { pdf } from '#src/testing/sample-files.ts';
import { buildApproved, buildSolvingPeople, type SolvedSeed, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let people: SolvingPeople;
let clerk: BuiltUser;
beforeAll(async () => {
  app = await startTestApp();
  people = await buildSolvingPeople(app);
  clerk = await buildStaff(app.platform, { name: 'Alex Agent' });
});
afterAll(() => app.stop());

type Person = { token: string };
const as = ({ token }: Person) => app.client(token);
const two: SolvedSeed = { solutions: [exchange({ quantity: 3 }), compensation({ quantity: 1 })] };

/** A claim whose customer is to answer; the messages of its offers. */
async function buildOffered(seed: SolvedSeed = {}): Promise<{ requestId: number; msgIds: number[] }> {
  const { requestId } = await buildApproved(app, people, seed);
  const tips = (await as(people.customer).call(listTips, { query: { requestId } })).data;
  return { requestId, msgIds: tips.filter(({ state }) => state === 'open').map(({ msgId }) => msgId) };
}
const upload = (requestId: number, person: Person = clerk, name = 'consent.pdf', content: Uint8Array = pdf) =>
  as(person).call(addFile, { body: { requestId, purpose: 'consent' } }, { file: { name, content } });
const answer = (body: { msgId: number; attId: number; accept?: boolean; reason?: string }, person: Person = clerk) =>
  as(person).call(answerWithConsent, { body: { accept: true, ...body } });
const filesOf = async (requestId: number, person: Person = people.customer) =>
  (await as(person).call(listCaseFiles, { query: { requestId } })).data.map(({ fileName, purpose }) => [fileName, purpose]);
const seen = async (requestId: number) => (await as(people.agent).call(deskRequest, { params: { requestId } })).data;

describe('answering with a written consent', () => {
  it('accepts for the contact, and says so in the history, the conversation, the receipt and by mail', async () => {
    const { requestId, msgIds } = await buildOffered();
    const { attId } = (await upload(requestId)).data;
    expect(await filesOf(requestId)).toEqual([]);
    const { data } = await answer({ msgId: msgIds[0] ?? 0, attId });
    expect(data).toMatchObject({ state: 'confirmed', accepted: true, answerer: 'Alex Agent', consent: { attId, fileName: 'consent.pdf' } });
    expect(data.answeredFor).not.toBe('');
    const claim = await seen(requestId);
    expect(claim).toMatchObject({ status: 'processing' });
    const mine = claim.events?.filter(({ action }) => action === 'answerTip' || action === 'confirmWithConsent');
    expect(mine?.map(({ actor, onBehalfOf }) => [actor, onBehalfOf])).toEqual([
      ['Alex Agent', data.answeredFor],
      ['Alex Agent', data.answeredFor],
    ]);
    expect(await filesOf(requestId)).toEqual([['consent.pdf', 'consent']]);
    const { messages } = (await as(people.customer).call(listMessages, { query: { requestId } })).data;
    expect(messages.find(({ params }) => params.consent !== undefined)?.params).toMatchObject({ accepted: 'true', consent: 'consent.pdf' });
    const [receipt] = (await as(people.customer).call(listReceipts, { query: { requestId } })).data;
    expect(receipt).toMatchObject({ confirmedBy: 'Alex Agent', confirmedFor: data.answeredFor });
    const record = await as(people.customer).call(downloadReceiptRecord, { query: { receiptId: receipt?.receiptId ?? 0 } });
    expect(JSON.stringify(record)).toContain('consent.pdf');
    await eventually(async () => {
      const mails = await mailsTo(app, people.customer.email);
      expect(mails.some(({ subject, text }) => subject.includes(claim.requestNo) && text.includes('consent.pdf'))).toBe(true);
    });
  });

  it('declines for the contact, with a reason', async () => {
    const { requestId, msgIds } = await buildOffered();
    const { attId } = (await upload(requestId)).data;
    const body = { msgId: msgIds[0] ?? 0, attId, accept: false };
    expect(await answer({ ...body, reason: ' ' })).toMatchObject({ code: 510, errors: [{ path: 'reason', rule: 'required' }] });
    expect((await answer({ ...body, reason: 'They want new modules.' })).code).toBe(200);
    const claim = await seen(requestId);
    expect(claim).toMatchObject({ status: 'picked_up' });
    expect(claim.events?.some(({ action, onBehalfOf }) => action === 'declineWithConsent' && onBehalfOf !== null)).toBe(true);
  });

  it('goes together with answers of the customer', async () => {
    const { requestId, msgIds } = await buildOffered(two);
    const [first = 0, second = 0] = msgIds;
    await as(people.customer).call(solutionConfirmation, { body: { msgId: first, accept: false, reason: 'Too slow' } });
    const { attId } = (await upload(requestId)).data;
    expect((await answer({ msgId: second, attId })).code).toBe(200);
    expect(await seen(requestId)).toMatchObject({ status: 'processing' });
  });

  it('is never for those who wrote, sent or approved the solutions, nor for customers', async () => {
    const { requestId, msgIds } = await buildOffered();
    const { attId } = (await upload(requestId)).data;
    const body = { msgId: msgIds[0] ?? 0, attId };
    for (const person of [people.agent, people.lead]) {
      const refused = { code: 510, key: 'action.blocked', data: { blockedBy: ['tookNoPart'] } };
      expect(await upload(requestId, person)).toMatchObject(refused);
      expect(await answer(body, person)).toMatchObject(refused);
    }
    expect(await answer(body, people.customer)).toMatchObject({ code: 403 });
    expect((await upload(requestId, people.customer)).code).toBe(409);
    const finance = await buildStaff(app.platform, { role: 'finance' });
    expect(await answer(body, finance)).toMatchObject({ code: 403 });
    expect(await seen(requestId)).toMatchObject({ status: 'approved' });
  });

  it('needs the consent for this claim, uploaded by the one who answers, as PDF, JPG or PNG', async () => {
    const { requestId, msgIds } = await buildOffered();
    const msgId = msgIds[0] ?? 0;
    const missing = { code: 510, errors: [{ path: 'attId', rule: 'consentMissing' }] };
    expect(await answer({ msgId, attId: 99_999_999 })).toMatchObject(missing);
    const elsewhere = await buildOffered();
    expect(await answer({ msgId, attId: (await upload(elsewhere.requestId)).data.attId })).toMatchObject(missing);
    const other = await buildStaff(app.platform);
    expect(await answer({ msgId, attId: (await upload(requestId, other)).data.attId })).toMatchObject(missing);
    expect(await upload(requestId, clerk, 'consent.txt', Buffer.from('They agree'))).toMatchObject({ key: 'attachment.wrongType' });
    expect(await upload(requestId, clerk, 'consent.pdf', Buffer.from('They agree'))).toMatchObject({ key: 'attachment.wrongType' });
    expect(await seen(requestId)).toMatchObject({ status: 'approved' });
  });

  it('counts once, also against the customer’s own answer', async () => {
    const { requestId, msgIds } = await buildOffered();
    const msgId = msgIds[0] ?? 0;
    const { attId } = (await upload(requestId)).data;
    const codes = (
      await Promise.all([
        answer({ msgId, attId }),
        as(people.customer).call(solutionConfirmation, { body: { msgId, accept: false, reason: 'Too slow' } }),
      ])
    ).map(({ code }) => code);
    expect(codes.toSorted()).toEqual([200, 409]);
    expect((await as(people.customer).call(listReceipts, { query: { requestId } })).data).toHaveLength(1);
  });
});
