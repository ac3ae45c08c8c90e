import {
  complete,
  deskRequest,
  getRequest,
  listTips,
  reopenCase,
  reopenClaim,
  solutionConfirmation,
  tipTypes,
} from '@heliodesk/contract/request';
import { decideSerials } from '@heliodesk/contract/serial-number';
import { finishRepair, offeredSolutions } from '@heliodesk/contract/solution';
import { decidePart, getPartReview } from '@heliodesk/contract/tracker-claim';
import { sql } from 'kysely';
import { finishReview } from '#src/domains/serial-number/seed.ts';
import { repair } from '#src/domains/solution/seed.ts';
import { finishParts } from '#src/domains/tracker-claim/seed.ts';
import { buildApproved, contextFor, solutionsOf, type SolvedSeed, type SolvingPeople } from './solved-claims.ts';
import type { TestApp } from './test-app.ts';

type ClaimType = 'module' | 'tracker';

/** What people do about a claim that is completed and reopened, each with the version that it has. */
export function claimOf(app: TestApp, people: SolvingPeople, requestId: number) {
  const [agent, customer, lead] = [people.agent, people.customer, people.lead].map(({ token }) => app.client(token)) as [
    ReturnType<TestApp['client']>,
    ReturnType<TestApp['client']>,
    ReturnType<TestApp['client']>,
  ];
  const seen = async () => (await agent.call(deskRequest, { params: { requestId } })).data;
  const finish = async (type: ClaimType) =>
    (type === 'module' ? finishReview : finishParts)(await contextFor(app, people.agent), requestId);
  const partId = async () => (await agent.call(getPartReview, { params: { requestId } })).data.parts[0]?.id ?? 0;
  return {
    ...solutionsOf(app, requestId),
    requestId,
    agent,
    customer,
    lead,
    seen,
    seenByCustomer: async () => (await customer.call(getRequest, { params: { requestId } })).data,
    offered: async () => (await customer.call(offeredSolutions, { query: { requestId } })).data,
    /** Accepts the offered solutions at these places, and declines the others. */
    answer: async (...accepted: number[]) => {
      const { data } = await customer.call(listTips, { query: { requestId } });
      const open = data.filter(({ tipsType, state }) => tipsType === tipTypes.solution && state === 'open');
      for (const [index, { msgId }] of open.entries()) {
        const accept = accepted.includes(index);
        const { code, msg } = await customer.call(solutionConfirmation, {
          body: accept ? { msgId, accept } : { msgId, accept, reason: 'We want new modules.' },
        });
        if (code !== 200) throw new Error(`Answering was refused: ${msg}`);
      }
    },
    repaired: async (solutionId: number) =>
      agent.call(finishRepair, {
        body: {
          requestId,
          version: (await seen()).version,
          solutionId,
          repairedOn: app.clock.now().toISOString().slice(0, 10),
          report: 'All boxes were replaced.',
        },
      }),
    complete: async () =>
      agent.call(complete, { body: { requestId, version: (await seen()).version, content: 'All of it is done.', reason: '' } }),
    reopen: async (by: { token: string } = people.customer, reason = 'New photos show the defect.') =>
      app.client(by.token).call(reopenClaim, { body: { requestId, version: (await seen()).version, reason } }),
    reopenByLead: async (by: { token: string } = people.lead) =>
      app.client(by.token).call(reopenCase, { body: { requestId, version: (await seen()).version, reason: 'One module was missed.' } }),
    partId,
    /** Accepts the pieces that were refused too. */
    acceptRefused: async (type: ClaimType) => {
      const { code, msg } =
        type === 'module'
          ? await agent.call(decideSerials, { body: { requestId, selection: { state: 'refused' }, decision: 'accepted', reasonCode: '' } })
          : await agent.call(decidePart, { body: { requestId, partId: await partId(), decision: 'accepted' } });
      if (code !== 200) throw new Error(`Deciding was refused: ${msg}`);
      await finish(type);
    },
  };
}

/** A completed claim of two repairs: the customer declined the first, and the second was carried out. */
export async function buildCompleted(app: TestApp, people: SolvingPeople, seed: SolvedSeed) {
  const { requestId } = await buildApproved(app, people, seed);
  const claim = claimOf(app, people, requestId);
  await claim.answer(1);
  const done = (await claim.plan(people.agent)).solutions[1]?.solutionId ?? 0;
  await claim.repaired(done);
  const { code, msg } = await claim.complete();
  if (code !== 200) throw new Error(`Completing was refused: ${msg}`);
  return { ...claim, done };
}

/** The same of six pieces, of which the last is refused, two declined, and three done. */
export const buildPartlyDone = (app: TestApp, people: SolvingPeople, type: ClaimType = 'module') =>
  buildCompleted(app, people, { type, pieces: 6, refused: 1, solutions: [repair({ quantity: 2 }), repair({ quantity: 3 })] });

/** The serial numbers of a module claim: what was decided about each, and the solution that settled it. */
export async function settledEntriesOf(app: TestApp, requestId: number) {
  const { rows } = await sql<{ id: number; decision: string; settled_by: number | null }>`
    select e.id, d.decision, d.settled_by from serial_list l join serial_list_entry e on e.list_id = l.id
    left join serial_decision d on d.list_id = l.id and d.entry_id = e.id
    where l.owner_kind = 'request' and l.owner_id = ${requestId} and l.list = 'claim' order by e.id`.execute(app.platform.db);
  return rows.map((row) => ({ ...row, id: Number(row.id), settled_by: row.settled_by === null ? null : Number(row.settled_by) }));
}
