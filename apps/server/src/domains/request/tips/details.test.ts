// @both-engines
import { getEnquiry, getEnquiryDetails, updateEnquiryDetails } from '@heliodesk/contract/enquiry';
import { messageTypes, listMessages } from '@heliodesk/contract/case-chat';
import { getModuleClaimProfile, getModuleDetails, updateModuleClaim, updateModuleDetails } from '@heliodesk/contract/module-claim';
import {
  askCustomer,
  confirmTip,
  confirmTipAsGuest,
  deskRequest,
  getDetailsAsGuest,
  listTips,
  noteTip,
  pickUp,
  recallTip,
  saveDetailsAsGuest,
} from '@heliodesk/contract/request';
import { getPartsDetails, getTrackerClaim, updatePartsDetails } from '@heliodesk/contract/tracker-claim';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildPickedUp } from '#src/domains/case-chat/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { buildTrackerClaim } from '#src/domains/tracker-claim/seed.ts';
import { buildGuest, buildRtsContact } from '#src/testing/guests.ts';
import { mailTo } from '#src/testing/mailbox.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const as = ({ token }: { token: string }) => app.client(token);

interface Built {
  customer: BuiltCustomer;
  agent: Awaited<ReturnType<typeof buildStaff>>;
  requestId: number;
  version: number;
}

async function pickedUp(customer: BuiltCustomer, filed: { requestId: number; version: number }): Promise<Built> {
  const agent = await buildStaff(app.platform, { role: 'agent' });
  const { requestId, version } = filed;
  const picked = await as(agent).call(pickUp, { body: { requestId, version } });
  return { customer, agent, requestId, version: picked.data.version };
}

const serials = Array.from({ length: 4 }, (_, index) => `HD7226W14A01884${index}`);

async function buildModuleClaim(customer?: BuiltCustomer): Promise<Built> {
  const who = customer ?? (await buildCustomer(app.platform));
  return pickedUp(who, await buildClaim(app.platform, who, { submit: true, serials }));
}

async function buildParts(): Promise<Built> {
  const customer = await buildCustomer(app.platform);
  return pickedUp(customer, await buildTrackerClaim(app.platform, customer, { submit: true }));
}

type Fields = readonly (string | { field: string; question: string })[];
const askFor = ({ agent, requestId, version }: Omit<Built, 'customer'>, fields: Fields, content = '') =>
  as(agent).call(askCustomer, {
    body: {
      requestId,
      version,
      tipsType: 1,
      fields: fields.map((field) => (typeof field === 'string' ? { field } : field)),
      content,
    },
  });
/** Asks, and answers the tip's message. */
const asked = async (built: Omit<Built, 'customer'>, fields: Fields): Promise<number> => (await askFor(built, fields)).data.tip.msgId;

const save = (person: { token: string }, body: { msgId: number; version?: number; basicReq?: object; moduleClaim?: object }) =>
  as(person).call(updateModuleDetails, { body });
const confirm = (person: { token: string }, msgId: number) => as(person).call(confirmTip, { query: { msgId } });
const claimOf = async (person: { token: string }, id: number) =>
  (await as(person).call(getModuleClaimProfile, { params: { id } })).data.moduleClaimInfo;
const seen = async ({ agent, requestId }: Omit<Built, 'customer'>) => (await as(agent).call(deskRequest, { params: { requestId } })).data;

describe('asking for details', () => {
  it('names the fields with questions, is mailed with their labels, and is the customer’s turn', async () => {
    const built = await buildModuleClaim();
    const { code, data } = await askFor(
      built,
      ['moduleClaim.defectDate', { field: 'moduleClaim.quantity', question: 'Are all 40 strings affected?' }],
      'Two short questions.',
    );
    expect(code).toBe(200);
    expect(data).toMatchObject({
      waitingOn: 'customer',
      tip: {
        tipsType: 1,
        state: 'open',
        content: 'Two short questions.',
        fields: [
          { field: 'moduleClaim.quantity', question: 'Are all 40 strings affected?' },
          { field: 'moduleClaim.defectDate', question: '' },
        ],
        changes: [],
      },
    });
    const { text } = await mailTo(app, built.customer.email, 3);
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Defective modules and Date found');
    expect(text).toContain('Are all 40 strings affected?');
    const { messages } = (await as(built.customer).call(listMessages, { query: { requestId: built.requestId } })).data;
    expect(messages.at(-1)).toMatchObject({ type: messageTypes.tip, msgId: data.tip.msgId });
  });

  it('refuses no fields, fields of other kinds, an old version and people without the right', async () => {
    const built = await buildModuleClaim();
    expect(await askFor(built, [])).toMatchObject({ code: 510, errors: [{ path: 'fields', rule: 'required' }] });
    expect(await askFor(built, ['moduleClaim.quantity', 'partsClaim.city'])).toMatchObject({
      code: 510,
      errors: [{ path: 'fields.1.field', rule: 'invalid' }],
    });
    expect(await askFor({ ...built, version: 1 }, ['moduleClaim.quantity'])).toMatchObject({ key: 'stale' });
    expect(await askFor({ ...built, agent: { ...built.agent, token: built.customer.token } }, ['moduleClaim.quantity'])).toMatchObject({
      code: 403,
    });
    const filed = await buildClaim(app.platform, built.customer, { submit: true });
    expect(await askFor({ ...built, ...filed }, ['moduleClaim.quantity'])).toMatchObject({ key: 'action.notAllowed' });
  });
});

describe('answering for a module claim', () => {
  it('keeps what was typed with the task, and changes the claim once it is sent', async () => {
    const built = await buildModuleClaim();
    const { customer, requestId } = built;
    const msgId = await asked(built, ['moduleClaim.quantity', 'moduleClaim.capacity', 'basicReq.desc', 'moduleClaim.projectName']);
    const read = () => as(customer).call(getModuleDetails, { params: { id: requestId } });
    expect((await read()).data).toMatchObject({
      msgId,
      version: 0,
      unlocked: ['basicReq.desc', 'moduleClaim.quantity', 'moduleClaim.projectName', 'moduleClaim.capacity', 'moduleClaim.unit'],
      moduleClaim: { quantity: 4 },
    });
    const saved = await save(customer, { msgId, version: 0, moduleClaim: { quantity: 'three' } });
    expect(saved.data).toMatchObject({ version: 1, moduleClaim: { quantity: 'three' } });
    expect(await confirm(customer, msgId)).toMatchObject({ code: 510, errors: [{ path: 'moduleClaim.quantity', rule: 'wholeNumber' }] });
    expect(await claimOf(built.agent, requestId)).toMatchObject({ quantity: 4 });
    await save(customer, {
      msgId,
      basicReq: { desc: 'Hot spots in three of four modules.' },
      moduleClaim: { quantity: 3, unit: '0', projectName: 'Jaén Sur' },
    });
    const answered = await confirm(customer, msgId);
    expect(answered.data).toMatchObject({
      state: 'confirmed',
      changes: [
        { field: 'basicReq.desc', after: 'Hot spots in three of four modules.' },
        { field: 'moduleClaim.quantity', before: 4, after: 3 },
        { field: 'moduleClaim.projectName', before: 'Almería Norte 3', after: 'Jaén Sur' },
        { field: 'moduleClaim.unit', before: '1', after: '0' },
      ],
    });
    expect(await claimOf(built.agent, requestId)).toMatchObject({ quantity: 3, capacity: '12.5', unit: '0' });
    expect(await seen(built)).toMatchObject({
      waitingOn: 'us',
      tips: 0,
      desc: 'Hot spots in three of four modules.',
      title: expect.stringContaining('Jaén Sur') as string,
    });
    const typed = await app.platform.db.selectFrom('module_claim_submission').selectAll().where('request_id', '=', requestId).execute();
    expect(typed).toMatchObject([{ quantity: 3, capacity_w: '12500.0' }]);
  });

  it('is found by its new words', async () => {
    const built = await buildModuleClaim();
    const msgId = await asked(built, ['moduleClaim.projectName']);
    await save(built.customer, { msgId, moduleClaim: { projectName: 'Quesada Llano' } });
    await confirm(built.customer, msgId);
    const { text } = await app.platform.db
      .selectFrom('request_search')
      .selectAll()
      .where('request_id', '=', built.requestId)
      .executeTakeFirstOrThrow();
    expect(text.toLowerCase()).toContain('quesada');
  });

  it('evaluates the serial numbers again after another defect date', async () => {
    const built = await buildModuleClaim();
    const msgId = await asked(built, ['moduleClaim.defectDate']);
    await save(built.customer, { msgId, moduleClaim: { defectDate: '2026-09-01' } });
    expect((await confirm(built.customer, msgId)).code).toBe(200);
    const { defect_date } = await app.platform.db
      .selectFrom('module_claim_submission')
      .select('defect_date')
      .where('request_id', '=', built.requestId)
      .executeTakeFirstOrThrow();
    expect(String(defect_date)).toContain('2026-09-01');
  });

  it('refuses what was not asked for, another type, a value that cannot be, and an answer without any', async () => {
    const built = await buildModuleClaim();
    const { customer } = built;
    const msgId = await asked(built, ['moduleClaim.quantity', 'moduleClaim.projectCountry']);
    expect(await save(customer, { msgId, moduleClaim: { quantity: 3, projectCity: 'Jaén' } })).toMatchObject({
      code: 510,
      errors: [{ path: 'moduleClaim.projectCity', rule: 'fieldLocked' }],
    });
    expect((await as(customer).call(getModuleDetails, { params: { id: built.requestId } })).data).toMatchObject({ version: 0 });
    expect(await save(customer, { msgId, basicReq: { requestType: 4 } })).toMatchObject({
      errors: [{ path: 'basicReq.requestType', rule: 'typeFixed' }],
    });
    expect(await confirm(customer, msgId)).toMatchObject({ code: 510, errors: [{ path: 'content', rule: 'detailsUnanswered' }] });
    await save(customer, { msgId, moduleClaim: { projectCountry: 999 } });
    expect(await confirm(customer, msgId)).toMatchObject({ errors: [{ path: 'moduleClaim.projectCountry', rule: 'invalid' }] });
    await save(customer, { msgId, moduleClaim: { projectCountry: 724 } });
    await as(customer).call(noteTip, { body: { msgId, content: 'Both are right.' } });
    expect((await confirm(customer, msgId)).data).toMatchObject({ state: 'confirmed', changes: [], note: 'Both are right.' });
  });

  it('is refused with an old version, and then twice', async () => {
    const built = await buildModuleClaim();
    const msgId = await asked(built, ['moduleClaim.quantity']);
    await save(built.customer, { msgId, version: 0, moduleClaim: { quantity: 3 } });
    expect(await save(built.customer, { msgId, version: 0, moduleClaim: { quantity: 2 } })).toMatchObject({
      code: 409,
      key: 'stale',
      data: { version: 1 },
    });
    expect((await confirm(built.customer, msgId)).code).toBe(200);
    expect(await confirm(built.customer, msgId)).toMatchObject({ key: 'tip.closed', data: { state: 'confirmed' } });
    expect(await save(built.customer, { msgId, moduleClaim: { quantity: 1 } })).toMatchObject({ key: 'tip.closed' });
  });

  it('is for the company and for staff who act for it', async () => {
    const built = await buildModuleClaim();
    const msgId = await asked(built, ['moduleClaim.quantity']);
    const stranger = await buildCustomer(app.platform);
    expect((await save(stranger, { msgId, moduleClaim: { quantity: 3 } })).code).toBe(404);
    expect((await as(stranger).call(getModuleDetails, { params: { id: built.requestId } })).code).toBe(404);
    expect((await as(built.customer).call(updatePartsDetails, { body: { msgId, partsClaim: { quantity: 3 } } })).code).toBe(404);
    expect((await as(built.customer).call(getPartsDetails, { params: { id: built.requestId } })).code).toBe(404);
    const finance = await buildStaff(app.platform, { role: 'finance' });
    expect((await save(finance, { msgId, moduleClaim: { quantity: 3 } })).code).not.toBe(200);
    const colleague = await buildCustomer(app.platform, { company: built.customer });
    expect((await save(colleague, { msgId, moduleClaim: { quantity: 3 } })).code).toBe(200);
    const answered = await confirm(built.agent, msgId);
    const { events, customer } = await seen(built);
    expect(customer?.contactPerson).toBeTruthy();
    expect(answered.data).toMatchObject({ state: 'confirmed', answeredFor: customer?.contactPerson });
    expect((await as(colleague).call(listTips, { query: { requestId: built.requestId } })).data).toMatchObject([
      { answeredFor: customer?.contactPerson },
    ]);
    expect(events?.find(({ action }) => action === 'answerTip')?.onBehalfOf).toBeTruthy();
  });

  it('works with the call that updates claims, as long as only what was asked for changes', async () => {
    const built = await buildModuleClaim();
    const { customer, requestId } = built;
    const claim = await claimOf(customer, requestId);
    const update = (moduleClaim: object) =>
      as(customer).call(updateModuleClaim, {
        body: { basicReq: { requestId, region: 724 }, moduleClaim: { ...claim, ...moduleClaim } },
      });
    expect(await update({ quantity: 3 })).toMatchObject({ key: 'request.notDraft' });
    const msgId = await asked(built, ['moduleClaim.quantity']);
    expect(await update({ projectCity: 'Jaén' })).toMatchObject({ errors: [{ path: 'moduleClaim.projectCity', rule: 'fieldLocked' }] });
    expect(await update({ quantity: 3 })).toMatchObject({ code: 200, data: { requestId, status: 'picked_up' } });
    expect((await confirm(customer, msgId)).data).toMatchObject({ changes: [{ field: 'moduleClaim.quantity', after: 3 }] });
    expect(await update({ quantity: 2 })).toMatchObject({ key: 'request.notDraft' });
  });
});

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
