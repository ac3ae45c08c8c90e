// @both-engines
import { deskRequest, isOver, requestStatuses } from '@heliodesk/contract/request';
import * as api from '@heliodesk/contract/solution';
import { decideSerials, reviewSerials } from '@heliodesk/contract/serial-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { buildReviewed, buildSolved, buildSolvingPeople, solutionsOf, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { compensation, exchange, repair } from './seed.ts';

let app: TestApp;
let people: SolvingPeople;
let agent: BuiltUser;
beforeAll(async () => {
  app = await startTestApp();
  people = await buildSolvingPeople(app);
  agent = people.agent;
});
afterAll(() => app.stop());

const seen = async (requestId: number) => (await app.client(agent.token).call(deskRequest, { params: { requestId } })).data;
const rulesOf = async (answer: Promise<{ errors?: { path: string; rule: string }[] }>) =>
  (await answer).errors?.map(({ path, rule }) => `${path} ${rule}`);

describe('writing solutions', () => {
  it.each(['module', 'tracker'] as const)('covers what was accepted of a %s claim, in order', async (type) => {
    const requestId = await buildReviewed(app, people, { pieces: 10, refused: 2, type });
    const { plan, save } = solutionsOf(app, requestId);
    expect(await plan(agent)).toMatchObject({ accepted: 8, refused: 2, covered: 0, solutions: [], draftText: '', round: null, rounds: 0 });
    await save(agent, exchange({ quantity: 3 }));
    const { data } = await save(agent, compensation({ quantity: 5 }));
    expect(data).toMatchObject({
      covered: 8,
      costs: [{ currency: 'EUR', amount: '526.50' }],
      solutions: [
        { kind: 3, state: 'draft', first: 1, last: 3, money: '', cost: '94.00', power: '575', totalPower: '1.725', missing: [] },
        { kind: 1, state: 'draft', first: 4, last: 8, unitPrice: '86.50', money: '432.50', cost: '', missing: [] },
      ],
    });
    expect(data.solutions[0]?.writtenBy).toBe(agent.name);
  });

  it('names what is missing, and needs it before sending alone', async () => {
    const requestId = await buildReviewed(app, people, { pieces: 3 });
    const { save, send } = solutionsOf(app, requestId);
    await save(agent, { kind: 1, quantity: 1 });
    await save(agent, { kind: 2, quantity: 1 });
    const { data } = await save(agent, { kind: 3, quantity: 1 });
    expect(data.solutions.map(({ missing }) => missing)).toEqual([
      ['unitPrice', 'currency'],
      ['repairContent', 'repairSite', 'repairTotalMoney', 'currency'],
      ['oldHandling', 'newComponent', 'model', 'power', 'cost', 'currency'],
    ]);
    expect(await send(agent)).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['solutionsComplete'] } });
  });

  it('drafts the text in the language of the customer', async () => {
    const requestId = await buildReviewed(app, people, { pieces: 1_234, language: 'de' });
    const { save } = solutionsOf(app, requestId);
    await save(agent, compensation({ quantity: 1_200 }));
    await save(agent, exchange({ quantity: 33 }));
    const { data } = await save(agent, repair({ quantity: 1 }));
    expect(data.language).toBe('de');
    expect(data.draftText).toContain('1.200 Stück: Entschädigung von je 86,50 EUR, insgesamt 103.800,00 EUR');
    expect(data.draftText).toContain('Rücksendung an uns');
    expect(data.draftText).toContain('On site, Almería Norte 3');
    expect(data.draftText).not.toContain('1.240');
  });

  it('never covers more than was accepted', async () => {
    const requestId = await buildReviewed(app, people, { pieces: 6, refused: 1 });
    const { save } = solutionsOf(app, requestId);
    expect((await save(agent, compensation({ quantity: 6 }))).errors).toMatchObject([
      { path: 'quantity', rule: 'tooManyPieces', message: expect.stringContaining('5') },
    ]);
    const { data } = await save(agent, compensation({ quantity: 3 }));
    const solutionId = data.solutions[0]?.solutionId ?? 0;
    expect(await rulesOf(save(agent, repair({ quantity: 3 })))).toEqual(['quantity tooManyPieces']);
    expect((await save(agent, repair({ quantity: 2 }))).code).toBe(200);
    expect(await rulesOf(save(agent, compensation({ quantity: 4, solutionId })))).toEqual(['quantity tooManyPieces']);
    expect((await save(agent, compensation({ quantity: 2, solutionId }))).data.covered).toBe(4);
  });

  it('is held to that by the database, at the end of a transaction', async () => {
    const requestId = await buildSolved(app, people, { pieces: 3 });
    const insert = (quantity: number, position: number) =>
      transaction(app.platform.db, (tx) =>
        tx
          .insertInto('solution')
          .values({ request_id: requestId, position, kind: 2, quantity, written_by: agent.userId, written_at: new Date() })
          .execute(),
      );
    await expect(insert(1, 2)).rejects.toThrow('cover 4 of 3 accepted pieces');
    const grow = (quantity: number) =>
      transaction(app.platform.db, (tx) =>
        tx.updateTable('solution').set({ quantity, unit_price: null }).where('request_id', '=', requestId).execute(),
      );
    await expect(grow(4)).rejects.toThrow('cover 4 of 3 accepted pieces');
    await grow(2);
    await insert(1, 2);
    await expect(insert(1, 2)).rejects.toThrow('solution_request_id_position_key');
  });

  it('lets solutions become smaller once the review accepts fewer', async () => {
    const requestId = await buildSolved(app, people, { pieces: 5 });
    const { plan, save, send } = solutionsOf(app, requestId);
    const client = app.client(agent.token);
    await client.call(decideSerials, { body: { requestId, selection: { from: 3 }, decision: 'refused', reasonCode: '6' } });
    expect(await plan(agent)).toMatchObject({ accepted: 0, covered: 5, refused: 0 });
    expect(await save(agent, compensation({ quantity: 1 }))).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['hasAccepted'] } });
    await app.client(agent.token).call(reviewSerials, {
      body: { requestId, version: (await seen(requestId)).version, question: '' },
    });
    const { solutions, accepted } = await plan(agent);
    const solutionId = solutions[0]?.solutionId ?? 0;
    expect(accepted).toBe(2);
    expect(await send(agent)).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['allCovered'] } });
    expect((await save(agent, compensation({ quantity: 4, solutionId }))).data.covered).toBe(4);
    expect(await rulesOf(save(agent, compensation({ quantity: 5, solutionId })))).toEqual(['quantity tooManyPieces']);
    expect((await save(agent, compensation({ quantity: 2, solutionId }))).data.covered).toBe(2);
    expect((await send(agent)).code).toBe(200);
  });

  it('leaves no trace of what was there already, and names every author', async () => {
    const requestId = await buildReviewed(app, people);
    const { save, texts, order } = solutionsOf(app, requestId);
    const { data } = await save(agent, compensation({ quantity: 4 }));
    const again = await save(agent, compensation({ quantity: 4, unitPrice: '086.5', solutionId: data.solutions[0]?.solutionId ?? 0 }));
    expect(again).toMatchObject({ code: 200, data: { version: data.version } });
    expect((await order(agent, [data.solutions[0]?.solutionId ?? 0])).data.version).toBe(data.version);
    const written = await texts(people.lead, { publicText: 'We pay for all four.', note: 'Same lot as in May' });
    expect(written.data).toMatchObject({ publicText: 'We pay for all four.', note: 'Same lot as in May', version: data.version + 1 });
    expect((await texts(people.lead2, { publicText: 'We pay for all four.', note: 'Same lot as in May' })).data.version).toBe(
      data.version + 1,
    );
    const events = (await seen(requestId)).events ?? [];
    expect(events.filter(({ action }) => action === 'saveSolution')).toHaveLength(2);
    const request = await app.platform.db.selectFrom('request').select('solution_authors').where('id', '=', requestId).executeTakeFirst();
    expect(request?.solution_authors).toEqual([agent.userId, people.lead.userId]);
  });

  it('changes kind, order and number of solutions', async () => {
    const requestId = await buildReviewed(app, people, { pieces: 9 });
    const { save, order, remove } = solutionsOf(app, requestId);
    for (const quantity of [1, 2, 3]) await save(agent, compensation({ quantity }));
    const { data } = await save(agent, repair({ quantity: 3 }));
    const ids = data.solutions.map(({ solutionId }) => solutionId);
    const [one = 0, two = 0, three = 0, four = 0] = ids;
    const ordered = await order(agent, [four, two, one, three]);
    expect(ordered.data.solutions.map(({ solutionId, first, last }) => [solutionId, first, last])).toEqual([
      [four, 1, 3],
      [two, 4, 5],
      [one, 6, 6],
      [three, 7, 9],
    ]);
    const left = await remove(agent, two);
    expect(left.data.solutions.map(({ solutionId, first }) => [solutionId, first])).toEqual([
      [four, 1],
      [one, 4],
      [three, 5],
    ]);
    const changed = await save(agent, exchange({ quantity: 3, solutionId: four }));
    expect(changed.data.solutions[0]).toMatchObject({ kind: 3, repairContent: '', repairSite: '', model: 'HD-M72' });
    expect(await rulesOf(order(agent, [four, one]))).toEqual(['solutionIds invalid']);
    expect(await rulesOf(order(agent, [four, one, one]))).toEqual(['solutionIds invalid']);
    expect(await rulesOf(order(agent, [four, one, two]))).toEqual(['solutionIds invalid']);
    expect((await remove(agent, two)).code).toBe(404);
  });

  it('takes at most twenty', async () => {
    const requestId = await buildReviewed(app, people, { pieces: 21 });
    const { save } = solutionsOf(app, requestId);
    for (let count = 1; count <= 20; count += 1) expect((await save(agent, compensation())).code).toBe(200);
    expect(await save(agent, compensation())).toMatchObject({ code: 510, key: 'solution.tooMany' });
  });
});

describe('what can’t be kept', () => {
  const wrong: [about: string, solution: object, errors: string[]][] = [
    ['no pieces', compensation({ quantity: 0 }), ['quantity tooSmall']],
    ['fewer than none', compensation({ quantity: -3 }), ['quantity tooSmall']],
    ['half a piece', { ...compensation(), quantity: 1.5 }, ['quantity wholeNumber']],
    ['a number that is none', { ...compensation(), quantity: 'NaN' }, ['quantity wholeNumber']],
    ['more than any claim has', compensation({ quantity: 100_001 }), ['quantity tooBig']],
    ['no kind', { quantity: 1 }, ['kind required']],
    ['an unknown kind', { ...compensation(), kind: 4 }, ['kind invalid']],
    ['a negative price', { ...compensation(), unitPrice: '-86.50' }, ['unitPrice decimal']],
    ['a price of nothing', { ...compensation(), unitPrice: '0.00' }, ['unitPrice greaterThan']],
    ['a price in thirds', { ...compensation(), unitPrice: '33.333' }, ['unitPrice decimal']],
    ['a price in exponents', { ...compensation(), unitPrice: '1e3' }, ['unitPrice decimal']],
    ['a price that is no number', { ...compensation(), unitPrice: 'NaN' }, ['unitPrice decimal']],
    ['an endless price', { ...compensation(), unitPrice: '9999999999999' }, ['unitPrice decimal']],
    ['more money than there is', compensation({ quantity: 3, unitPrice: '999999999999' }), ['unitPrice tooBig']],
    ['a price that is an object', { ...compensation(), unitPrice: {} }, ['unitPrice invalid']],
    ['an unknown currency', compensation({ currency: 'QQQ' }), ['currency invalid']],
    ['a currency in words', compensation({ currency: 'euros' }), ['currency invalid']],
    ['a payee without end', { ...compensation(), payee: 'x'.repeat(121) }, ['payee tooLong']],
    ['a repair without end', { ...repair(), repairContent: 'x'.repeat(2_001) }, ['repairContent tooLong']],
    ['a negative cost', { ...repair(), repairTotalMoney: '-1' }, ['repairTotalMoney decimal']],
    ['an unknown handling', exchange({ oldHandling: '99' }), ['oldHandling invalid']],
    ['no power', { ...exchange(), power: '0' }, ['power greaterThan']],
    ['a whole power station', exchange({ power: '123456789' }), ['power tooBig']],
  ];
  let requestId: number;
  beforeAll(async () => {
    requestId = await buildReviewed(app, people);
  });

  it.each(wrong)('%s', async (_, solution, errors) => {
    const { save, plan } = solutionsOf(app, requestId);
    const { version } = await plan(agent);
    const answer = await save(agent, solution);
    expect(answer.code).toBe(510);
    expect(answer.errors?.map(({ path, rule }) => `${path} ${rule}`)).toEqual(errors);
    expect(answer.errors?.every(({ message }) => message.length > 5)).toBe(true);
    expect((await plan(agent)).version).toBe(version);
  });

  it('fields of other kinds are left out', async () => {
    const { save } = solutionsOf(app, requestId);
    const { data } = await save(agent, { ...repair(), unitPrice: '5.00', payee: 'Someone', model: 'HD-M72', oldHandling: '99' });
    expect(data.solutions.at(-1)).toMatchObject({
      kind: 2,
      unitPrice: '',
      payee: '',
      model: '',
      oldHandling: '',
      money: '',
      cost: '1240.00',
    });
  });

  it('a solution of another claim, and claims that are not there', async () => {
    const other = await buildSolved(app, people);
    const foreign = (await solutionsOf(app, other).plan(agent)).solutions[0]?.solutionId ?? 0;
    const { save, remove, order } = solutionsOf(app, requestId);
    expect((await save(agent, compensation({ solutionId: foreign }))).code).toBe(404);
    expect((await remove(agent, foreign)).code).toBe(404);
    expect(await rulesOf(order(agent, [foreign]))).toEqual(['solutionIds invalid']);
    const missing = { requestId: 999_999_999, version: 1 };
    const client = app.client(agent.token);
    expect((await client.call(api.saveSolution, { body: { ...missing, ...compensation() } })).code).toBe(404);
    expect((await client.call(api.solutionPlan, { query: { requestId: 999_999_999 } })).code).toBe(404);
    expect((await client.call(api.sendForApproval, { body: missing })).code).toBe(404);
  });
});

describe('who and when', () => {
  it('only staff of the claim’s team write and read the plan', async () => {
    const requestId = await buildSolved(app, people);
    const tracker = await buildStaff(app.platform, { role: 'tracker_agent' });
    const finance = await buildStaff(app.platform, { role: 'finance' });
    const body = { requestId, version: 1, ...compensation() };
    expect((await app.client(tracker.token).call(api.saveSolution, { body })).code).toBe(404);
    expect((await app.client(tracker.token).call(api.solutionPlan, { query: { requestId } })).code).toBe(404);
    expect((await app.client(finance.token).call(api.saveSolution, { body })).code).toBe(403);
    expect((await app.client(finance.token).call(api.solutionPlan, { query: { requestId } })).code).toBe(404);
    expect((await app.client(people.customer.token).call(api.saveSolution, { body })).code).toBe(403);
    expect((await app.client(people.customer.token).call(api.solutionPlan, { query: { requestId } })).code).toBe(404);
  });

  it('with an outdated version nothing is overwritten, and a repeated call counts once', async () => {
    const requestId = await buildReviewed(app, people);
    const client = app.client(agent.token);
    const { version } = await seen(requestId);
    const call = (key: string) =>
      client.call(api.saveSolution, { body: { requestId, version, ...compensation() } }, { idempotencyKey: key });
    const first = await call('11111111-1111-4111-8111-111111111111');
    expect(await call('11111111-1111-4111-8111-111111111111')).toMatchObject({ code: 200, data: { version: first.data.version } });
    expect(await call('22222222-2222-4222-8222-222222222222')).toMatchObject({ code: 409, key: 'stale' });
    expect((await solutionsOf(app, requestId).plan(agent)).solutions).toHaveLength(1);
  });

  it('nothing of it in any other state', async () => {
    const requestId = await buildSolved(app, people);
    const { save, remove, order, texts, send, plan } = solutionsOf(app, requestId);
    const solutionId = (await plan(agent)).solutions[0]?.solutionId ?? 0;
    for (const status of requestStatuses.filter((state) => state !== 'picked_up' && state !== 'draft')) {
      const closed_at = isOver(status) ? new Date() : null;
      await app.platform.db.updateTable('request').set({ status, closed_at }).where('id', '=', requestId).execute();
      for (const answer of [
        await save(agent, compensation({ solutionId })),
        await remove(agent, solutionId),
        await order(agent, [solutionId]),
        await texts(agent, { publicText: 'No.' }),
        await send(agent),
      ])
        expect(answer).toMatchObject({ code: 409, key: 'action.notAllowed' });
    }
  });
});
