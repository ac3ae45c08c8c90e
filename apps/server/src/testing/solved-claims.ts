import { pickUp, type RequestActed } from '@heliodesk/contract/request';
import {
  approvalCheck,
  approveSolution,
  orderSolutions,
  removeSolution,
  returnSolution,
  saveSolution,
  saveSolutionTexts,
  sendForApproval,
  solutionPlan,
} from '@heliodesk/contract/solution';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { actorOf } from '#src/domains/request/seed.ts';
import { reviewAll, serialsFrom } from '#src/domains/serial-number/seed.ts';
import {
  approveSolutions,
  buildLimits,
  compensation,
  sendSolutions,
  writeSolutions,
  type SolutionSeed,
} from '#src/domains/solution/seed.ts';
import { buildTrackerClaim, reviewAllParts, trackerPart } from '#src/domains/tracker-claim/seed.ts';
import { contextOf } from '#src/platform/context.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** Who takes a claim to its solutions: the customer, who writes them, and two who approve. */
export interface SolvingPeople {
  customer: BuiltCustomer;
  agent: BuiltUser;
  lead: BuiltUser;
  lead2: BuiltUser;
}

const limits = [
  { currency: 'EUR', amount: '25000.00' },
  { currency: 'USD', amount: '25000.00' },
];

/** The four, the first approver with limits of 25,000 EUR and USD, the second with none. */
export async function buildSolvingPeople({ platform }: TestApp): Promise<SolvingPeople> {
  const customer = await buildCustomer(platform);
  const agent = await buildStaff(platform);
  const lead = await buildStaff(platform, { role: 'supervisor' });
  const lead2 = await buildStaff(platform, { role: 'supervisor' });
  await buildLimits(platform, lead.userId, limits);
  return { customer, agent, lead, lead2 };
}

/** Those who a claim with solutions needs at least. */
interface Authors {
  customer: { token: string };
  agent: { token: string };
}

export interface ReviewedSeed {
  /** Serial numbers of a module claim, or pieces of a tracker claim. */
  pieces?: number;
  refused?: number;
  type?: 'module' | 'tracker';
  serials?: string[];
  language?: 'en' | 'de' | 'ar' | 'fr';
}

let claims = 0;

/** The context of someone for the services. */
export const contextFor = async ({ platform }: TestApp, user: { token: string }) => contextOf(platform, await actorOf(platform, user));

/** A claim of either kind whose review is finished; answers its id. */
export async function buildReviewed(
  app: TestApp,
  { customer, agent }: Authors,
  { pieces = 4, refused = 0, type = 'module', serials, language = 'en' }: ReviewedSeed = {},
): Promise<number> {
  claims += 1;
  const listed = serials ?? serialsFrom(`SOLVED${String(claims).padStart(5, '0')}`, pieces);
  const { requestId, version } =
    type === 'module'
      ? await buildClaim(app.platform, customer, { serials: listed, submit: true, basic: { language } })
      : await buildTrackerClaim(app.platform, customer, {
          trackerList: [trackerPart({ pcs: listed.length, serialNumber: listed.join('\n') })],
          submit: true,
          basic: { language },
        });
  await app.client(agent.token).call(pickUp, { body: { requestId, version } });
  const context = await contextFor(app, agent);
  await (type === 'module' ? reviewAll(context, requestId, refused) : reviewAllParts(context, requestId, refused));
  return requestId;
}

export interface SolvedSeed extends ReviewedSeed {
  solutions?: SolutionSeed[];
}

/** The same with solutions, by default one compensation for all accepted pieces. */
export async function buildSolved(app: TestApp, people: Authors, seed: SolvedSeed = {}): Promise<number> {
  const requestId = await buildReviewed(app, people, seed);
  const { pieces = seed.serials?.length ?? 4, refused = 0, solutions = [compensation({ quantity: pieces - refused })] } = seed;
  await writeSolutions(await contextFor(app, people.agent), requestId, solutions);
  return requestId;
}

/** The same, sent for approval. */
export async function buildPending(app: TestApp, people: SolvingPeople, seed: SolvedSeed = {}): Promise<RequestActed> {
  const requestId = await buildSolved(app, people, seed);
  return sendSolutions(await contextFor(app, people.agent), requestId);
}

/** The same, approved: the customer is to answer. */
export async function buildApproved(app: TestApp, people: SolvingPeople, seed: SolvedSeed = {}): Promise<RequestActed> {
  const { requestId } = await buildPending(app, people, seed);
  return approveSolutions(await contextFor(app, people.lead), requestId);
}

/** What people do about the solutions of a claim over HTTP, each with the version that it has. */
export function solutionsOf(app: TestApp, requestId: number) {
  const versionFor = async (client: TestClient): Promise<number> =>
    (await client.call(solutionPlan, { query: { requestId } })).data?.version ?? 0;
  return {
    plan: async (by: { token: string }) => (await app.client(by.token).call(solutionPlan, { query: { requestId } })).data,
    save: async (by: { token: string }, solution: object) => {
      const client = app.client(by.token);
      return client.call(saveSolution, { body: { requestId, version: await versionFor(client), ...solution } as never });
    },
    remove: async (by: { token: string }, solutionId: number) => {
      const client = app.client(by.token);
      return client.call(removeSolution, { body: { requestId, version: await versionFor(client), solutionId } });
    },
    order: async (by: { token: string }, solutionIds: number[]) => {
      const client = app.client(by.token);
      return client.call(orderSolutions, { body: { requestId, version: await versionFor(client), solutionIds } });
    },
    texts: async (by: { token: string }, texts: { publicText?: string; note?: string }) => {
      const client = app.client(by.token);
      return client.call(saveSolutionTexts, { body: { requestId, version: await versionFor(client), ...texts } });
    },
    send: async (by: { token: string }) => {
      const client = app.client(by.token);
      return client.call(sendForApproval, { body: { requestId, version: await versionFor(client) } });
    },
    approve: async (by: { token: string }) => {
      const client = app.client(by.token);
      return client.call(approveSolution, { body: { requestId, version: await versionFor(client) } });
    },
    giveBack: async (by: { token: string }, solutionIds: number[], reason = 'The price is too high.') => {
      const client = app.client(by.token);
      return client.call(returnSolution, { body: { requestId, version: await versionFor(client), solutionIds, reason } });
    },
    check: async (by: { token: string }) => (await app.client(by.token).call(approvalCheck, { query: { requestId } })).data,
  };
}
