// @both-engines
import { addFile, listAttachments, updateAttachment, type PhotoPlace } from '@heliodesk/contract/attachment';
import { saveModuleClaim } from '@heliodesk/contract/module-claim';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildDraft } from '#src/domains/case-chat/seed.ts';
import { claimBody } from '#src/domains/module-claim/seed.ts';
import { jpeg } from '#src/testing/sample-files.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let customer: BuiltCustomer;
beforeAll(async () => {
  app = await startTestApp();
  customer = await buildCustomer(app.platform);
});
afterAll(() => app.stop());

const client = () => app.client(customer.token);
const newClaim = async (more: object = {}) => (await client().call(saveModuleClaim, { body: { ...claimBody(), ...more } })).data.requestId;
const upload = (requestId: number, name: string, place?: PhotoPlace) =>
  client().call(addFile, { body: { requestId, ...(place === undefined ? {} : { place }) } }, { file: { name, content: jpeg } });
const placesOf = async (requestId: number) =>
  (await client().call(listAttachments, { query: { requestId } })).data.map(({ fileName, place }) => [fileName, place]);

describe('the photos that a module claim asks for', () => {
  it('take their place when they are uploaded, and later', async () => {
    const requestId = await newClaim();
    expect((await upload(requestId, 'front.jpg', 'front')).data.place).toBe('front');
    const { attId } = (await upload(requestId, 'other.jpg')).data;
    await client().call(updateAttachment, { body: { attId, description: 'Row 4', place: 'label' } });
    const described = await client().call(updateAttachment, { body: { attId, description: 'Row 5' } });
    expect(described.data).toMatchObject({ description: 'Row 5', place: 'label' });
    expect(await placesOf(requestId)).toEqual([
      ['front.jpg', 'front'],
      ['other.jpg', 'label'],
    ]);
    await client().call(updateAttachment, { body: { attId, place: null } });
    expect((await placesOf(requestId))[1]).toEqual(['other.jpg', null]);
  });

  it('have one photo a place: the next one takes it, also when two come at the same time', async () => {
    const requestId = await newClaim();
    await upload(requestId, 'first.jpg', 'defect');
    await upload(requestId, 'second.jpg', 'defect');
    expect(await placesOf(requestId)).toEqual([
      ['first.jpg', null],
      ['second.jpg', 'defect'],
    ]);
    const answers = await Promise.all([upload(requestId, 'third.jpg', 'defect'), upload(requestId, 'fourth.jpg', 'defect')]);
    expect(answers.map(({ code }) => code)).toEqual([200, 200]);
    expect((await placesOf(requestId)).filter(([, place]) => place === 'defect')).toHaveLength(1);
  });

  it('come along with a copy of the claim', async () => {
    const requestId = await newClaim();
    await upload(requestId, 'front.jpg', 'front');
    expect(await placesOf(await newClaim({ cloneOf: requestId }))).toEqual([['front.jpg', 'front']]);
  });

  it('are asked for by no enquiry', async () => {
    const { requestId } = await buildDraft(app.platform, customer);
    const answer = await upload(requestId, 'front.jpg', 'front');
    const isAsked = answer.code === 200;
    expect([isAsked, await placesOf(requestId)]).toEqual([false, []]);
    expect(answer.errors).toMatchObject([{ path: 'place' }]);
  });
});
