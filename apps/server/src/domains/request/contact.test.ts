import { deskList, deskRequest, changeContact, getRequest, listCaseContacts, pickUp } from '@heliodesk/contract/request';
import { listMessages, sendMessage } from '@heliodesk/contract/case-chat';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, disableContact, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildCase, buildMessage, type BuiltCase } from '#src/domains/case-chat/seed.ts';
import { demoPassword } from '#src/domains/identity/index.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { eventually } from '#src/testing/eventually.ts';
import { textMessage } from '#src/testing/conversations.ts';
import { buildUnboundEnquiry } from '#src/testing/guests.ts';
import { enterWithPassword } from '#src/testing/passwords.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const reason = 'Has left the company';

async function pickedUp(people: { customer?: BuiltCustomer } = {}): Promise<BuiltCase> {
  const built = await buildCase(app.platform, people);
  const client = app.client(built.agent.token);
  const { version } = (await client.call(getRequest, { params: { requestId: built.requestId } })).data;
  await client.call(pickUp, { body: { requestId: built.requestId, version } });
  return built;
}

const seenBy = async ({ agent, requestId }: BuiltCase) => (await app.client(agent.token).call(deskRequest, { params: { requestId } })).data;
const disable = ({ customer, agent }: BuiltCase) => disableContact(app.platform, agent, customer, reason);
const give = async (built: BuiltCase, contactId: number, by = built.agent) =>
  app
    .client(by.token)
    .call(changeContact, { body: { requestId: built.requestId, version: (await seenBy(built)).version, contactId, reason } });
const mailsTo = async (email: string) =>
  (await app.platform.db.selectFrom('demo_mail').select('subject').where('recipient', '=', email).execute()).map(({ subject }) => subject);

describe('the promise of a first contact', () => {
  it('is not kept by an answer to someone who is disabled, and is by the next one that reaches a colleague', async () => {
    const built = await pickedUp();
    const colleague = await buildCustomer(app.platform, { company: built.customer, firstName: 'Ana' });
    await disable(built);
    const body = { ...textMessage(built.requestId, 'Are you there?'), needsAnswer: true };
    expect((await app.client(built.agent.token).call(sendMessage, { body })).code).toBe(200);
    expect(await seenBy(built)).toMatchObject({ contactState: 'disabled', firstContactAt: null, waitingOn: 'us' });
    expect((await give(built, colleague.contactId)).code).toBe(200);
    await buildMessage(app.platform, built.agent, built.requestId, 'Hello Ana, we are on our way.');
    expect(await seenBy(built)).toMatchObject({ contactState: 'active', firstContactAt: expect.any(String) as string });
  });

  it('is not kept by an answer to someone who has not activated the account yet', async () => {
    const built = await pickedUp();
    const sleeping = await buildCustomer(app.platform, { company: built.customer, isInactive: true });
    await give(built, sleeping.contactId);
    await buildMessage(app.platform, built.agent, built.requestId);
    expect(await seenBy(built)).toMatchObject({ contactState: 'inactive', firstContactAt: null });
  });

  it('is kept by an answer that reaches the contact', async () => {
    const built = await pickedUp();
    await buildMessage(app.platform, built.agent, built.requestId);
    expect(await seenBy(built)).toMatchObject({ contactState: 'active', firstContactAt: expect.any(String) as string });
  });
});

describe('the contact of a request', () => {
  it('shows on the desk whether anyone is reached', async () => {
    const built = await pickedUp();
    const row = async () => {
      const { data } = await app.client(built.agent.token).call(deskList, { query: { text: built.requestNo } });
      return data[0]?.contactState;
    };
    expect(await row()).toBe('active');
    await disable(built);
    expect(await row()).toBe('disabled');
  });

  it('is changed by the owner: the history, the conversation and a mail tell it', async () => {
    const built = await pickedUp();
    const colleague = await buildCustomer(app.platform, { company: built.customer, firstName: 'Ana', lastName: 'Prieto' });
    await enterWithPassword(app.client(), { username: colleague.email, password: demoPassword, form: 'customer' });
    const { data: offered } = await app.client(built.agent.token).call(listCaseContacts, { query: { requestId: built.requestId } });
    expect(offered).toMatchObject([
      { contactId: colleague.contactId, state: 'active', language: 'en', lastSignIn: expect.any(String) as string },
      { contactId: built.customer.contactId, state: 'active', lastSignIn: null },
    ]);
    expect((await give(built, colleague.contactId)).data).toMatchObject({ requestId: built.requestId });
    const { events, customer } = await seenBy(built);
    expect(events?.[0]).toMatchObject({ action: 'changeContact', actor: built.agent.name, reason });
    expect(customer).toMatchObject({ contactId: colleague.contactId, contactPerson: 'Ana Prieto' });
    const { data } = await app.client(colleague.token).call(listMessages, { query: { requestId: built.requestId } });
    expect(data.messages.at(-1)).toMatchObject({ sender: 'system', content: 'contactChanged', params: { name: 'Ana Prieto' } });
    const subject = expect.stringContaining(`(${built.requestNo}): you’re now the contact`) as string;
    await eventually(async () => expect(await mailsTo(colleague.email)).toContainEqual(subject));
  });

  it('brings the language that staff write in', async () => {
    const built = await pickedUp();
    const colleague = await buildCustomer(app.platform, { company: built.customer, language: 'fr' });
    expect((await seenBy(built)).language).toBe('en');
    await give(built, colleague.contactId);
    expect((await seenBy(built)).language).toBe('fr');
  });

  it('is no one of another company, no one who is disabled, and not who it is already', async () => {
    const built = await pickedUp();
    const stranger = await buildCustomer(app.platform);
    const left = await buildCustomer(app.platform, { company: built.customer });
    await disableContact(app.platform, built.agent, left, reason);
    for (const { contactId } of [stranger, left, built.customer])
      expect(await give(built, contactId)).toMatchObject({ code: 510, errors: [{ path: 'contactId', rule: 'wrongContact' }] });
    expect((await seenBy(built)).customer).toMatchObject({ contactId: built.customer.contactId });
  });

  it('can’t be changed before an enquiry of a guest is bound to a company, and its owner is told so', async () => {
    const { agent, requestId } = await buildUnboundEnquiry(app);
    const client = app.client(agent.token);
    const { version } = (await client.call(deskRequest, { params: { requestId } })).data;
    await client.call(pickUp, { body: { requestId, version } });
    const { data } = await client.call(deskRequest, { params: { requestId } });
    expect(data.actions).toContainEqual({ name: 'changeContact', blockedBy: ['boundToContact'] });
    const body = { requestId, version: data.version, contactId: (await buildCustomer(app.platform)).contactId, reason };
    expect(await client.call(changeContact, { body })).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['boundToContact'] } });
  });

  it('is changed by neither another agent nor a customer', async () => {
    const built = await pickedUp();
    const colleague = await buildCustomer(app.platform, { company: built.customer });
    const other = await buildStaff(app.platform);
    expect(await give(built, colleague.contactId, other)).toMatchObject({ key: 'action.notAllowed' });
    expect((await give(built, colleague.contactId, built.customer)).code).toBe(403);
    expect((await app.client(colleague.token).call(listCaseContacts, { query: { requestId: built.requestId } })).code).toBe(403);
  });
});
