import { listMessages } from '@heliodesk/contract/case-chat';
import { addMacro, runMacro, undoMacro, type MacroBody, type MacroRan } from '@heliodesk/contract/macro';
import { confirmTip, deskRequest, listTips, noteTip } from '@heliodesk/contract/request';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { buildPickedUpClaim } from '#src/testing/rejected-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { inLanguages, macroBody } from './seed.ts';

let app: TestApp;
let customer: BuiltCustomer;
let agent: BuiltUser;
let lead: BuiltUser;
beforeAll(async () => {
  app = await startTestApp();
  customer = await buildCustomer(app.platform);
  agent = await buildStaff(app.platform, { role: 'module_agent' });
  lead = await buildStaff(app.platform, { role: 'supervisor' });
});
afterAll(() => app.stop());

const as = ({ token }: { token: string }) => app.client(token);
const seen = async (requestId: number) => (await as(agent).call(deskRequest, { params: { requestId } })).data;
const tipOf = async (requestId: number) => (await as(agent).call(listTips, { query: { requestId } })).data.at(-1);
const textsOf = async (requestId: number) =>
  (await as(agent).call(listMessages, { query: { requestId } })).data.messages.map(({ content }) => content);
const undo = ({ runId }: Pick<MacroRan, 'runId'>, who: { token: string } = agent) => as(who).call(undoMacro, { body: { runId } });

const asking: MacroBody['steps'] = [
  { kind: 'message', texts: inLanguages('We looked at it.') },
  { kind: 'note', texts: inLanguages('Told them.') },
  { kind: 'askFiles', photos: ['front'], onlyMissing: false, texts: inLanguages('') },
];

async function ran(steps: MacroBody['steps'], claim?: { requestId: number; version: number }): Promise<MacroRan> {
  const { requestId, version } = claim ?? (await buildPickedUpClaim(app, { customer, agent, lead }));
  const macro = (await as(lead).call(addMacro, { body: macroBody({ steps }) })).data;
  const body = { requestId, version, macroId: macro.macroId, macroVersion: macro.version };
  return (await as(agent).call(runMacro, { body })).data;
}

it('a run is taken back by the one who ran it: its task, its message and its note', async () => {
  const run = await ran(asking);
  const { requestId } = run;
  const tip = await tipOf(requestId);
  expect(run.steps).toEqual([
    { kind: 'message', tipsId: null, canUndo: true },
    { kind: 'note', tipsId: null, canUndo: true },
    { kind: 'askFiles', tipsId: tip?.tipsId, canUndo: true },
  ]);
  expect(Date.parse(run.undoUntil ?? '') - app.clock.now().getTime()).toBeLessThanOrEqual(120_000);
  for (const who of [lead, customer]) expect([403, 404]).toContain((await undo(run, who)).code);
  expect(await undo(run)).toMatchObject({ code: 200, data: { waitingOn: 'us', status: 'picked_up' } });
  expect(await tipOf(requestId)).toMatchObject({ state: 'recalled' });
  expect(await textsOf(requestId)).not.toContain('We looked at it.');
  expect(await textsOf(requestId)).not.toContain('Told them.');
  const { version } = await seen(requestId);
  expect((await undo(run)).data.version).toBe(version);
});

it('what can’t be taken back stays, and the answer says so', async () => {
  const claim = await buildClaim(app.platform, customer, { submit: true });
  const run = await ran([{ kind: 'pickUp' }, { kind: 'proposeRejection', reasonCode: '2', texts: inLanguages('') }], claim);
  expect(run.steps.map(({ canUndo }) => canUndo)).toEqual([false, true]);
  expect((await undo(run)).data).toMatchObject({ status: 'picked_up', ownerId: agent.userId });
  expect((await seen(claim.requestId)).proposal).toBeNull();
  const other = await buildClaim(app.platform, customer, { submit: true });
  expect(await ran([{ kind: 'pickUp' }], other)).toMatchObject({ undoUntil: null });
});

it('an answer in the meantime refuses it all', async () => {
  const run = await ran(asking);
  const tip = await tipOf(run.requestId);
  const msgId = tip?.msgId ?? 0;
  await as(customer).call(noteTip, { body: { msgId, content: 'There is no label.' } });
  await as(customer).call(confirmTip, { query: { msgId } });
  expect(await undo(run)).toMatchObject({ code: 409, key: 'tip.closed', data: { state: 'confirmed' } });
  expect(await textsOf(run.requestId)).toContain('We looked at it.');
});

it('is too late once messages can’t be recalled', async () => {
  const run = await ran(asking);
  app.clock.advance({ seconds: 121 });
  expect(await undo(run)).toMatchObject({ code: 409, key: 'macro.undoTooLate' });
  expect(await tipOf(run.requestId)).toMatchObject({ state: 'open' });
});
