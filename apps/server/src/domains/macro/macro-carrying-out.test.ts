import { listMessages } from '@heliodesk/contract/case-chat';
import { listMacros, previewMacro, runMacro, undoMacro, type BuiltInMacro, type Macro, type RunMacroBody } from '@heliodesk/contract/macro';
import { enterBankDetails } from '@heliodesk/contract/payment';
import { deskRequest, tipTypes } from '@heliodesk/contract/request';
import { listExchanges } from '@heliodesk/contract/shipment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '#src/domains/identity/seed.ts';
import { exchange } from '#src/domains/solution/seed.ts';
import { buildAsked, enteredFor, openTipOf } from '#src/testing/bank-tasks.ts';
import { eventually } from '#src/testing/eventually.ts';
import { addAddresses, buildAddressed, buildExchange, tipStatesOf } from '#src/testing/exchange-tasks.ts';
import { mailsTo } from '#src/testing/mailbox.ts';
import { buildApproved, buildSolvingPeople, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let people: SolvingPeople;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  people = await buildSolvingPeople(app);
});

type Person = { token: string };
type Inputs = NonNullable<RunMacroBody['inputs']>;
const as = ({ token }: Person) => app.client(token);
const dayLength = 86_400_000;
const day = (later: number) => new Date(app.clock.now().getTime() + later * dayLength).toISOString().slice(0, 10);
async function builtIn(key: BuiltInMacro): Promise<Macro> {
  const macro = (await as(people.lead).call(listMacros, {})).data.find((each) => each.builtIn === key);
  if (macro === undefined) throw new Error(`There is no macro ${key}`);
  return macro;
}
const seen = async (requestId: number) => (await as(people.lead).call(deskRequest, { params: { requestId } })).data;
const preview = async (requestId: number, { macroId }: Macro, inputs: Inputs = [], person: Person = people.agent) =>
  as(person).call(previewMacro, { body: { requestId, macroId, inputs } });
const run = async (requestId: number, { macroId, version: macroVersion }: Macro, inputs: Inputs = [], person: Person = people.agent) =>
  as(person).call(runMacro, { body: { requestId, version: (await seen(requestId)).version, macroId, macroVersion, inputs } });
const textsOf = async (requestId: number) =>
  (await as(people.customer).call(listMessages, { query: { requestId } })).data.messages.map(({ content }) => content);
const actionsOf = async (requestId: number) => ((await seen(requestId)).events ?? []).map(({ action }) => action);
const pairsOf = async (requestId: number) =>
  (await as(people.customer).call(listExchanges, { query: { requestId } })).data.flatMap(({ addresses }) =>
    addresses.map(({ dates }) => dates.map(({ etd, eta }) => `${etd} ${eta}`)),
  );
/** Days go by, and everyone signs in once more. */
async function later(days: number) {
  app.clock.advance({ days });
  for (const person of [people.agent, people.lead, people.customer]) person.token = await signIn(app.platform, person);
}
/** Everything that a run may leave behind for the customer. */
const traces = async (requestId: number) => ({
  texts: await textsOf(requestId),
  actions: await actionsOf(requestId),
  bankTips: await tipStatesOf(app, people.customer, requestId, tipTypes.bank),
  version: (await seen(requestId)).version,
});

describe('asking for bank details', () => {
  it('waits until the task that went with the acceptance is overdue, and sends it once more', async () => {
    const macro = await builtIn('bankData');
    const { requestId, tipsId } = await buildAsked(app, people);
    const early = { why: 'bankAsked', task: { tipsId } };
    expect((await preview(requestId, macro)).data.steps[0]).toMatchObject({ kind: 'askBank', blocked: early });
    const before = await traces(requestId);
    expect(await run(requestId, macro)).toMatchObject({ code: 409, key: 'macro.blocked', data: { step: 0, ...early } });
    expect(await traces(requestId)).toEqual(before);

    await later(9);
    const { steps } = (await preview(requestId, macro)).data;
    expect(steps).toMatchObject([{ waitingOn: 'customer', blocked: null }, { blocked: null }]);
    expect(steps[1]?.text).toContain('company and bank details');
    const ran = await run(requestId, macro);
    expect(ran).toMatchObject({
      code: 200,
      data: {
        steps: [
          { kind: 'askBank', canUndo: false },
          { kind: 'message', canUndo: true },
        ],
      },
    });
    expect(await tipStatesOf(app, people.customer, requestId, tipTypes.bank)).toEqual(['superseded', 'open']);
    expect(await textsOf(requestId)).toContain(steps[1]?.text);
    expect((await seen(requestId)).events?.find(({ action }) => action === 'askBank')).toMatchObject({ macro: 'Bank details' });
    await eventually(async () => {
      const asked = (await mailsTo(app, people.customer.email)).filter(({ subject }) => subject.includes('bank details'));
      expect(asked).toHaveLength(2);
    });
    // The message is taken back, the task stays.
    expect((await as(people.agent).call(undoMacro, { body: { runId: ran.data.runId } })).code).toBe(200);
    expect(await textsOf(requestId)).not.toContain(steps[1]?.text);
    expect(await tipStatesOf(app, people.customer, requestId, tipTypes.bank)).toEqual(['superseded', 'open']);
  });

  it('the new task takes the answer, and then nothing is asked for', async () => {
    const macro = await builtIn('bankData');
    const { requestId, version } = await buildAsked(app, people);
    await later(9);
    expect((await run(requestId, macro)).code).toBe(200);
    const { tipsId } = await openTipOf(app, people.customer, requestId, tipTypes.bank);
    const entered = await as(people.customer).call(enterBankDetails, { body: enteredFor({ tipsId, version }, people.customer) });
    expect(entered.code).toBe(200);
    await later(9);
    expect(await run(requestId, macro)).toMatchObject({ key: 'macro.blocked', data: { step: 0, why: 'bankEntered' } });
  });

  it('is for claims that are carried out, with a compensation to be paid', async () => {
    const macro = await builtIn('bankData');
    const { requestId } = await buildApproved(app, people);
    expect((await preview(requestId, macro)).data).toMatchObject({
      unfit: 'status',
      steps: [{ blocked: { why: 'notAllowed' } }, { blocked: null }],
    });
    expect((await run(requestId, macro)).key).toBe('action.notAllowed');
    const exchanged = await buildExchange(app, people);
    expect((await preview(exchanged.requestId, macro)).data.steps[0]).toMatchObject({ blocked: { why: 'noCompensation' } });
    expect(await run(exchanged.requestId, macro)).toMatchObject({ key: 'macro.blocked', data: { step: 0, why: 'noCompensation' } });
  });
});

describe('shipping', () => {
  const choose = (change: Omit<Inputs[number], 'step'> = {}): Inputs => [{ step: 0, etd: day(10), eta: day(20), ...change }];

  it('asks for the dates, sets them for the deliveries without any, and writes about them', async () => {
    const macro = await builtIn('ship');
    const { requestId } = await buildAddressed(app, people, { quantities: [3, 1] });
    const [open] = (await preview(requestId, macro)).data.steps;
    expect(open).toMatchObject({ kind: 'setDates', input: 'dates', blocked: { why: 'inputMissing' } });
    expect(open?.dates?.choices.map(({ name, etd }) => [name, etd])).toEqual([
      ['Warehouse Jaén', ''],
      ['Warehouse Jaén', ''],
    ]);
    const [first = 0, second = 0] = open?.dates?.addressIds ?? [];
    expect((await run(requestId, macro)).data).toMatchObject({ step: 0, why: 'inputMissing' });
    const { steps } = (await preview(requestId, macro, choose({ addressIds: [second] }))).data;
    expect(steps).toMatchObject([{ dates: { addressIds: [second], etd: day(10), eta: day(20) }, blocked: null }, { blocked: null }]);
    expect(steps[1]?.text).toContain('Where: Warehouse Jaén');
    expect((await run(requestId, macro, choose({ addressIds: [second] }))).code).toBe(200);
    expect(await pairsOf(requestId)).toEqual([[], [`${day(10)} ${day(20)}`]]);
    expect(await textsOf(requestId)).toContain(steps[1]?.text);
    expect((await seen(requestId)).events?.find(({ action }) => action === 'setDates')).toMatchObject({ macro: 'Ship' });

    const rest = (await preview(requestId, macro, choose())).data.steps[0]?.dates;
    expect(rest).toMatchObject({ addressIds: [first], choices: [{ addressId: first }, { addressId: second, etd: day(10) }] });
    const ran = await run(requestId, macro, [{ step: 0, etd: day(11), eta: day(30) }]);
    expect(ran).toMatchObject({ code: 200, data: { steps: [{ canUndo: false }, { canUndo: true }] } });
    expect(await pairsOf(requestId)).toEqual([[`${day(11)} ${day(30)}`], [`${day(10)} ${day(20)}`]]);
  });

  it.each<[string, Omit<Inputs[number], 'step'>, string]>([
    ['no delivery', { addressIds: [] }, 'inputMissing'],
    ['a delivery of another claim', { addressIds: [999_999] }, 'inputMissing'],
    ['an arrival before the departure', { etd: '2026-12-20', eta: '2026-12-10' }, 'wrongDates'],
    ['a day in another century', { eta: '2126-01-01' }, 'wrongDates'],
  ])('does nothing with %s', async (_, change, why) => {
    const macro = await builtIn('ship');
    const { requestId } = await buildAddressed(app, people);
    const before = await traces(requestId);
    expect((await preview(requestId, macro, choose(change))).data.steps[0]).toMatchObject({ blocked: { why } });
    expect(await run(requestId, macro, choose(change))).toMatchObject({ code: 409, key: 'macro.blocked', data: { step: 0, why } });
    expect(await traces(requestId)).toEqual(before);
    expect(await pairsOf(requestId)).toEqual([[]]);
  });

  it('needs a reason for later dates, and says when dates are set already', async () => {
    const macro = await builtIn('ship');
    const { requestId, settlement } = await buildAddressed(app, people);
    const addressIds = settlement.addresses.map(({ addressId }) => addressId);
    expect((await run(requestId, macro, choose())).code).toBe(200);
    expect((await run(requestId, macro, choose({ addressIds }))).data).toMatchObject({ why: 'sameDates' });
    const later = choose({ addressIds, eta: day(25) });
    expect((await run(requestId, macro, later)).data).toMatchObject({ why: 'dateReasonMissing' });
    expect((await run(requestId, macro, choose({ addressIds, eta: day(25), reason: 'The port is closed.' }))).code).toBe(200);
    expect(await pairsOf(requestId)).toEqual([[`${day(10)} ${day(20)}`, `${day(10)} ${day(25)}`]]);
  });

  it('is held back by the guards of the claim: no addresses yet, or nothing to exchange', async () => {
    const macro = await builtIn('ship');
    const { requestId, tipsId } = await buildExchange(app, people);
    await addAddresses(app, people.customer, tipsId, [4]);
    const guards = { why: 'guards', guards: ['hasOpenShipment'] };
    expect((await preview(requestId, macro, choose())).data.steps[0]).toMatchObject({ blocked: guards });
    expect(await run(requestId, macro, choose())).toMatchObject({ key: 'macro.blocked', data: { step: 0, ...guards } });
    const paid = await buildAsked(app, people);
    expect((await run(paid.requestId, macro, choose())).data).toMatchObject({ step: 0, ...guards });
  });

  it('sets no dates when a later step can’t be done', async () => {
    const macro = await builtIn('ship');
    const { requestId } = await buildAddressed(app, people);
    const { version } = await seen(requestId);
    const { macroId, version: macroVersion } = macro;
    const body = { requestId, version, macroId, macroVersion, inputs: choose(), texts: [{ step: 1, text: 'x'.repeat(2_001) }] };
    expect((await as(people.agent).call(runMacro, { body })).errors).toMatchObject([{ path: 'texts.0.text', rule: 'tooLong' }]);
    expect(await pairsOf(requestId)).toEqual([[]]);
    expect((await seen(requestId)).version).toBe(version);
    // Of two runs with the same version, one has to look again.
    const both = await Promise.all([1, 2].map(() => as(people.agent).call(runMacro, { body: { ...body, texts: [] } })));
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await pairsOf(requestId)).toEqual([[`${day(10)} ${day(20)}`]]);
  });

  it('is for staff who handle requests alone', async () => {
    const macro = await builtIn('ship');
    const { requestId } = await buildAddressed(app, people, { solutions: [exchange({ quantity: 4 })] });
    expect((await preview(requestId, macro, choose(), people.customer)).code).toBe(403);
    expect((await run(requestId, macro, choose(), people.customer)).code).toBe(403);
    expect(await pairsOf(requestId)).toEqual([[]]);
  });
});
