import { pickUp, proposeRejection, rejectRequest } from '@heliodesk/contract/request';
import type { BuiltCustomer } from '#src/domains/account/seed.ts';
import type { BuiltUser } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import type { Language } from '@heliodesk/contract/kit';
import type { TestApp } from './test-app.ts';

interface People {
  customer: BuiltCustomer;
  agent: BuiltUser;
  lead: BuiltUser;
}

export interface Target {
  requestId: number;
  version: number;
}

/** A submitted claim that the agent has picked up, with the version that it has then. */
export async function buildPickedUpClaim(app: TestApp, { customer, agent }: People, language: Language = 'en'): Promise<Target> {
  const { requestId, version } = await buildClaim(app.platform, customer, { submit: true, basic: { language } });
  const { data } = await app.client(agent.token).call(pickUp, { body: { requestId, version } });
  return { requestId, version: data.version };
}

/** The same, proposed to be rejected. */
export async function buildProposed(app: TestApp, people: People, claim?: Target): Promise<Target> {
  const { requestId, version } = claim ?? (await buildPickedUpClaim(app, people));
  const body = { requestId, version, reasonCode: '1', publicText: 'The warranty ended in May.', note: 'All from one delivery' };
  const { data } = await app.client(people.agent.token).call(proposeRejection, { body });
  return { requestId, version: data.version };
}

/** The same, rejected by the lead. */
export async function buildRejected(app: TestApp, people: People, claim?: Target): Promise<Target> {
  const { requestId, version } = await buildProposed(app, people, claim);
  const { data } = await app.client(people.lead.token).call(rejectRequest, { body: { requestId, version } });
  return { requestId, version: data.version };
}
