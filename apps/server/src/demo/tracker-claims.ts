import type { SaveTrackerClaimBody } from '@heliodesk/contract/tracker-claim';
import { inverter, trackerPart } from '#src/domains/tracker-claim/seed.ts';
import type { DemoStep } from './cases.ts';
import type { DemoCustomer } from './people.ts';

export interface DemoTrackerClaim {
  by: DemoCustomer;
  /** Hours before the demo was made. */
  hoursAgo: number;
  claim: Partial<SaveTrackerClaimBody['partsClaim']>;
  basic: Partial<SaveTrackerClaimBody['basicReq']>;
  trackerList: ReturnType<typeof trackerPart>[];
  inverterList: ReturnType<typeof inverter>[];
  isDraft?: boolean;
  steps: DemoStep[];
}

/** Tracker claims in different states. */
export const demoTrackerClaims: DemoTrackerClaim[] = [
  {
    by: 'customer',
    hoursAgo: 3,
    claim: { quantity: 8 },
    basic: {},
    trackerList: [trackerPart()],
    inverterList: [
      inverter(),
      inverter({
        productsType: 'HD-PCS 50K',
        failuresDesc: 'Fan runs, output stays at 60%.',
        alarmDuration: 4,
        pcs: 2,
        serialNumber: 'PC050-24-010233\nPC050-24-010240',
        power: '50000',
        errorCode: 'F07',
      }),
    ],
    isDraft: true,
    steps: [],
  },
  {
    by: 'customer',
    hoursAgo: 52,
    claim: { projectName: 'Almería Norte 3', capacity: '49.9', city: 'Almería' },
    basic: { desc: 'Three controllers lost their radio link in the storm and haven’t come back. Their rows stay flat.' },
    trackerList: [
      trackerPart({
        productsType: '2',
        failuresDesc: 'No radio link after the storm, LED off.',
        alarmDuration: 140,
        pcs: 3,
        serialNumber: 'TC2-0091-7714\nTC2-0091-7720\nTC2-0091-7731',
        errorCode: 'E31',
      }),
    ],
    inverterList: [],
    steps: [
      { hours: 2, by: 'agent', does: 'pickUp' },
      {
        hours: 2.5,
        by: 'agent',
        does: 'say',
        text: 'Hello Amelia, thanks for the numbers. Could you check whether the antenna cables of the three controllers are still plugged in, and send us a photo of one?',
      },
    ],
  },
  {
    by: 'customer2',
    hoursAgo: 9,
    claim: { projectName: 'Ouarzazate Nord 2', capacity: '24', country: 504, city: 'Ouarzazate' },
    basic: { desc: 'Deux moteurs d’entraînement se bloquent le matin et tournent librement à la main.', language: 'fr', region: 504 },
    trackerList: [
      trackerPart({
        failuresDesc: 'Bloqué à 38° le matin, tourne librement à la main.',
        serialNumber: 'DM24-6K-120077\nDM24-6K-120081',
      }),
    ],
    inverterList: [],
    steps: [],
  },
];
