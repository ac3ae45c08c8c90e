import { solutionPlan } from '@heliodesk/contract/solution';
import { getTrackerClaim } from '@heliodesk/contract/tracker-claim';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { spanishBank } from '#src/domains/payment/seed.ts';
import { buildTrackerClaim, inverter, trackerPart } from '#src/domains/tracker-claim/seed.ts';
import { buildAsked, buildEntered, buildPayingPeople, type PayingPeople } from './bank-tasks.ts';
import { buildExchange, warehouse } from './exchange-tasks.ts';
import type { CallingPeople } from './fuzzing.ts';
import { buildPlanned } from './goods.ts';
import { buildAnnounced, buildDue } from './payments.ts';
import { buildApproved, buildPending, buildReviewed, buildSolved } from './solved-claims.ts';
import type { TestApp } from './test-app.ts';
import type { Known } from './valid-request.ts';

const nothing = 999_999_999;

/** Claims in the states between their review and their end. */
export interface ClaimsWorld {
  people: CallingPeople;
  /** What the calls of each domain name; what is listed twice is drawn more often. */
  known: Readonly<Record<string, Known>>;
}

const knownFrom = (values: object): Known => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value]]));

const versions = Array.from({ length: 10 }, (_, version) => version);

/** What most calls name. */
const common = {
  version: versions,
  regionId: [724, 276, 998],
  region: [724],
  country: [724, 4],
  language: ['de', 'zh', 'en'],
  pageSize: [10, 20, 30, 50],
};

async function knownOfPayments(app: TestApp, people: PayingPeople): Promise<Known> {
  const asked = await buildAsked(app, people);
  const entered = await buildEntered(app, people);
  const { tip } = await buildAnnounced(app, people);
  const due = await buildDue(app, people);
  return {
    ...common,
    ...knownFrom(spanishBank),
    requestId: [due.requestId, due.requestId, entered.requestId, nothing],
    tipsId: [asked.tipsId, asked.tipsId, tip.tipsId, nothing],
    msgId: [asked.msgId, asked.msgId, tip.msgId, nothing],
    version: [asked.version, entered.version, due.version, 9],
    bankDetailsId: [asked.bankDetailsId, entered.bankDetailsId, entered.bankDetailsId, nothing],
    paymentId: [due.paymentId, due.paymentId, nothing],
    contactId: [people.customer.contactId, nothing],
  };
}

async function knownOfShipments(app: TestApp, people: PayingPeople): Promise<Known> {
  const { requestId, tipsId, msgId } = await buildExchange(app, people);
  const planned = await buildPlanned(app, people);
  return {
    ...common,
    ...knownFrom(warehouse),
    requestId: [planned.requestId, planned.requestId, requestId, nothing],
    tipsId: [tipsId, tipsId, tipsId, nothing],
    msgId: [msgId, msgId, msgId, nothing],
    exchangeId: [planned.exchangeId, nothing],
    addressId: [...planned.addressIds, ...planned.addressIds, nothing],
    addressIds: planned.addressIds,
    batchQty: [1, 4, 9],
  };
}

async function knownOfSolutions(app: TestApp, people: PayingPeople): Promise<Known> {
  const reviewed = await buildReviewed(app, people);
  const solved = await buildSolved(app, people);
  const pending = await buildPending(app, people);
  const approved = await buildApproved(app, people);
  const { solutions } = (await app.client(people.agent.token).call(solutionPlan, { query: { requestId: solved } })).data;
  const solutionIds = solutions.map(({ solutionId }) => solutionId);
  return {
    ...common,
    requestId: [solved, solved, reviewed, pending.requestId, approved.requestId, nothing],
    solutionId: [...solutionIds, ...solutionIds, nothing],
    solutionIds,
    userId: [people.lead.userId, people.agent.userId, nothing],
  };
}

async function knownOfTrackerClaims(app: TestApp, { customer }: PayingPeople): Promise<Known> {
  const { requestId } = await buildTrackerClaim(app.platform, customer, { inverterList: [inverter()] });
  const parts = (await app.client(customer.token).call(getTrackerClaim, { query: { requestId } })).data;
  return {
    ...common,
    ...knownFrom(trackerPart()),
    requestId: [requestId, requestId, requestId, nothing],
    id: [...parts.trackerList, ...parts.inverterList].map(({ id }) => Number(id)),
    defectDate: ['2026-10-02'],
  };
}

/** Builds them, all of one customer and one agent. */
export async function buildClaimsWorld(app: TestApp): Promise<ClaimsWorld> {
  const people = await buildPayingPeople(app);
  const admin = await buildStaff(app.platform, { role: 'admin' });
  return {
    people: { customer: people.customer, agent: people.agent, supervisor: people.lead, finance: people.finance, admin },
    known: {
      payment: await knownOfPayments(app, people),
      shipment: await knownOfShipments(app, people),
      solution: await knownOfSolutions(app, people),
      'tracker-claim': await knownOfTrackerClaims(app, people),
    },
  };
}
