import { messageTypes } from '@heliodesk/contract/case-chat';
import { randomUUID } from 'node:crypto';
import { sendPublic } from '#src/domains/case-chat/index.ts';
import { buildModules, demoModule } from '#src/domains/module/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { enterBankDetails, returnBankDetails, spanishBank } from '#src/domains/payment/seed.ts';
import { findRequest, pickUpRequest } from '#src/domains/request/index.ts';
import { actorOf } from '#src/domains/request/seed.ts';
import { reviewAll } from '#src/domains/serial-number/seed.ts';
import {
  acceptSolutions,
  approveSolutions,
  buildLimits,
  compensation,
  exchange,
  repair,
  sendSolutions,
  writeSolutions,
  type SolutionSeed,
} from '#src/domains/solution/seed.ts';
import { buildTrackerClaim, reviewAllParts, trackerPart } from '#src/domains/tracker-claim/seed.ts';
import { contextOf, withTx, type Context } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { DemoCustomer, DemoPeople } from './people.ts';

const hour = 3_600_000;

interface SolvedClaim {
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
  until: 'pending' | 'approved' | 'processing' | 'bankCheck';
}

/** Files a claim for modules with these running numbers of the demo's registry. */
const modulesFrom =
  (from: number, count: number, { desc, projectName, city }: { desc: string; projectName: string; city: string }): SolvedClaim['file'] =>
  async (platform, customer) => {
    await buildModules(platform, from, from + count);
    const serials = Array.from({ length: count }, (_, index) => demoModule(from + index).serialNumber);
    return buildClaim(platform, customer, { desc, serials, claim: { projectName, projectCity: city }, submit: true });
  };

/** Claims that are settled, each as far as the next one who acts. */
const claims: SolvedClaim[] = [
  {
    by: 'customer',
    hoursAgo: 190,
    file: modulesFrom(18_600, 48, {
      desc: 'Cracked backsheets on 48 modules in rows 3 to 6, seen at the yearly inspection.',
      projectName: 'Vera Costa',
      city: 'Vera',
    }),
    hello: 'Thank you for the photos. We are checking the serial numbers and will come back to you with the result.',
    review: (context, requestId) => reviewAll(context, requestId, 4),
    solutions: [
      compensation({ quantity: 30, unitPrice: '92.50' }),
      exchange({ quantity: 14, newComponent: 'Module', model: 'HD-B66', power: '700', cost: '1890.00' }),
    ],
    note: 'The customer would rather have money for the older ones.',
    until: 'pending',
  },
  {
    by: 'customer',
    hoursAgo: 260,
    file: modulesFrom(18_700, 16, {
      desc: 'Junction boxes of 16 modules let water in; two strings trip when it rains.',
      projectName: 'Huércal-Overa 1',
      city: 'Huércal-Overa',
    }),
    hello: 'Thank you, we have all that we need. Please leave the two strings switched off until the boxes are replaced.',
    review: (context, requestId) => reviewAll(context, requestId),
    solutions: [
      repair({
        quantity: 12,
        repairContent: 'New junction boxes, wired and sealed, and a measurement of insulation.',
        repairSite: 'Huércal-Overa 1',
        repairTotalMoney: '1480.00',
      }),
      exchange({ quantity: 4, model: 'HD-M72', power: '575', cost: '512.00', oldHandling: '2' }),
    ],
    note: '',
    until: 'approved',
  },
  {
    by: 'customer2',
    hoursAgo: 330,
    file: (platform, customer) =>
      buildTrackerClaim(platform, customer, {
        claim: { projectName: 'Zagora Sud', country: 504, city: 'Zagora', capacity: '31', defectDate: '2026-10-20' },
        basic: { desc: 'Deux moteurs ne démarrent plus le matin.', language: 'fr', region: 504 },
        trackerList: [trackerPart({ failuresDesc: 'Ne démarre plus le matin.' })],
        submit: true,
      }),
    hello: 'Merci pour votre dossier. Nous vérifions les deux moteurs et revenons vers vous.',
    review: (context, requestId) => reviewAllParts(context, requestId),
    solutions: [exchange({ quantity: 2, newComponent: 'Moteur', model: 'DM24-7K', power: '24', cost: '760.00', oldHandling: '3' })],
    note: '',
    until: 'processing',
  },
  {
    by: 'customer',
    hoursAgo: 420,
    file: modulesFrom(18_800, 12, {
      desc: 'Snail trails on 12 modules of the carport, first seen in September.',
      projectName: 'Aparcamiento Retamar',
      city: 'Almería',
    }),
    hello: 'Thank you for the photos. We are checking the serial numbers of the 12 modules.',
    review: (context, requestId) => reviewAll(context, requestId),
    solutions: [compensation({ quantity: 12, unitPrice: '71.40' })],
    note: '',
    until: 'bankCheck',
  },
];

/** Like all accounts of the demo, one that banks use as an example. */
const firstAccount = { ...spanishBank, bankAccount: 'ES79 2100 0813 6101 2345 6789', actualRecipient: 'Amelia Ortega' };

const euroAndDollar = (amount: string) => ['EUR', 'USD'].map((currency) => ({ currency, amount }));

async function buildSolvedClaim(platform: Platform, people: DemoPeople, now: Date, claim: SolvedClaim): Promise<void> {
  const filedAt = now.getTime() - claim.hoursAgo * hour;
  const after = (hours: number): Platform => ({ ...platform, clock: { now: () => new Date(filedAt + hours * hour) } });
  const as = async (user: { token: string }, hours: number) => contextOf(after(hours), await actorOf(platform, user));
  const { requestId } = await claim.file(after(0), people[claim.by]);
  const picking = await as(people.agent, 5);
  const version = (await findRequest(platform.db, picking.actor, requestId))?.version ?? 0;
  await transaction(platform.db, (tx) => pickUpRequest(withTx(picking, tx), { requestId, version }));
  await sendPublic(await as(people.agent, 6), {
    requestId,
    clientMsgId: randomUUID(),
    type: messageTypes.text,
    content: claim.hello,
  });
  await claim.review(await as(people.agent, 70), requestId);
  await writeSolutions(await as(people.agent, 140), requestId, claim.solutions, claim.note);
  await sendSolutions(await as(people.agent, 165), requestId);
  if (claim.until === 'pending') return;
  await approveSolutions(await as(people.supervisor, 190), requestId);
  if (claim.until === 'approved') return;
  await acceptSolutions(await as(people[claim.by], 240), requestId);
  if (claim.until === 'processing') return;
  // The first account was a private one.
  await enterBankDetails(await as(people[claim.by], 260), requestId, firstAccount);
  const reason = 'The account is in your own name. We can only pay to an account of Sierra Clara Energía S.L.';
  await returnBankDetails(await as(people.finance2, 310), requestId, reason);
  await enterBankDetails(await as(people[claim.by], 390), requestId, spanishBank);
}

/**
 * Two who approve, up to different amounts, and claims with solutions: one to approve, one to confirm, one that is carried out, and one whose
 * bank details are to be checked.
 */
export async function buildSolvedClaims(platform: Platform, people: DemoPeople, now: Date): Promise<void> {
  await buildLimits(platform, people.supervisor.userId, euroAndDollar('25000.00'));
  await buildLimits(platform, people.supervisor2.userId, euroAndDollar('100000.00'));
  for (const claim of claims) await buildSolvedClaim(platform, people, now, claim);
}
