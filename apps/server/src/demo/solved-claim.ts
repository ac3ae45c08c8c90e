import { messageTypes } from '@heliodesk/contract/case-chat';
import { randomUUID } from 'node:crypto';
import { sendPublic } from '#src/domains/case-chat/index.ts';
import { buildModules, demoModule } from '#src/domains/module/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { pickUpRequest } from '#src/domains/request/index.ts';
import { actorOf, takeStep } from '#src/domains/request/seed.ts';
import { reviewAll } from '#src/domains/serial-number/seed.ts';
import { acceptSolutions, approveSolutions, sendSolutions, writeSolutions, type SolutionSeed } from '#src/domains/solution/seed.ts';
import { contextOf, type Context } from '#src/platform/context.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { DemoCustomer, DemoPeople } from './people.ts';

const hour = 3_600_000;

/** A claim whose solutions the customer has accepted, and who acts on it, so many hours after it was filed. */
export interface AcceptedClaim {
  requestId: number;
  as: (person: keyof DemoPeople, hours: number) => Promise<Context>;
}

export interface SolvedClaim {
  by: DemoCustomer;
  /** Hours before the demo was made. */
  hoursAgo: number;
  file: (platform: Platform, customer: DemoPeople[DemoCustomer]) => Promise<{ requestId: number }>;
  /** What the agent writes after picking it up. */
  hello: string;
  review: (context: Context, requestId: number) => Promise<void>;
  solutions: SolutionSeed[];
  note: string;
  /** How far it has come. */
  until: 'pending' | 'approved' | 'accepted';
  /** What was done since it was accepted. */
  carryOut?: (claim: AcceptedClaim) => Promise<void>;
}

/** A claim of the first customer, reviewed as a whole unless it says otherwise, whose solutions were all accepted. */
export const acceptedClaim = (
  claim: Omit<SolvedClaim, 'by' | 'review' | 'note' | 'until'> & Partial<Pick<SolvedClaim, 'review' | 'note'>>,
): SolvedClaim => ({
  by: 'customer',
  review: (context, requestId) => reviewAll(context, requestId),
  note: '',
  until: 'accepted',
  ...claim,
});

/** The serial numbers of modules with these running numbers of the demo's registry. */
export const serialsOf = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => demoModule(from + index).serialNumber);

/** Files a claim for modules with these running numbers. */
export const modulesFrom =
  (from: number, count: number, { desc, projectName, city }: { desc: string; projectName: string; city: string }): SolvedClaim['file'] =>
  async (platform, customer) => {
    await buildModules(platform, from, from + count);
    return buildClaim(platform, customer, {
      desc,
      serials: serialsOf(from, count),
      claim: { projectName, projectCity: city },
      submit: true,
    });
  };

export async function buildSolvedClaim(platform: Platform, people: DemoPeople, now: Date, claim: SolvedClaim): Promise<void> {
  const filedAt = now.getTime() - claim.hoursAgo * hour;
  const after = (hours: number): Platform => ({ ...platform, clock: { now: () => new Date(filedAt + hours * hour) } });
  const as: AcceptedClaim['as'] = async (person, hours) => contextOf(after(hours), await actorOf(platform, people[person]));
  const { requestId } = await claim.file(after(0), people[claim.by]);
  await takeStep(await as('agent', 5), requestId, pickUpRequest);
  await sendPublic(await as('agent', 6), {
    requestId,
    clientMsgId: randomUUID(),
    type: messageTypes.text,
    content: claim.hello,
  });
  await claim.review(await as('agent', 70), requestId);
  await writeSolutions(await as('agent', 140), requestId, claim.solutions, claim.note);
  await sendSolutions(await as('agent', 165), requestId);
  if (claim.until === 'pending') return;
  await approveSolutions(await as('supervisor', 190), requestId);
  if (claim.until === 'approved') return;
  await acceptSolutions(await as(claim.by, 240), requestId);
  await claim.carryOut?.({ requestId, as });
}
