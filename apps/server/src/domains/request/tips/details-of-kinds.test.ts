// @both-engines
import { getEnquiry, getEnquiryDetails, updateEnquiryDetails } from '@heliodesk/contract/enquiry';
import { getModuleDetails } from '@heliodesk/contract/module-claim';
import { confirmTipAsGuest, getDetailsAsGuest, listTips, recallTip, saveDetailsAsGuest } from '@heliodesk/contract/request';
import { getTrackerClaim, updatePartsDetails } from '@heliodesk/contract/tracker-claim';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPickedUp } from '#src/domains/case-chat/seed.ts';
import { buildGuest, buildRtsContact } from '#src/testing/guests.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { detailsAsked } from '#src/testing/details-asked.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const { as, buildModuleClaim, buildParts, askFor, asked, save, confirm, claimOf } = detailsAsked(() => app);

describe('answering for other kinds', () => {
  it('changes a tracker claim', async () => {
    const built = await buildParts();
    const { customer, requestId } = built;
    const msgId = await asked(built, ['partsClaim.city', 'partsClaim.defectDate']);
    const saved = await as(customer).call(updatePartsDetails, {
      body: { msgId, version: 0, partsClaim: { city: 'Gérgal', defectDate: '2026-11-10' } },
    });
    expect(saved.data).toMatchObject({ version: 1, partsClaim: { city: 'Gérgal' }, trackerList: [{}] });
    expect((await confirm(customer, msgId)).data).toMatchObject({
      changes: [
        { field: 'partsClaim.defectDate', before: '2026-11-14', after: '2026-11-10' },
        { field: 'partsClaim.city', before: 'Tabernas', after: 'Gérgal' },
      ],
    });
    const { data } = await as(built.agent).call(getTrackerClaim, { query: { requestId } });
    expect(data.partsClaim).toMatchObject({ city: 'Gérgal', defectDate: '2026-11-10' });
  });

  it('changes an enquiry, with the rules of enquiries', async () => {
    const built = await buildPickedUp(app.platform);
    const { customer, requestId } = built;
    const msgId = await asked(built, ['enquiryReq.serialNumber', 'enquiryReq.region', 'enquiryReq.desc']);
    const type = (enquiryReq: object) => as(customer).call(updateEnquiryDetails, { body: { msgId, enquiryReq } });
    await type({ serialNumber: 'short', region: 276, desc: '' });
    expect((await confirm(customer, msgId)).errors).toMatchObject([
      { path: 'enquiryReq.desc', rule: 'required' },
      { path: 'enquiryReq.serialNumber', rule: 'serialNumber' },
    ]);
    await type({ serialNumber: 'hd7226w14a018842', desc: 'Which torque for M10?' });
    expect((await as(customer).call(getEnquiryDetails, { params: { requestId } })).data.enquiryReq).toMatchObject({ region: 276 });
    expect((await confirm(customer, msgId)).data.changes).toHaveLength(3);
    const { data } = await as(built.agent).call(getEnquiry, { params: { requestId }, query: {} });
    expect(data.enquiryReq).toMatchObject({ serialNumber: 'HD7226W14A018842', region: 276, desc: 'Which torque for M10?' });
  });

  it('is open to the guests of an enquiry by the same rules', async () => {
    const built = await buildPickedUp(app.platform, { customer: await buildRtsContact(app.platform) });
    const guest = await buildGuest(app, built.requestId);
    const msgId = await asked(built, ['enquiryReq.product']);
    const type = (field: string, value: string) => as(guest).call(saveDetailsAsGuest, { body: { msgId, values: [{ field, value }] } });
    expect(await type('enquiryReq.address', 'Elsewhere')).toMatchObject({ errors: [{ path: 'enquiryReq.address', rule: 'fieldLocked' }] });
    expect((await type('enquiryReq.product', 'HD-M72 580 W')).data).toMatchObject({
      version: 1,
      values: [{ field: 'enquiryReq.product', value: 'HD-M72 580 W' }],
    });
    expect((await as(guest).call(confirmTipAsGuest, { query: { msgId } })).data).toMatchObject({ state: 'confirmed' });
    expect(await type('enquiryReq.product', 'HD-M60')).toMatchObject({ key: 'tip.closed' });
    const { requestId } = built;
    expect((await as(guest).call(getDetailsAsGuest, { query: { requestId } })).data).toMatchObject({ msgId: null, values: [] });
  });
});

describe('taking the question back', () => {
  it('leaves the claim as it was submitted and locks the form', async () => {
    const built = await buildModuleClaim();
    const { version, tip } = (await askFor(built, ['moduleClaim.quantity'])).data;
    const { customer, requestId } = built;
    await save(customer, { msgId: tip.msgId, moduleClaim: { quantity: 3 } });
    await as(built.agent).call(recallTip, { body: { requestId, version, tipsId: tip.tipsId } });
    expect(await save(customer, { msgId: tip.msgId, moduleClaim: { quantity: 2 } })).toMatchObject({
      key: 'tip.closed',
      data: { state: 'recalled' },
    });
    expect(await confirm(customer, tip.msgId)).toMatchObject({ key: 'tip.closed', data: { state: 'recalled' } });
    expect(await claimOf(customer, requestId)).toMatchObject({ quantity: 4 });
    expect((await as(customer).call(listTips, { query: { requestId } })).data).toMatchObject([{ fields: [], changes: [] }]);
  });

  it('by asking again keeps what was typed of the fields that are still asked for', async () => {
    const built = await buildModuleClaim();
    const { customer, requestId } = built;
    const first = (await askFor(built, ['moduleClaim.quantity', 'moduleClaim.projectCity'])).data;
    await save(customer, { msgId: first.tip.msgId, moduleClaim: { quantity: 3, projectCity: 'Jaén' } });
    const msgId = await asked({ ...built, version: first.version }, ['moduleClaim.quantity']);
    expect(await confirm(customer, first.tip.msgId)).toMatchObject({ key: 'tip.closed', data: { state: 'superseded' } });
    expect((await as(customer).call(getModuleDetails, { params: { id: requestId } })).data).toMatchObject({
      msgId,
      unlocked: ['moduleClaim.quantity'],
      moduleClaim: { quantity: 3, projectCity: 'Almería' },
    });
    await confirm(customer, msgId);
    expect(await claimOf(customer, requestId)).toMatchObject({ quantity: 3, projectCity: 'Almería' });
  });

  it('at the same time as an answer has one outcome', async () => {
    for (let round = 0; round < 3; round += 1) {
      const built = await buildModuleClaim();
      const { version, tip } = (await askFor(built, ['moduleClaim.quantity'])).data;
      const { customer, requestId } = built;
      await save(customer, { msgId: tip.msgId, moduleClaim: { quantity: 3 } });
      const [answered, recalled] = await Promise.all([
        confirm(customer, tip.msgId),
        as(built.agent).call(recallTip, { body: { requestId, version, tipsId: tip.tipsId } }),
      ]);
      expect([answered.code, recalled.code].toSorted()).toEqual([200, 409]);
      const loser = answered.code === 409 ? answered : recalled;
      expect(loser.key).toBe('tip.closed');
      expect(await claimOf(customer, requestId)).toMatchObject({ quantity: answered.code === 200 ? 3 : 4 });
    }
  });
});
