import { deskRequest, pickUp } from '@heliodesk/contract/request';
import { getPartReview } from '@heliodesk/contract/tracker-claim';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { buildTrackerClaim, inverter } from '#src/domains/tracker-claim/seed.ts';
import type { TestApp } from './test-app.ts';

/** A tracker claim with a motor of two pieces and an inverter, picked up by an agent, and how its customer and staff see it. */
export async function buildPickedUpParts(app: TestApp) {
  const customer = await buildCustomer(app.platform);
  const agent = await buildStaff(app.platform, { role: 'tracker_agent' });
  const [client, staff] = [app.client(customer.token), app.client(agent.token)];
  const { requestId, version } = await buildTrackerClaim(app.platform, customer, { inverterList: [inverter()], submit: true });
  await staff.call(pickUp, { body: { requestId, version } });
  const seen = async (id = requestId) => (await staff.call(deskRequest, { params: { requestId: id } })).data;
  const review = async (id = requestId) => (await staff.call(getPartReview, { params: { requestId: id } })).data;
  const [motor = 0, box = 0] = (await review()).parts.map(({ id }) => Number(id));
  return { requestId, customer, client, staff, seen, review, motor, box };
}
