// @both-engines
import { sendMessage } from '@heliodesk/contract/case-chat';
import { complete, deskRequest, pickUp, reopenCase, type RequestType } from '@heliodesk/contract/request';
import { finishRepair, solutionPlan } from '@heliodesk/contract/solution';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { buildEnquiry } from '#src/domains/enquiry/seed.ts';
import { acceptSolutions, repair } from '#src/domains/solution/seed.ts';
import { textMessage } from '#src/testing/conversations.ts';
import { buildApproved, buildSolvingPeople, contextFor, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let people: SolvingPeople;
let agent: BuiltUser;
beforeAll(async () => {
  app = await startTestApp();
  people = await buildSolvingPeople(app);
  agent = await buildStaff(app.platform);
});
afterAll(() => app.stop());

const as = ({ token }: { token: string }) => app.client(token);
const versionOf = async (requestId: number) => (await as(people.lead).call(deskRequest, { params: { requestId } })).data.version;

/** An enquiry in review. */
async function enquiryOf(requestType: 1 | 2): Promise<number> {
  const { requestId, version } = await buildEnquiry(app.platform, people.customer, { requestType, submit: true });
  await as(agent).call(pickUp, { body: { requestId, version } });
  return requestId;
}

/** A claim of which all is done. */
async function claimOf(type: 'module' | 'tracker'): Promise<number> {
  const { requestId } = await buildApproved(app, people, { type, solutions: [repair({ quantity: 4 })] });
  await acceptSolutions(await contextFor(app, people.customer), requestId);
  const { solutions } = (await as(people.agent).call(solutionPlan, { query: { requestId } })).data;
  const repairedOn = app.clock.now().toISOString().slice(0, 10);
  const rest = { solutionId: solutions[0]?.solutionId ?? 0, repairedOn, report: 'Both boxes were replaced.' };
  await as(people.agent).call(finishRepair, { body: { requestId, version: await versionOf(requestId), ...rest } });
  return requestId;
}

const builders: Record<RequestType, () => Promise<number>> = {
  1: () => enquiryOf(1),
  2: () => enquiryOf(2),
  3: () => claimOf('module'),
  4: () => claimOf('tracker'),
};

/** Completes a request, an enquiry by default with an answer. */
const end = async (requestId: number, outcome: 'answered' | 'notForUs' | undefined) => {
  const words = outcome === 'notForUs' ? { content: '', reason: 'Another maker’s module.' } : { content: 'All is done.', reason: '' };
  const body = { requestId, version: await versionOf(requestId), ...(outcome ? { outcome } : {}), ...words };
  return as(people.agent).call(complete, { body });
};

const invitationsOf = async (requestId: number) => {
  const rows = await app.platform.db
    .selectFrom('survey_invitation')
    .innerJoin('process_node', 'process_node.id', 'survey_invitation.node_id')
    .select(['code', 'category', 'invited_at', 'survey_invitation.voided_at'])
    .where('process_node.request_id', '=', requestId)
    .orderBy('node_id')
    .execute();
  return rows.map(({ code, category, voided_at: voidedAt }) => [code, category, voidedAt === null ? 'open' : 'void']);
};

describe('a completion', () => {
  it.each<[RequestType, number]>([
    [1, 2],
    [2, 0],
    [3, 3],
    [4, 1],
  ])('of type %i invites to one survey of category %i', async (type, category) => {
    const requestId = await builders[type]();
    expect(await invitationsOf(requestId)).toEqual([]);
    const outcome = type < 3 ? ('answered' as const) : undefined;
    expect((await end(requestId, outcome)).code).toBe(200);
    expect(await invitationsOf(requestId)).toEqual([[5, category, 'open']]);
    // Doing so again is refused and invites no one.
    expect((await end(requestId, outcome)).key).toBe('action.notAllowed');
    expect(await invitationsOf(requestId)).toEqual([[5, category, 'open']]);
  });

  it('by two at the same time invites once', async () => {
    const requestId = await enquiryOf(1);
    const codes = (await Promise.all([end(requestId, 'answered'), end(requestId, 'answered')])).map(({ code }) => code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await invitationsOf(requestId)).toEqual([[5, 2, 'open']]);
  });

  it('of what is nothing for us invites no one', async () => {
    const requestId = await enquiryOf(2);
    expect((await end(requestId, 'notForUs')).code).toBe(200);
    expect(await invitationsOf(requestId)).toEqual([]);
  });

  it('that is refused invites no one', async () => {
    const requestId = await enquiryOf(1);
    const body = { requestId, version: await versionOf(requestId), outcome: 'answered' as const, content: '', reason: '' };
    expect((await as(people.agent).call(complete, { body })).errors).toMatchObject([{ rule: 'answerMissing' }]);
    expect(await invitationsOf(requestId)).toEqual([]);
  });
});

describe('reopening', () => {
  it.each(['by a message of the customer', 'by a lead'] as const)(
    '%s voids the invitation; the next completion invites again',
    async (how) => {
      const requestId = await enquiryOf(1);
      await end(requestId, 'answered');
      const reopened =
        how === 'by a lead'
          ? await as(people.lead).call(reopenCase, { body: { requestId, version: await versionOf(requestId), reason: 'They called.' } })
          : await as(people.customer).call(sendMessage, { body: textMessage(requestId, 'One thing is open.') });
      expect(reopened.code).toBe(200);
      expect(await invitationsOf(requestId)).toEqual([[5, 2, 'void']]);
      await end(requestId, 'answered');
      expect(await invitationsOf(requestId)).toEqual([
        [5, 2, 'void'],
        [5, 2, 'open'],
      ]);
    },
  );

  it('what was nothing for us, and is answered then, invites', async () => {
    const requestId = await enquiryOf(2);
    await end(requestId, 'notForUs');
    await as(people.lead).call(reopenCase, { body: { requestId, version: await versionOf(requestId), reason: 'It is ours.' } });
    expect(await invitationsOf(requestId)).toEqual([]);
    await end(requestId, 'answered');
    expect(await invitationsOf(requestId)).toEqual([[5, 0, 'open']]);
  });
});
