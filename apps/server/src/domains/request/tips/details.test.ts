// @both-engines
import { messageTypes, listMessages } from '@heliodesk/contract/case-chat';
import { getModuleDetails, updateModuleClaim } from '@heliodesk/contract/module-claim';
import { listTips, noteTip } from '@heliodesk/contract/request';
import { getPartsDetails, updatePartsDetails } from '@heliodesk/contract/tracker-claim';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { mailWith } from '#src/testing/mailbox.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { detailsAsked } from '#src/testing/details-asked.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const { as, buildModuleClaim, askFor, asked, save, confirm, claimOf, seen } = detailsAsked(() => app);

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
    const { text } = await mailWith(app, built.customer.email, 'Are all 40 strings affected?');
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Defective modules and date found');
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
