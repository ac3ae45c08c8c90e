import * as api from '@heliodesk/contract/solution';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { buildModule } from '#src/domains/module/seed.ts';
import { serialsFrom } from '#src/domains/serial-number/seed.ts';
import {
  buildApproved,
  buildPending,
  buildSolved,
  buildSolvingPeople,
  solutionsOf,
  type SolvingPeople,
} from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { compensation, exchange, repair } from './seed.ts';

let app: TestApp;
let people: SolvingPeople;
beforeAll(async () => {
  app = await startTestApp();
  people = await buildSolvingPeople(app);
});
afterAll(() => app.stop());

const check = (requestId: number) => solutionsOf(app, requestId).check(people.lead);

describe('the facts that an approval rests on', () => {
  it('count accepted serial numbers by warranty on the day of the defect', async () => {
    const serials = serialsFrom('WARRANTY', 6);
    const [one = '', two = '', three = '', four = ''] = serials;
    // The defect was on 2 October 2026, and the warranty is for so many years.
    for (const [serialNumber, warrantyStart] of [
      [one, '2020-01-01'],
      [two, '2011-10-02'],
      [three, '2011-10-01'],
      [four, '2020-01-01'],
    ] as const)
      await buildModule(app.platform, { serialNumber, warrantyStart, productYears: 15, moduleType: 'HD-M72' });
    const { requestId } = await buildPending(app, people, { serials, pieces: 6, refused: 1 });
    expect(await check(requestId)).toMatchObject({ accepted: 5, covered: 5, warranty: { covered: 3, outside: 1, unknown: 1 } });
    const tracker = await buildPending(app, people, { type: 'tracker' });
    expect((await check(tracker.requestId)).warranty).toBeNull();
  });

  it.each(['module', 'tracker'] as const)('name the claims that settled the same serial numbers of a %s claim', async (type) => {
    const serials = serialsFrom(type === 'module' ? 'SETTLEDM' : 'SETTLEDT', 5);
    const before = await buildApproved(app, people, { type, serials, solutions: [compensation({ quantity: 2 }), repair({ quantity: 3 })] });
    await buildSolved(app, people, { type, serials });
    const { requestId } = await buildPending(app, people, { type, serials: serials.slice(1), pieces: 4 });
    const of = (kind: number, count: number) => ({ requestId: before.requestId, requestNo: before.requestNo, kind, count });
    const { settledBefore } = await check(requestId);
    // Pieces of parts have no order by serial number.
    expect(settledBefore.toSorted((a, b) => a.kind - b.kind)).toEqual(type === 'module' ? [of(1, 1), of(2, 3)] : [of(1, 4), of(2, 4)]);
    const first = await check(before.requestId);
    expect(first.settledBefore).toEqual([]);
  });

  it('compare with what one piece was compensated with in other cases, by product and currency', async () => {
    const made = async (prefix: string, moduleType: string, solution: Parameters<typeof compensation>[0]) => {
      const serials = serialsFrom(prefix, 2);
      for (const serialNumber of serials) await buildModule(app.platform, { serialNumber, moduleType });
      return { serials, solutions: [compensation({ quantity: 2, ...solution })] };
    };
    await buildApproved(app, people, await made('COMPAREA', 'HD-B66', { unitPrice: '60' }));
    await buildApproved(app, people, await made('COMPAREB', 'HD-B66', { unitPrice: '90' }));
    await buildApproved(app, people, await made('COMPAREC', 'HD-B66', { unitPrice: '80' }));
    await buildApproved(app, people, await made('COMPARED', 'HD-B66', { unitPrice: '500', currency: 'USD' }));
    await buildApproved(app, people, await made('COMPAREE', 'HD-M54', { unitPrice: '10' }));
    await buildPending(app, people, await made('COMPAREF', 'HD-B66', { unitPrice: '999' }));
    const own = await made('COMPAREG', 'HD-B66', { unitPrice: '85' });
    const { requestId } = await buildPending(app, people, own);
    expect((await check(requestId)).comparable).toEqual([
      { solutionId: expect.any(Number), cases: 3, lowest: '60.00', median: '80.00', highest: '90.00' },
    ]);
    // Those of long ago no longer count.
    await app.platform.db
      .updateTable('solution')
      .set({ approved_at: new Date('2023-01-01') })
      .where('unit_price', '=', '60')
      .execute();
    expect((await check(requestId)).comparable).toMatchObject([{ cases: 2, lowest: '80.00' }]);
  });

  it('say nothing of comparable cases to repairs and exchanges', async () => {
    const { requestId } = await buildPending(app, people, { solutions: [exchange({ quantity: 4 })] });
    expect(await check(requestId)).toMatchObject({
      comparable: [],
      amounts: [{ currency: 'EUR', amount: '94.00', within: true }],
      needsSecond: false,
    });
  });

  it('are for those who approve alone', async () => {
    const { requestId } = await buildPending(app, people);
    const admin = await buildStaff(app.platform, { role: 'admin' });
    for (const { token } of [people.agent, people.customer, admin])
      expect((await app.client(token).call(api.approvalCheck, { query: { requestId } })).code).toBe(403);
    expect((await app.client(people.lead.token).call(api.approvalCheck, { query: { requestId: 999_999_999 } })).code).toBe(404);
  });
});
