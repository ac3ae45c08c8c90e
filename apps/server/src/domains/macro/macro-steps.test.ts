// @both-engines
import { listMessages, sendMessage } from '@heliodesk/contract/case-chat';
import {
  addMacro,
  listMacros,
  previewMacro,
  runMacro,
  type BuiltInMacro,
  type Macro,
  type MacroBody,
  type RunMacroBody,
} from '@heliodesk/contract/macro';
import { askCustomer, deskRequest, listTips, pickUp } from '@heliodesk/contract/request';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildPickedUp } from '#src/domains/case-chat/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { textMessage } from '#src/testing/conversations.ts';
import { eventually } from '#src/testing/eventually.ts';
import { mailsTo } from '#src/testing/mailbox.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { inLanguages, macroBody } from './seed.ts';

let app: TestApp;
let customer: BuiltCustomer;
let agent: BuiltUser;
let lead: BuiltUser;
beforeAll(async () => {
  app = await startTestApp();
  agent = await buildStaff(app.platform, { role: 'module_agent', name: 'Ingrid Halvorsen' });
  lead = await buildStaff(app.platform, { role: 'supervisor', name: 'Marta Lindqvist' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  customer = await buildCustomer(app.platform);
});

type Inputs = NonNullable<RunMacroBody['inputs']>;
const as = ({ token }: { token: string }) => app.client(token);
const added = async (body: Partial<MacroBody>): Promise<Macro> => (await as(lead).call(addMacro, { body: macroBody(body) })).data;
async function builtIn(key: BuiltInMacro): Promise<Macro> {
  const macro = (await as(lead).call(listMacros, {})).data.find((each) => each.builtIn === key);
  if (macro === undefined) throw new Error(`There is no macro ${key}`);
  return macro;
}
const seen = async (requestId: number) => (await as(lead).call(deskRequest, { params: { requestId } })).data;
const previewOf = async (requestId: number, { macroId }: Macro, inputs: Inputs = []) =>
  (await as(agent).call(previewMacro, { body: { requestId, macroId, inputs } })).data;
const run = async (requestId: number, { macroId, version: macroVersion }: Macro, more: Partial<RunMacroBody> = {}) =>
  as(agent).call(runMacro, { body: { requestId, version: (await seen(requestId)).version, macroId, macroVersion, ...more } });
const tipsOf = async (requestId: number) => (await as(agent).call(listTips, { query: { requestId } })).data;
const textsOf = async (requestId: number, who: { token: string } = customer) =>
  (await as(who).call(listMessages, { query: { requestId } })).data.messages.map(({ content }) => content);

/** A claim in review. */
async function pickedUp(of: BuiltCustomer = customer, serials?: string[]) {
  const claim = await buildClaim(app.platform, of, { submit: true, ...(serials ? { serials } : {}) });
  await as(agent).call(pickUp, { body: { requestId: claim.requestId, version: claim.version } });
  return claim;
}

describe('asking for details', () => {
  it('asks for what the macro names, or else for what is chosen when it runs', async () => {
    const { requestId } = await pickedUp();
    const fixed = await added({
      steps: [
        { kind: 'askDetails', fields: ['moduleClaim.quantity', 'partsClaim.city'], texts: inLanguages('Please compare.') },
        { kind: 'message', texts: inLanguages('We need: {{missing}}') },
      ],
    });
    const planned = (await previewOf(requestId, fixed)).steps;
    expect(planned).toMatchObject([
      { fields: ['moduleClaim.quantity'], fieldChoices: [], input: null, waitingOn: 'customer', blocked: null },
      { text: 'We need: Defective modules', blocked: null },
    ]);
    const open = await added({ steps: [{ kind: 'askDetails', fields: [], texts: inLanguages('') }] });
    const [unchosen] = (await previewOf(requestId, open)).steps;
    expect(unchosen).toMatchObject({ input: 'fields', blocked: { why: 'inputMissing' } });
    expect(unchosen?.fieldChoices).toContain('moduleClaim.defectDate');
    expect((await run(requestId, open)).data).toMatchObject({ step: 0, why: 'inputMissing' });
    const inputs = [{ step: 0, fields: ['moduleClaim.defectDate', 'no.such'] }];
    expect((await previewOf(requestId, open, inputs)).steps).toMatchObject([{ fields: ['moduleClaim.defectDate'], blocked: null }]);
    expect((await run(requestId, open, { inputs })).code).toBe(200);
    expect(await tipsOf(requestId)).toMatchObject([
      { state: 'open', tipsType: 1, fields: [{ field: 'moduleClaim.defectDate', question: '' }] },
    ]);
  });

  it('isn’t possible where the request has none of the fields', async () => {
    const { requestId } = await pickedUp();
    const macro = await added({ steps: [{ kind: 'askDetails', fields: ['enquiryReq.product'], texts: inLanguages('') }] });
    expect((await previewOf(requestId, macro)).steps).toMatchObject([{ blocked: { why: 'noFields' } }]);
    const wrong = { ...macroBody(), steps: [{ kind: 'askDetails' as const, fields: ['claim.colour'], texts: inLanguages('') }] };
    expect((await as(lead).call(addMacro, { body: wrong })).errors).toMatchObject([{ path: 'steps.0.fields.0', rule: 'invalid' }]);
  });
});

describe('asking about serial numbers', () => {
  it('names those in question in the task and in the text', async () => {
    const macro = await builtIn('serialsWrong');
    const unknown = ['HDUNKNOWN2001', 'HDUNKNOWN2002'];
    const { requestId } = await pickedUp(customer, unknown);
    const { steps } = await previewOf(requestId, macro);
    expect(steps[0]).toMatchObject({ serials: { verdicts: ['unknown'], rows: 2 }, waitingOn: 'customer', blocked: null });
    expect(steps[1]?.text).toContain('Not in our registry: HDUNKNOWN2001 and HDUNKNOWN2002');
    expect((await run(requestId, macro)).code).toBe(200);
    expect(await tipsOf(requestId)).toMatchObject([{ tipsType: 3, state: 'open', serials: { verdicts: ['unknown'], rows: 2 } }]);
    const right = await added({ steps: [{ kind: 'askSerials', verdicts: ['replacedBefore'], texts: inLanguages('Why?') }] });
    const other = await pickedUp(customer, ['HDUNKNOWN2003']);
    expect((await run(other.requestId, right)).data).toMatchObject({ step: 0, why: 'noSerials' });
  });
});

describe('what is asked for already', () => {
  it('isn’t asked for once more: the refusal names the open task', async () => {
    const { requestId } = await pickedUp();
    const macro = await builtIn('photosMissing');
    const { version } = await seen(requestId);
    const asked = await as(agent).call(askCustomer, { body: { requestId, version, tipsType: 4, content: 'The flash report' } });
    const task = { tipsId: asked.data.tip.tipsId, asker: 'Ingrid Halvorsen' };
    expect((await previewOf(requestId, macro)).steps[0]).toMatchObject({ blocked: { why: 'alreadyAsked', task } });
    expect(await run(requestId, macro)).toMatchObject({ code: 409, key: 'macro.blocked', data: { step: 0, why: 'alreadyAsked', task } });
    expect(await tipsOf(requestId)).toMatchObject([{ tipsId: task.tipsId, state: 'open' }]);
  });
});

describe('reminding', () => {
  it('names what waits, and the last one says until when', async () => {
    const { requestId } = await pickedUp();
    const [remind, last] = [await builtIn('remind'), await builtIn('lastReminder')];
    expect((await previewOf(requestId, remind)).steps).toMatchObject([{ blocked: { why: 'guards', guards: ['hasOpenTask'] } }]);
    await as(agent).call(sendMessage, { body: { ...textMessage(requestId, 'Can the truck turn at gate 2?'), needsAnswer: true } });
    expect((await previewOf(requestId, remind)).steps).toMatchObject([
      { tasks: 'Can the truck turn at gate 2?', dueTime: null, blocked: null },
    ]);
    expect((await previewOf(requestId, last)).steps[0]?.dueTime).not.toBeNull();
    expect((await run(requestId, last)).code).toBe(200);
    const { events, requestNo } = await seen(requestId);
    // Mails are sent in the background.
    await eventually(async () => {
      const about = (await mailsTo(app, customer.email)).filter(({ subject }) => subject.includes(requestNo));
      expect(about.filter(({ subject }) => subject.includes('last reminder'))).toHaveLength(1);
    });
    expect(events?.find(({ action }) => action === 'remind')).toMatchObject({ macro: 'Last reminder' });
  });
});

describe('a note', () => {
  it('is for staff, in the language of the one who runs the macro', async () => {
    const { requestId } = await pickedUp();
    const texts = { ...inLanguages('Asked about {{title}}'), de: 'Gefragt nach {{requestNo}}' };
    const macro = await added({ steps: [{ kind: 'note', texts }] });
    const body = { requestId, macroId: macro.macroId };
    const german = await as(agent).call(previewMacro, { body }, { headers: { lang: 'de' } });
    expect(german.data.steps).toMatchObject([{ textLanguage: 'de', blocked: null }]);
    expect(german.data.steps[0]?.text).toMatch(/^Gefragt nach MC-/);
    await run(requestId, macro);
    const isNote = (text: string) => text.startsWith('Asked about');
    expect((await textsOf(requestId, agent)).some(isNote)).toBe(true);
    expect((await textsOf(requestId)).some(isNote)).toBe(false);
  });
});

describe('a duplicate', () => {
  const choose = (duplicateNo: string): Inputs => [{ step: 0, duplicateNo }];

  it('is linked with the claim that is chosen, and proposed to be rejected', async () => {
    const macro = await builtIn('duplicate');
    const [kept, claim] = [await pickedUp(), await pickedUp()];
    expect((await previewOf(claim.requestId, macro)).steps[0]).toMatchObject({ input: 'duplicate', blocked: { why: 'inputMissing' } });
    for (const wrong of [claim.requestNo, 'MC-20200101-99999'])
      expect((await previewOf(claim.requestId, macro, choose(wrong))).steps[0]).toMatchObject({ blocked: { why: 'wrongDuplicate' } });
    const inputs = choose(kept.requestNo.toLowerCase());
    const preview = await previewOf(claim.requestId, macro, inputs);
    expect(preview.steps).toMatchObject([{ duplicateNo: kept.requestNo, blocked: null }, { blocked: null }]);
    expect(preview.steps[1]?.text).toContain('already filed');
    expect((await run(claim.requestId, macro, { inputs })).code).toBe(200);
    const { links, proposal } = await seen(claim.requestId);
    expect(links).toMatchObject([{ requestNo: kept.requestNo, kind: 'duplicateOf', outward: true }]);
    expect(proposal).toMatchObject({ state: 'open', reasonCode: '6' });
  });

  it('of another company gets no draft that says otherwise, and a text of one’s own', async () => {
    const macro = await builtIn('duplicate');
    const kept = await pickedUp(await buildCustomer(app.platform));
    const { requestId } = await pickedUp();
    const inputs = choose(kept.requestNo);
    expect((await previewOf(requestId, macro, inputs)).steps[1]).toMatchObject({ text: '', blocked: { why: 'noText' } });
    expect((await run(requestId, macro, { inputs })).data).toMatchObject({ step: 1, why: 'noText' });
    const texts = [{ step: 1, text: 'We found these modules in a claim that we handle already.' }];
    expect((await run(requestId, macro, { inputs, texts })).code).toBe(200);
    expect((await seen(requestId)).proposal).toMatchObject({ publicText: texts[0]?.text });
  });

  it('and its counterpart linked at the same time end with one link', async () => {
    const macro = await builtIn('duplicate');
    for (let round = 0; round < 4; round += 1) {
      const [one, other] = [await pickedUp(), await pickedUp()];
      const answers = await Promise.all([
        run(one.requestId, macro, { inputs: choose(other.requestNo) }),
        run(other.requestId, macro, { inputs: choose(one.requestNo) }),
      ]);
      expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
  });
});

describe('a text that is too long once it’s filled in', () => {
  it.each<[MacroBody['steps'][number], number]>([
    [{ kind: 'message', texts: inLanguages('{{title}}'.repeat(200)) }, 2_000],
    [{ kind: 'note', texts: inLanguages('{{title}}'.repeat(200)) }, 2_000],
    [{ kind: 'askFiles', texts: inLanguages('{{title}}'.repeat(200)) }, 2_000],
    [{ kind: 'proposeRejection', reasonCode: '2', texts: inLanguages('{{title}}'.repeat(100)) }, 1_000],
    [{ kind: 'complete', outcome: 'notForUs', texts: inLanguages('{{title}}'.repeat(50)) }, 500],
  ])('isn’t sent by $kind before someone shortens it', async (step, textLimit) => {
    const macro = await added({ types: [1, 3], steps: [step] });
    const { requestId } = step.kind === 'complete' ? await buildPickedUp(app.platform, { customer, agent }) : await pickedUp();
    const [planned] = (await previewOf(requestId, macro)).steps;
    expect(planned).toMatchObject({ textLimit, blocked: { why: 'textTooLong' } });
    expect(planned?.text?.length).toBeGreaterThan(textLimit);
    expect(await run(requestId, macro)).toMatchObject({ code: 409, key: 'macro.blocked', data: { step: 0, why: 'textTooLong' } });
    const shorter = (length: number) => run(requestId, macro, { texts: [{ step: 0, text: 'x'.repeat(length) }] });
    if (textLimit < 2_000) expect((await shorter(textLimit + 1)).errors).toMatchObject([{ path: 'texts.0.text', rule: 'tooLong' }]);
    expect((await shorter(textLimit)).code).toBe(200);
  });
});
