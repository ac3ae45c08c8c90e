// @both-engines
import { addFile } from '@heliodesk/contract/attachment';
import { listMessages } from '@heliodesk/contract/case-chat';
import {
  addMacro,
  changeMacro,
  listMacros,
  offeredMacros,
  previewMacro,
  runMacro,
  type BuiltInMacro,
  type Macro,
  type MacroBody,
} from '@heliodesk/contract/macro';
import { saveModuleClaim } from '@heliodesk/contract/module-claim';
import { assign, deskRequest, listTips, pickUp } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildPickedUp } from '#src/domains/case-chat/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { buildClaim, claimBody } from '#src/domains/module-claim/seed.ts';
import { buildModule } from '#src/domains/module/seed.ts';
import { mailsTo } from '#src/testing/mailbox.ts';
import { buildPickedUpClaim, type Target } from '#src/testing/rejected-claims.ts';
import { png } from '#src/testing/sample-files.ts';
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

const as = ({ token }: { token: string }) => app.client(token);
const builtIn = async (key: BuiltInMacro): Promise<Macro> => {
  const macro = (await as(lead).call(listMacros, {})).data.find((each) => each.builtIn === key);
  if (macro === undefined) throw new Error(`There is no macro ${key}`);
  return macro;
};
const added = async (body: Partial<MacroBody>): Promise<Macro> => (await as(lead).call(addMacro, { body: macroBody(body) })).data;

const previewOf = async (requestId: number, { macroId }: Macro) =>
  (await as(agent).call(previewMacro, { body: { requestId, macroId } })).data;
const run = ({ requestId, version }: Target, { macroId, version: macroVersion }: Macro, texts: { step: number; text: string }[] = []) =>
  as(agent).call(runMacro, { body: { requestId, version, macroId, macroVersion, texts } });

const submitted = (language: 'en' | 'es' = 'en', serials?: string[]): Promise<Target> =>
  buildClaim(app.platform, customer, { submit: true, basic: { language }, ...(serials ? { serials } : {}) });
const pickedUp = () => buildPickedUpClaim(app, { customer, agent, lead });
const seen = async (requestId: number) => (await as(lead).call(deskRequest, { params: { requestId } })).data;
const saidTo = async (requestId: number) =>
  (await as(customer).call(listMessages, { query: { requestId } })).data.messages.filter(({ sender }) => sender === 'customerService');

/** Everything that a macro may leave behind. */
async function traces(requestId: number) {
  const { status, version, ownerId, waitingOn, tips, events } = await seen(requestId);
  const { messages } = (await as(lead).call(listMessages, { query: { requestId } })).data;
  const runs = await app.platform.db.selectFrom('macro_run').select('id').where('request_id', '=', requestId).execute();
  const mails = await mailsTo(app, customer.email);
  return {
    status,
    version,
    ownerId,
    waitingOn,
    tips,
    events: events?.length,
    messages: messages.length,
    runs: runs.length,
    mails: mails.length,
  };
}

describe('a macro', () => {
  it('is previewed and run in the customer’s language: picks up, writes, and is named in what it did', async () => {
    const claim = await submitted('es');
    const greet = await builtIn('greet');
    const preview = await previewOf(claim.requestId, greet);
    expect(preview).toMatchObject({ version: claim.version, macroVersion: greet.version, language: 'es', unfit: null });
    expect(preview.steps).toMatchObject([
      { kind: 'pickUp', text: null, blocked: null },
      { kind: 'message', textLanguage: 'es', blocked: null },
    ]);
    const text = preview.steps[1]?.text ?? '';
    expect(text).toContain('Ingrid Halvorsen');
    expect(text).not.toContain('{{');
    const ran = await run(claim, greet);
    expect(ran).toMatchObject({ code: 200, data: { status: 'picked_up', ownerId: agent.userId, name: 'Greet' } });
    const { events } = await seen(claim.requestId);
    expect(
      events
        ?.filter(({ macro }) => macro === 'Greet')
        .map(({ action }) => action)
        .toSorted(),
    ).toEqual(['pickUp', 'runMacro']);
    expect((await saidTo(claim.requestId)).map(({ content }) => content)).toContain(text);
    expect((await builtIn('greet')).runs).toBeGreaterThan(0);
  });

  it('sends the texts as they were changed, and refuses those that are too long', async () => {
    const [claim, greet] = [await submitted(), await builtIn('greet')];
    const tooLong = await run(claim, greet, [{ step: 1, text: 'x'.repeat(2_001) }]);
    expect(tooLong.errors).toMatchObject([{ path: 'texts.0.text', rule: 'tooLong' }]);
    expect((await run(claim, greet, [{ step: 1, text: 'We spoke on the phone just now.' }])).code).toBe(200);
    expect((await saidTo(claim.requestId)).map(({ content }) => content)).toContain('We spoke on the phone just now.');
  });

  it('asks only for photos that aren’t there, and says by when', async () => {
    const macro = await builtIn('photosMissing');
    const draft = await buildClaim(app.platform, customer);
    const file = { name: 'front.png', content: png };
    await as(customer).call(addFile, { body: { requestId: draft.requestId, place: 'front' } }, { file });
    const body = claimBody();
    const filed = { ...body, basicReq: { ...body.basicReq, requestId: draft.requestId }, submit: true, version: draft.version };
    const { version } = (await as(customer).call(saveModuleClaim, { body: filed })).data;
    const picked = await as(agent).call(pickUp, { body: { requestId: draft.requestId, version } });
    const claim = { requestId: draft.requestId, version: picked.data.version };
    const preview = await previewOf(claim.requestId, macro);
    expect(preview.steps[0]).toMatchObject({
      photos: ['label', 'defect', 'place'],
      leftOut: ['front'],
      waitingOn: 'customer',
      blocked: null,
    });
    expect(preview.steps[1]?.text).toMatch(/Back label, .*\. Please add them here by \w+ \d+, 2\d+\./);
    expect(await run(claim, macro)).toMatchObject({ code: 200, data: { waitingOn: 'customer' } });
    expect((await as(agent).call(listTips, { query: { requestId: claim.requestId } })).data).toMatchObject([
      { state: 'open', photos: ['label', 'defect', 'place'] },
    ]);
  });

  it('proposes to reject with the calculation, only if no module is under warranty', async () => {
    const macro = await builtIn('outOfWarranty');
    const ended = { warrantyStart: '2001-01-01', productYears: 10, performanceYears: 10 };
    for (const serialNumber of ['HDOLDWARRANTY1', 'HDOLDWARRANTY2']) await buildModule(app.platform, { serialNumber, ...ended });
    await buildModule(app.platform, { serialNumber: 'HDNEWWARRANTY1', warrantyStart: '2025-01-01' });
    const covered = await buildClaim(app.platform, customer, { submit: true, serials: ['HDOLDWARRANTY1', 'HDNEWWARRANTY1'] });
    const old = await buildClaim(app.platform, customer, { submit: true, serials: ['HDOLDWARRANTY2', 'HDUNKNOWN00001'] });
    const greet = await builtIn('greet');
    for (const claim of [covered, old]) await run(claim, greet);
    const [ofCovered, ofOld] = [await previewOf(covered.requestId, macro), await previewOf(old.requestId, macro)];
    expect(ofCovered.steps[0]).toMatchObject({ blocked: { why: 'stillCovered' } });
    expect(ofOld.steps[0]).toMatchObject({ reason: 'Out of warranty', blocked: null });
    expect(ofOld.steps[0]?.note).toContain('Out of warranty: 1. Under warranty: 0.');
    expect(await run({ requestId: covered.requestId, version: ofCovered.version }, macro)).toMatchObject({
      code: 409,
      key: 'macro.blocked',
      data: { step: 0, kind: 'proposeRejection', why: 'stillCovered' },
    });
    expect((await run({ requestId: old.requestId, version: ofOld.version }, macro)).code).toBe(200);
    expect((await seen(old.requestId)).proposal).toMatchObject({ state: 'open', note: ofOld.steps[0]?.note });
  });

  it('completes an enquiry with its answer', async () => {
    const { requestId, version, agent: owner } = await buildPickedUp(app.platform);
    const macro = await added({
      types: [1],
      statuses: ['picked_up'],
      steps: [{ kind: 'complete', outcome: 'answered', texts: inLanguages('8 Nm, see the manual of {{requestNo}}.') }],
    });
    const body = { requestId, version, macroId: macro.macroId, macroVersion: macro.version };
    expect(await as(owner).call(runMacro, { body })).toMatchObject({ code: 200, data: { status: 'completed' } });
  });
});

describe('all or nothing', () => {
  it('names the step that holds it back, and leaves nothing', async () => {
    const claim = await pickedUp();
    const macro = await added({
      steps: [
        { kind: 'message', texts: inLanguages('We looked at everything.'), needsAnswer: true },
        { kind: 'complete', outcome: 'answered', texts: inLanguages('Done.') },
      ],
    });
    const before = await traces(claim.requestId);
    expect((await previewOf(claim.requestId, macro)).steps.map(({ blocked }) => blocked?.why)).toEqual([undefined, 'notAllowed']);
    const refused = await run(claim, macro);
    expect(refused).toMatchObject({ code: 409, key: 'macro.blocked', data: { step: 1, kind: 'complete', why: 'notAllowed' } });
    expect(refused.msg).toContain('Step 2');
    expect(await traces(claim.requestId)).toEqual(before);
  });

  it('leaves nothing if the server dies between two steps', async () => {
    const [claim, macro] = [
      await pickedUp(),
      await added({
        steps: [
          { kind: 'message', texts: inLanguages('We need photos.'), needsAnswer: true },
          { kind: 'askFiles', photos: ['front'], onlyMissing: false, texts: inLanguages('') },
        ],
      }),
    ];
    const before = await traces(claim.requestId);
    await sql`alter table tip add constraint dies check (type <> 4) not valid`.execute(app.platform.db);
    expect((await run(claim, macro)).code).toBe(500);
    expect(await traces(claim.requestId)).toEqual(before);
    await sql`alter table tip drop constraint dies`.execute(app.platform.db);
    expect((await run(claim, macro)).code).toBe(200);
    expect(await traces(claim.requestId)).toMatchObject({ tips: 1, runs: 1, waitingOn: 'customer' });
  });

  it('is refused once the request or the macro has changed since the preview', async () => {
    const [claim, macro] = [await submitted(), await added({ steps: [{ kind: 'message', texts: inLanguages('Hello') }] })];
    const stale = await run({ ...claim, version: claim.version + 1 }, macro);
    expect(stale).toMatchObject({ code: 409, key: 'stale', data: { version: claim.version } });
    const { macroId, version } = macro;
    await as(lead).call(changeMacro, { params: { macroId }, body: { ...macroBody({ steps: macro.steps }), version } });
    expect(await run(claim, macro)).toMatchObject({ code: 409, key: 'macro.changed' });
  });

  it('and an assignment at the same time have one outcome', async () => {
    const greet = await builtIn('greet');
    for (let round = 0; round < 6; round += 1) {
      const { requestId, version } = await submitted();
      const answers = await Promise.all([
        run({ requestId, version }, greet),
        as(lead).call(assign, { body: { requestId, version, ownerId: lead.userId } }),
      ]);
      expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const { status, ownerId } = await seen(requestId);
      const texts = (await saidTo(requestId)).filter(({ content }) => content.includes('Ingrid'));
      expect([status, ownerId, texts.length]).toEqual(
        answers[0]?.code === 200 ? ['picked_up', agent.userId, 1] : ['submitted', lead.userId, 0],
      );
    }
  });

  it('is repeated with its key without doing anything twice', async () => {
    const [claim, greet] = [await submitted(), await builtIn('greet')];
    const body = { requestId: claim.requestId, version: claim.version, macroId: greet.macroId, macroVersion: greet.version };
    const twice = () => as(agent).call(runMacro, { body }, { idempotencyKey: `greet-${claim.requestId}` });
    const [first, second] = [await twice(), await twice()];
    expect(second.data).toEqual(first.data);
    expect(await traces(claim.requestId)).toMatchObject({ runs: 1 });
  });
});

describe('macros of a request', () => {
  it('are those that are turned on, each with why it isn’t for this one', async () => {
    const { requestId } = await submitted();
    const hidden = await added({ isEnabled: false });
    const offered = (await as(agent).call(offeredMacros, { query: { requestId } })).data;
    expect(offered.map(({ macroId }) => macroId)).not.toContain(hidden.macroId);
    const unfit = Object.fromEntries(offered.map(({ name, unfit: why }) => [name, why]));
    expect(unfit).toMatchObject({ Greet: null, 'Photos missing': 'status' });
    const tracker = await added({ names: inLanguages('Trackers only'), types: [4] });
    expect(await run({ requestId, version: 1 }, tracker)).toMatchObject({ code: 409 });
    expect((await as(agent).call(previewMacro, { body: { requestId, macroId: hidden.macroId } })).code).toBe(404);
  });

  it('are for staff who see the request', async () => {
    const { requestId } = await submitted();
    const { macroId } = await builtIn('greet');
    const [tracker, finance] = [
      await buildStaff(app.platform, { role: 'tracker_agent' }),
      await buildStaff(app.platform, { role: 'finance' }),
    ];
    const codes = async (who: { token: string }) =>
      Promise.all([
        as(who).call(offeredMacros, { query: { requestId } }),
        as(who).call(previewMacro, { body: { requestId, macroId } }),
        as(who).call(runMacro, { body: { requestId, version: 1, macroId, macroVersion: 1 } }),
      ]).then((answers) => answers.map(({ code }) => code));
    expect(await codes(tracker)).toEqual([404, 404, 404]);
    for (const who of [customer, finance]) expect(await codes(who)).toEqual([403, 403, 403]);
  });
});
