import { buildLimits, compensation, exchange, repair } from '#src/domains/solution/seed.ts';
import { buildTrackerClaim, reviewAllParts, trackerPart } from '#src/domains/tracker-claim/seed.ts';
import { reviewAll } from '#src/domains/serial-number/seed.ts';
import { withFactor } from '#src/domains/identity/seed.ts';
import type { Platform } from '#src/platform/platform.ts';
import { exchangedClaims } from './exchanged-claims.ts';
import { paidClaims } from './paid-claims.ts';
import type { DemoPeople } from './people.ts';
import { buildSolvedClaim, modulesFrom, type SolvedClaim } from './solved-claim.ts';

/** Claims that are settled, each as far as the next one who acts. */
const claims: readonly SolvedClaim[] = [
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
    until: 'accepted',
  },
];
const euroAndDollar = (amount: string) => ['EUR', 'USD'].map((currency) => ({ currency, amount }));

/**
 * Two who approve, up to different amounts, and claims with solutions: one to approve, one to confirm, and others that are carried out, each
 * as far as the next one who acts.
 */
export async function buildSolvedClaims(platform: Platform, people: DemoPeople, now: Date): Promise<void> {
  await buildLimits(platform, people.supervisor.userId, euroAndDollar('25000.00'));
  await buildLimits(platform, people.supervisor2.userId, euroAndDollar('100000.00'));
  // Finance checks accounts and pays with a second factor.
  await withFactor(platform, people.finance, () =>
    withFactor(platform, people.finance2, async () => {
      for (const claim of [...claims, ...paidClaims, ...exchangedClaims]) await buildSolvedClaim(platform, people, now, claim);
    }),
  );
}
