import type { RoleKey } from '@heliodesk/contract/kit';
import { buildEnquiry } from '#src/domains/enquiry/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { serialsFrom } from '#src/domains/serial-number/seed.ts';
import {
  approveSolutions,
  compensation,
  exchange,
  repair,
  sendSolutions,
  writeSolutions,
  type SolutionSeed,
} from '#src/domains/solution/seed.ts';
import { buildTrackerClaim, trackerPart } from '#src/domains/tracker-claim/seed.ts';
import type { BuiltCustomer } from '#src/domains/account/seed.ts';
import type { Seeded } from '../seeded.ts';
import type { TestApp } from '../test-app.ts';
import { buildReviewed, contextFor } from '../solved-claims.ts';
import { letGuestIn, type Crew, type Walker } from './walkers.ts';

/** A request on its way. */
export interface WalkedCase {
  id: number;
  guest: Walker | null;
  /** What its steps use up; then it gives way to a new one. */
  life: number;
  /** Who did something to it. */
  involved: Walker[];
  /** What was done to it, in words. */
  trail: string[];
}

const walked = (id: number, how: string, random: Seeded, guest: Walker | null = null): WalkedCase => ({
  id,
  guest,
  life: random.pick([40, 80, 240]),
  involved: [],
  trail: [how],
});

/** Pieces of a claim: enough to be decided about in different ways. */
export const piecesPerClaim = 3;
let claims = 0;
const nextSerials = (): string[] => {
  claims += 1;
  return serialsFrom(`WALKED${String(claims).padStart(5, '0')}`, piecesPerClaim);
};

/** A draft of any kind, complete but not submitted. */
async function openDraft(app: TestApp, author: { token: string }, random: Seeded, onBehalfOf?: number): Promise<WalkedCase> {
  const filed = onBehalfOf === undefined ? {} : { onBehalfOf };
  const how = onBehalfOf === undefined ? 'a draft' : 'a draft on behalf';
  const type = random.pick([1, 2, 3, 3, 4, 4] as const);
  if (type === 3) {
    const { requestId } = await buildClaim(app.platform, author, { ...filed, serials: nextSerials() });
    return walked(requestId, `${how} of a module claim`, random);
  }
  if (type === 4) {
    const trackerList = nextSerials().map((serialNumber) => trackerPart({ pcs: 1, serialNumber }));
    const { requestId } = await buildTrackerClaim(app.platform, author, { ...filed, trackerList });
    return walked(requestId, `${how} of a tracker claim`, random);
  }
  const { requestId } = await buildEnquiry(app.platform, author, { ...filed, requestType: type });
  return walked(requestId, `${how} of an enquiry`, random);
}

/** An enquiry that a guest was let in to; half of them no company’s yet. */
async function openGuestCase(app: TestApp, { rts }: Crew, random: Seeded): Promise<WalkedCase> {
  const { requestId } = await buildEnquiry(app.platform, { token: rts.client.token ?? '' }, { requestType: 1, submit: true });
  const guest = await letGuestIn(app, requestId);
  if (random.next() < 0.5) return walked(requestId, 'an enquiry with a guest', random, guest);
  await app.platform.db
    .updateTable('request')
    .set({ account_id: null, contact_id: null, created_by: null, guest_id: guest.guestId })
    .where('id', '=', requestId)
    .execute();
  return walked(requestId, 'an enquiry of a guest', random, guest);
}

/** One or two solutions of any kind, for so many pieces; rather exchanges, which have the longest way before them. */
function solutionsFor(quantity: number, random: Seeded): SolutionSeed[] {
  const first = random.between(1, quantity);
  return [first, quantity - first]
    .filter((part) => part > 0)
    .map((part) => random.pick<(at: { quantity: number }) => SolutionSeed>([compensation, repair, exchange, exchange])({ quantity: part }));
}

/** A claim that is further on, as the way there is long: reviewed, with solutions, sent for approval or approved. */
async function openFurther(app: TestApp, customer: { token: string }, { staff }: Crew, random: Seeded): Promise<WalkedCase> {
  const one = (wanted: RoleKey) => ({ token: staff.find(({ role }) => role === wanted)?.client.token ?? '' });
  const agent = one('agent');
  const type = random.pick(['module', 'tracker'] as const);
  const refused = random.between(0, 1);
  const requestId = await buildReviewed(app, { customer, agent }, { type, refused, serials: nextSerials() });
  const stage = random.pick([0, 1, 2, 3, 3, 3]);
  if (stage > 0) await writeSolutions(await contextFor(app, agent), requestId, solutionsFor(piecesPerClaim - refused, random));
  if (stage > 1) await sendSolutions(await contextFor(app, agent), requestId);
  if (stage > 2) await approveSolutions(await contextFor(app, one('supervisor')), requestId);
  return walked(requestId, `${['a reviewed', 'a solved', 'a sent', 'an approved'][stage]} ${type} claim`, random);
}

/** A new request: of a customer, of staff in a customer’s name, or one that a guest takes part in. */
export async function openCase(app: TestApp, crew: Crew, random: Seeded): Promise<WalkedCase> {
  if (random.next() < 0.12) return openGuestCase(app, crew, random);
  const { contact, client } = random.pick(crew.customers);
  if (random.next() < 0.45) return openFurther(app, { token: client.token ?? '' }, crew, random);
  if (random.next() < 0.75) return openDraft(app, { token: client.token ?? '' }, random);
  const agent = random.pick(crew.staff.filter(({ role }) => role === 'agent'));
  return openDraft(app, { token: agent.client.token ?? '' }, random, (contact as BuiltCustomer).contactId);
}
