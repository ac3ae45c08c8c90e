import { listMessages } from '@heliodesk/contract/case-chat';
import { getModuleClaimProfile } from '@heliodesk/contract/module-claim';
import { deskList, getRequest, withdrawRequest } from '@heliodesk/contract/request';
import * as api from '@heliodesk/contract/solution';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '#src/domains/identity/seed.ts';
import { approvalViews } from '#src/testing/approval-views.ts';
import { buildPending, buildSolved, buildSolvingPeople, contextFor, solutionsOf, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { compensation, exchange, repair, sendSolutions, tellLateApprovals } from './seed.ts';

let app: TestApp;
let people: SolvingPeople;
beforeAll(async () => {
  app = await startTestApp();
  people = await buildSolvingPeople(app);
});
afterAll(() => app.stop());

const { asCustomer, seen, noticesOf, statesOf } = approvalViews(() => ({ app, people }));
const signedInAgain = async <User extends { userId: number }>(user: User): Promise<User & { token: string }> => ({
  ...user,
  token: await signIn(app.platform, user),
});

describe('sending for approval', () => {
  it('needs a solution, all accepted pieces covered, and no open task', async () => {
    const requestId = await buildSolved(app, people, { pieces: 3, solutions: [] });
    const { send, save } = solutionsOf(app, requestId);
    expect(await send(people.agent)).toMatchObject({
      key: 'action.blocked',
      data: { blockedBy: ['hasSolution', 'allCovered', 'solutionsComplete'] },
    });
    await save(people.agent, compensation({ quantity: 2 }));
    expect(await send(people.agent)).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['allCovered'] } });
    await save(people.agent, exchange());
    const sent = await send(people.agent);
    expect(sent).toMatchObject({ code: 200, data: { status: 'pending', nodes: [0, 1, 2], waitingOn: 'us' } });
    expect(await statesOf(requestId)).toEqual(['pending', 'pending']);
  });

  it('keeps which serial numbers each solution covers', async () => {
    const requestId = await buildSolved(app, people, {
      pieces: 6,
      refused: 1,
      solutions: [compensation({ quantity: 2 }), repair(), exchange({ quantity: 2 })],
    });
    await sendSolutions(await contextFor(app, people.agent), requestId);
    const { db } = app.platform;
    const runs = await db
      .selectFrom('solution')
      .select(['first_entry', 'last_entry'])
      .where('request_id', '=', requestId)
      .orderBy('position')
      .execute();
    const entries = await db
      .selectFrom('serial_list_entry')
      .innerJoin('serial_list', 'serial_list.id', 'serial_list_entry.list_id')
      .select('serial_list_entry.id')
      .where('serial_list.owner_id', '=', requestId)
      .orderBy('serial_list_entry.id')
      .execute();
    const [one, two, three, four, five] = entries.map(({ id }) => id);
    expect(runs).toEqual([
      { first_entry: one, last_entry: two },
      { first_entry: three, last_entry: three },
      { first_entry: four, last_entry: five },
    ]);
  });

  it('the customer sees the label of the state alone', async () => {
    const { requestId } = await buildPending(app, people);
    const { data } = await asCustomer().call(getRequest, { params: { requestId } });
    expect(data).toMatchObject({ status: 'pending', decisionDue: null, actions: expect.not.arrayContaining([{ name: 'withdraw' }]) });
    expect((await asCustomer().call(api.offeredSolutions, { query: { requestId } })).data).toEqual({
      publicText: '',
      accepted: 0,
      refused: 0,
      solutions: [],
    });
    expect((await asCustomer().call(getModuleClaimProfile, { params: { id: requestId } })).data.solutions).toEqual([]);
    const { messages } = (await asCustomer().call(listMessages, { query: { requestId } })).data;
    expect(messages.filter(({ content }) => /approv|solution/iu.test(content))).toEqual([]);
    expect((await asCustomer().call(withdrawRequest, { body: { requestId, version: data.version, reason: 'Too late' } })).code).toBe(409);
  });

  it('is in the view of those who approve until it is decided, and leads hear when no one does in time', async () => {
    const { requestId } = await buildPending(app, people);
    const listed = async () =>
      (await app.client(people.lead2.token).call(deskList, { query: { view: 'toApprove', pageSize: 50 } })).data.some(
        (row) => row.requestId === requestId,
      );
    expect(await listed()).toBe(true);
    expect((await seen(requestId)).decisionDue).not.toBeNull();
    await tellLateApprovals(app.platform);
    expect(await noticesOf(people.lead, requestId)).toEqual(['solutionProposed']);
    app.clock.advance({ days: 5 });
    const [agent, lead] = [await signedInAgain(people.agent), await signedInAgain(people.lead)];
    people = {
      ...people,
      agent,
      lead,
      lead2: await signedInAgain(people.lead2),
      customer: { ...people.customer, ...(await signedInAgain(people.customer)) },
    };
    await tellLateApprovals(app.platform);
    await tellLateApprovals(app.platform);
    expect(await noticesOf(people.lead, requestId)).toEqual(['approvalLate', 'solutionProposed']);
    expect(await noticesOf(people.agent, requestId)).toEqual([]);
    await solutionsOf(app, requestId).approve(people.lead);
    expect(await listed()).toBe(false);
  });
});
