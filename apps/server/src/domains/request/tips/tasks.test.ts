import { sendMessage } from '@heliodesk/contract/case-chat';
import { askCustomer, confirmTip, listTasks, menuCounts, noteTip, taskOverview } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildPickedUp } from '#src/domains/case-chat/seed.ts';
import { textMessage } from '#src/testing/conversations.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const as = ({ token }: { token: string }) => app.client(token);
type Customer = Awaited<ReturnType<typeof buildCustomer>>;

async function buildAsked(customer: Customer) {
  const built = await buildPickedUp(app.platform, { customer });
  const body = { requestId: built.requestId, version: built.version, tipsType: 4 as const, content: 'The drawing' };
  const { data } = await as(built.agent).call(askCustomer, { body });
  return { ...built, msgId: data.tip.msgId };
}
async function buildQuestion(customer: Customer) {
  const built = await buildPickedUp(app.platform, { customer });
  await as(built.agent).call(sendMessage, { body: { ...textMessage(built.requestId, 'Which roof?'), needsAnswer: true } });
  return built;
}
const listed = async (person: { token: string }, query: { company?: 'true' } = {}) => as(person).call(listTasks, { query });

describe('the tasks of a customer', () => {
  it('are open tips and questions, with the next reminder, in pages', async () => {
    const customer = await buildCustomer(app.platform);
    expect((await listed(customer)).data).toEqual([]);
    const asked = await buildAsked(customer);
    const question = await buildQuestion(customer);
    await buildPickedUp(app.platform, { customer });
    const { data: rows, total } = await listed(customer);
    expect(total).toBe(2);
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ requestId: asked.requestId, tips: 1, questionTime: null, isMine: true, closeTime: null }),
        expect.objectContaining({ requestId: question.requestId, tips: 0, questionTime: expect.any(String) as string }),
      ]),
    );
    // Three working days, as the tip's mail says, also for the question.
    for (const { remindTime, askTime } of rows)
      expect(Date.parse(remindTime ?? '') - Date.parse(askTime)).toBeGreaterThanOrEqual(3 * 86_400_000 - 3_600_000);
    const second = await as(customer).call(listTasks, { query: { pageNum: 2, pageSize: 10 } });
    expect(second).toMatchObject({ data: [], total: 2 });
    expect((await as(customer).call(menuCounts, {})).data).toMatchObject({ tasks: 2 });
  });

  it('end with the answer, which stays as a receipt', async () => {
    const customer = await buildCustomer(app.platform);
    const asked = await buildAsked(customer);
    const question = await buildQuestion(customer);
    await as(customer).call(sendMessage, { body: textMessage(question.requestId, 'The flat one') });
    await as(customer).call(noteTip, { body: { msgId: asked.msgId, content: 'It is lost.' } });
    await as(customer).call(confirmTip, { query: { msgId: asked.msgId } });
    expect((await listed(customer)).total).toBe(0);
    const { receipts, people } = (await as(customer).call(taskOverview, {})).data;
    expect(receipts).toMatchObject([{ requestId: asked.requestId, tipsType: 4, requestNo: asked.requestNo }]);
    expect(people).toEqual([]);
  });

  it('of colleagues show with those of the company, and never to others', async () => {
    const customer = await buildCustomer(app.platform);
    const colleague = await buildCustomer(app.platform, { firstName: 'Coco', company: customer });
    const stranger = await buildCustomer(app.platform);
    const { requestId, agent } = await buildAsked(customer);
    expect((await listed(colleague)).total).toBe(0);
    expect((await listed(colleague, { company: 'true' })).data).toMatchObject([{ requestId, isMine: false }]);
    expect((await listed(stranger, { company: 'true' })).total).toBe(0);
    expect((await as(colleague).call(taskOverview, {})).data.people).toMatchObject([{ isYou: false, tasks: 1 }]);
    expect((await as(stranger).call(taskOverview, {})).data).toEqual({ people: [], receipts: [] });
    expect(await listed(agent)).toMatchObject({ total: 0 });
  });
});
