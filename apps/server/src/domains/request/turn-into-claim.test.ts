import { bind, complete, deskRequest, getRequest, pickUp, turnIntoClaim } from '@heliodesk/contract/request';
import { getModuleClaimDraft } from '@heliodesk/contract/module-claim';
import { listMessages } from '@heliodesk/contract/case-chat';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, disableContact } from '#src/domains/account/seed.ts';
import { buildPickedUp } from '#src/domains/case-chat/seed.ts';
import { buildUnboundEnquiry } from '#src/testing/guests.ts';
import { mailWith } from '#src/testing/mailbox.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Built = Awaited<ReturnType<typeof buildPickedUp>>;
const turn = ({ agent, requestId, version }: Built, key?: string) =>
  app.client(agent.token).call(turnIntoClaim, { body: { requestId, version } }, key === undefined ? {} : { idempotencyKey: key });

describe('turning an enquiry into a claim', () => {
  it('starts a draft for the same contact with its words, and each shows the number of the other', async () => {
    const built = await buildPickedUp(app.platform);
    const { data, code } = await turn(built);
    expect(code).toBe(200);
    expect(data).toMatchObject({ requestNo: built.requestNo, status: 'picked_up', claim: { requestType: 3 } });
    const { claim } = data;
    const seen = async (person: { token: string }, requestId: number) =>
      (await app.client(person.token).call(getRequest, { params: { requestId } })).data;
    for (const person of [built.agent, built.customer]) {
      expect((await seen(person, built.requestId)).links).toMatchObject([
        { requestNo: claim.requestNo, kind: 'claimOf', outward: false, status: 'draft' },
      ]);
      expect((await seen(person, claim.requestId)).links).toMatchObject([{ requestNo: built.requestNo, kind: 'claimOf', outward: true }]);
    }
    const draft = (await app.client(built.customer.token).call(getModuleClaimDraft, { params: { id: claim.requestId }, query: {} })).data;
    expect(draft.basicReq.desc).toBe((await seen(built.agent, built.requestId)).desc);
    const { messages } = (await app.client(built.customer.token).call(listMessages, { query: { requestId: built.requestId } })).data;
    expect(messages.at(-1)).toMatchObject({ content: 'turnedIntoClaim', params: { claimNo: claim.requestNo } });
    await mailWith(app, built.customer.email, claim.requestNo);
  });

  it('happens once for each key, and to a state that was read', async () => {
    const built = await buildPickedUp(app.platform);
    const first = await turn(built, 'turn-1');
    expect((await turn(built, 'turn-1')).data).toEqual(first.data);
    expect(await turn(built)).toMatchObject({ code: 409, key: 'stale' });
    const { links } = (await app.client(built.agent.token).call(deskRequest, { params: { requestId: built.requestId } })).data;
    expect(links).toHaveLength(1);
  });

  it('is refused for a guest’s enquiry of no company and for a contact who was disabled', async () => {
    const guest = await buildUnboundEnquiry(app);
    const client = app.client(guest.agent.token);
    const { version } = (await client.call(deskRequest, { params: { requestId: guest.requestId } })).data;
    expect(await client.call(turnIntoClaim, { body: { requestId: guest.requestId, version } })).toMatchObject({ key: 'action.blocked' });
    const built = await buildPickedUp(app.platform);
    await disableContact(app.platform, built.agent, built.customer, 'Left the company');
    expect(await turn(built)).toMatchObject({ code: 409, key: 'onBehalf.notPossible' });
  });

  it('shows links within the own company only', async () => {
    const [built, other] = [await buildPickedUp(app.platform), await buildPickedUp(app.platform)];
    await app.platform.db
      .insertInto('request_link')
      .values({ from_id: built.requestId, to_id: other.requestId, kind: 'claimOf', created_at: app.clock.now() })
      .execute();
    const links = async (person: { token: string }) =>
      (await app.client(person.token).call(getRequest, { params: { requestId: built.requestId } })).data.links;
    expect(await links(built.agent)).toHaveLength(1);
    expect(await links(built.customer)).toEqual([]);
  });
});

describe('an enquiry in the archive', () => {
  const seenBy = async (agent: { token: string }, requestId: number) =>
    (await app.client(agent.token).call(deskRequest, { params: { requestId } })).data;
  const archive = async ({ agent, requestId, version }: Pick<Built, 'agent' | 'requestId' | 'version'>) => {
    const body = { requestId, version, outcome: 'answered' as const, content: '14 Nm', reason: '' };
    expect((await app.client(agent.token).call(complete, { body })).code).toBe(200);
    const closed_at = new Date(app.clock.now().getTime() - 31 * 86_400_000);
    await app.platform.db.updateTable('request').set({ closed_at }).where('id', '=', requestId).execute();
    return seenBy(agent, requestId);
  };
  const archived = { key: 'action.blocked', data: { blockedBy: ['notArchived'] } };

  it('can’t be turned into a claim', async () => {
    const built = await buildPickedUp(app.platform);
    const { version, actions } = await archive(built);
    expect(actions.find(({ name }) => name === 'turnIntoClaim')?.blockedBy).toEqual(['notArchived']);
    expect(await turn({ ...built, version })).toMatchObject(archived);
  });

  it('can’t be bound to a company', async () => {
    const { agent, requestId } = await buildUnboundEnquiry(app);
    const waiting = await seenBy(agent, requestId);
    const picked = await app.client(agent.token).call(pickUp, { body: { requestId, version: waiting.version } });
    const { version } = await archive({ agent, requestId, version: picked.data?.version ?? waiting.version });
    const { contactId } = await buildCustomer(app.platform);
    expect(await app.client(agent.token).call(bind, { body: { requestId, version, contactId } })).toMatchObject(archived);
  });
});
