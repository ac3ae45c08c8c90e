// @both-engines
import { getInfo } from '@heliodesk/contract/identity';
import { deskRequest, listRequests } from '@heliodesk/contract/request';
import { getRouting } from '@heliodesk/contract/routing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildCase } from '#src/domains/case-chat/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { eventually } from '#src/testing/eventually.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Holds back who calls until it is released. */
function holdCaller(): () => void {
  const { authenticate } = app.platform;
  const held = Promise.withResolvers<undefined>();
  app.platform.authenticate = async (token) => {
    await held.promise;
    return authenticate(token);
  };
  onTestFinished(() => {
    app.platform.authenticate = authenticate;
  });
  return () => held.resolve(undefined);
}

/** Starts reading a case that its agent has read before, while it isn't known yet who calls; done once the case was read. */
async function readAhead() {
  const { agent, requestId } = await buildCase(app.platform);
  const client = app.client(agent.token);
  const read = () => client.call(deskRequest, { params: { requestId } });
  expect((await read()).code).toBe(200);
  const release = holdCaller();
  const reading = vi.spyOn(app.platform.database.quickDb, 'executeQuery');
  onTestFinished(() => reading.mockRestore());
  let isAnswered = false;
  const answer = read().finally(() => {
    isAnswered = true;
  });
  await eventually(() => expect(reading.mock.settledResults.some(({ type }) => type === 'fulfilled')).toBe(true));
  return { agent, answer, release, isAnswered: () => isAnswered };
}

const endSession = ({ userId }: { userId: number }) => app.platform.db.deleteFrom('session').where('user_id', '=', userId).execute();

describe('someone who called before', () => {
  it('has what is asked for read while their session is looked up, and gets it after that', async () => {
    const { answer, release, isAnswered } = await readAhead();
    expect(isAnswered()).toBe(false);
    release();
    expect((await answer).code).toBe(200);
  });

  it('gets nothing of it if the session has ended', async () => {
    const { agent, answer, release } = await readAhead();
    await endSession(agent);
    release();
    const { code, key, data } = await answer;
    expect([code, key, Object.keys(data)]).toEqual([401, 'auth.signInRequired', ['key']]);
  });

  it('gets nothing of it if they may not see it any more', async () => {
    const { agent, answer, release } = await readAhead();
    await app.platform.db.updateTable('user_role').set({ role: 'finance' }).where('user_id', '=', agent.userId).execute();
    release();
    const { code, data } = await answer;
    expect([code, Object.keys(data)]).toEqual([404, ['key']]);
  });

  it('has it read again with the rights that they have now', async () => {
    const { customer, requestId } = await buildCase(app.platform);
    const other = await buildCustomer(app.platform);
    const client = app.client(customer.token);
    const listed = async () => (await client.call(listRequests, { query: {} })).data.map((row) => row.requestId);
    expect(await listed()).toEqual([requestId]);
    await app.platform.db.updateTable('contact').set({ account_id: other.accountId }).where('id', '=', customer.contactId).execute();
    expect(await listed()).toEqual([]);
  });

  it('is told that the session is over, and not what is wrong with the input', async () => {
    const { token, userId } = await buildStaff(app.platform);
    const wrong = () => app.client(token).send({ method: 'GET', url: '/api/request/desk/list?pageNum=none' });
    await app.client(token).call(getInfo, {});
    expect(await wrong()).toMatchObject({ code: 510, errors: [{ path: 'pageNum' }] });
    await endSession({ userId });
    expect(await wrong()).toMatchObject({ code: 401, errors: [] });
  });

  it('is let in with rights that came since', async () => {
    const { token, userId } = await buildStaff(app.platform, { role: 'agent' });
    const codeOfRouting = async () => (await app.client(token).call(getRouting, {})).code;
    expect((await app.client(token).call(getInfo, {})).code).toBe(200);
    expect(await codeOfRouting()).toBe(403);
    await app.platform.db.updateTable('user_role').set({ role: 'supervisor' }).where('user_id', '=', userId).execute();
    expect(await codeOfRouting()).toBe(200);
  });

  it('is refused as long as sessions can’t be looked up', async () => {
    const { agent, requestId } = await buildCase(app.platform);
    const client = app.client(agent.token);
    expect((await client.call(deskRequest, { params: { requestId } })).code).toBe(200);
    const { authenticate } = app.platform;
    app.platform.authenticate = async () => {
      throw Object.assign(new Error('gone'), { code: '57P01' });
    };
    onTestFinished(() => {
      app.platform.authenticate = authenticate;
    });
    expect((await client.call(deskRequest, { params: { requestId } })).code).toBe(503);
  });
});
