import { buildEnquiry } from '#src/domains/enquiry/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { buildTrackerClaim } from '#src/domains/tracker-claim/seed.ts';
import type { BuiltCustomer } from '#src/domains/account/seed.ts';
import type { Seeded } from '../seeded.ts';
import type { TestApp } from '../test-app.ts';
import { buildReviewed } from '../solved-claims.ts';
import { letGuestIn, type Crew, type Walker } from './walkers.ts';

/** A request on its way. */
export interface WalkedCase {
  id: number;
  guest: Walker | null;
  steps: number;
  /** Who did something to it. */
  involved: Walker[];
  /** What was done to it, in words. */
  trail: string[];
}

const walked = (id: number, how: string, guest: Walker | null = null): WalkedCase => ({ id, guest, steps: 0, involved: [], trail: [how] });

/** A draft of any kind, complete but not submitted. */
async function openDraft(app: TestApp, author: { token: string }, random: Seeded, onBehalfOf?: number): Promise<WalkedCase> {
  const filed = onBehalfOf === undefined ? {} : { onBehalfOf };
  const how = onBehalfOf === undefined ? 'a draft' : 'a draft on behalf';
  const type = random.between(1, 4) as 1 | 2 | 3 | 4;
  if (type === 3) return walked((await buildClaim(app.platform, author, filed)).requestId, `${how} of a module claim`);
  if (type === 4) return walked((await buildTrackerClaim(app.platform, author, filed)).requestId, `${how} of a tracker claim`);
  return walked((await buildEnquiry(app.platform, author, { ...filed, requestType: type })).requestId, `${how} of an enquiry`);
}

/** An enquiry that a guest was let in to; half of them no company’s yet. */
async function openGuestCase(app: TestApp, { rts }: Crew, random: Seeded): Promise<WalkedCase> {
  const { requestId } = await buildEnquiry(app.platform, { token: rts.client.token ?? '' }, { requestType: 1, submit: true });
  const guest = await letGuestIn(app, requestId);
  if (random.next() < 0.5) return walked(requestId, 'an enquiry with a guest', guest);
  await app.platform.db
    .updateTable('request')
    .set({ account_id: null, contact_id: null, created_by: null, guest_id: guest.guestId })
    .where('id', '=', requestId)
    .execute();
  return walked(requestId, 'an enquiry of a guest', guest);
}

/** A claim whose review is finished, as the way there is long. */
async function openReviewed(app: TestApp, { token }: { token: string }, { staff }: Crew, random: Seeded): Promise<WalkedCase> {
  const agent = { token: staff.find(({ role }) => role === 'agent')?.client.token ?? '' };
  const type = random.pick(['module', 'tracker'] as const);
  const requestId = await buildReviewed(app, { customer: { token }, agent }, { type, refused: random.between(0, 1) });
  return walked(requestId, `a reviewed ${type} claim`);
}

/** A new request: of a customer, of staff in a customer’s name, or one that a guest takes part in. */
export async function openCase(app: TestApp, crew: Crew, random: Seeded): Promise<WalkedCase> {
  if (random.next() < 0.2) return openGuestCase(app, crew, random);
  const { contact, client } = random.pick(crew.customers);
  if (random.next() < 0.15) return openReviewed(app, { token: client.token ?? '' }, crew, random);
  if (random.next() < 0.75) return openDraft(app, { token: client.token ?? '' }, random);
  const agent = random.pick(crew.staff.filter(({ role }) => role === 'agent'));
  return openDraft(app, { token: agent.client.token ?? '' }, random, (contact as BuiltCustomer).contactId);
}
