import type { PhotoPlace } from '@heliodesk/contract/attachment';
import type { AskedField } from '@heliodesk/contract/request';
import type { SaveModuleClaimBody } from '@heliodesk/contract/module-claim';
import type { DemoCustomer, DemoStaff } from './people.ts';

/** What happened in a case after it was submitted; `hours` counts from there. */
export type DemoStep =
  | { hours: number; by: DemoStaff; does: 'pickUp' }
  | { hours: number; by: DemoStaff | DemoCustomer; does: 'say'; text: string }
  | { hours: number; by: DemoStaff; does: 'note'; text: string }
  | { hours: number; by: DemoStaff; does: 'askDetails'; fields: AskedField[]; text: string }
  | { hours: number; by: DemoStaff; does: 'ask'; text: string }
  | { hours: number; by: DemoStaff; does: 'reply'; text: string }
  | { hours: number; by: DemoStaff; does: 'askFiles'; photos: PhotoPlace[]; text: string }
  | { hours: number; by: DemoStaff; does: 'askSerials'; /** Running numbers of the demo's registry. */ modules: number[]; text: string }
  | { hours: number; by: DemoStaff; does: 'complete' }
  | { hours: number; by: DemoCustomer; does: 'withdraw'; reason: string };

export interface DemoCase {
  by: DemoCustomer;
  /** Hours before the demo was made. */
  hoursAgo: number;
  desc: string;
  claim: Partial<SaveModuleClaimBody['moduleClaim']>;
  /** Where it differs from an English request out of Spain. */
  basic?: Partial<SaveModuleClaimBody['basicReq']>;
  /** How many serial numbers, from which running number of the demo's registry on. */
  serials: { from: number; count: number };
  isDraft?: boolean;
  steps: DemoStep[];
}

/** Cases in different states, so that no screen of the demo is empty. */
export const demoCases: DemoCase[] = [
  {
    by: 'customer',
    hoursAgo: 6,
    desc: 'Hot spots on 480 modules, found by drone in rows 12 to 31. Output of the two inverters has dropped by 9% since spring.',
    claim: { projectName: 'Almería Norte 3', quantity: 480, capacity: '12.5', unit: '1' },
    serials: { from: 18_000, count: 480 },
    steps: [
      { hours: 1.5, by: 'agent', does: 'pickUp' },
      {
        hours: 1.6,
        by: 'agent',
        does: 'say',
        text: 'Good morning Amelia, thanks for the clear list. Could you send us thermal images of three of the worst modules, with the label in view?',
      },
      {
        hours: 1.7,
        by: 'agent',
        does: 'note',
        text: 'Same production weeks as the lot from last March. Check with the lab before we say anything about the cause.',
      },
      {
        hours: 3,
        by: 'customer',
        does: 'say',
        text: 'We’re taking the images this afternoon, starting with rows 12 and 13. They’re the hottest.',
      },
    ],
  },
  {
    by: 'customer',
    hoursAgo: 20,
    desc: 'Junction boxes are coming loose on 64 modules, and some lids have fallen to the ground.',
    basic: { title: 'Loose junction boxes, Guadix I' },
    claim: { projectName: 'Guadix I', quantity: 64, capacity: '820', unit: '0', projectCity: 'Guadix', type: '2' },
    serials: { from: 30_000, count: 64 },
    steps: [],
  },
  {
    by: 'customer',
    hoursAgo: 150,
    desc: 'Glass breakage on 58 modules in the south field after 4 cm hail. The weather report for that day is attached.',
    claim: { projectName: 'Jaén Sur', quantity: 58, capacity: '3.2', unit: '1', projectCity: 'Jaén', defectDate: '2026-11-12' },
    serials: { from: 42_000, count: 58 },
    steps: [
      { hours: 4, by: 'module', does: 'pickUp' },
      {
        hours: 5,
        by: 'module',
        does: 'say',
        text: 'Hello Amelia, I have the list and the report. Please keep the broken modules on site until we’ve made a decision. You don’t need to send us anything yet.',
      },
      {
        hours: 26,
        by: 'customer',
        does: 'say',
        text: 'They’re on two pallets behind the transformer, covered. I’ll send photos of the labels.',
      },
      { hours: 30, by: 'module', does: 'say', text: 'Perfect, thank you. I’ll get back to you on Monday with the next steps.' },
      {
        hours: 31,
        by: 'module',
        does: 'ask',
        text: 'One more question, Amelia: the truck is 16.5 m long. Can it turn at gate 2, or do we unload at the main gate?',
      },
      {
        hours: 100,
        by: 'module',
        does: 'askSerials',
        modules: [42_017, 42_023, 42_041],
        text: 'On your photos, three labels end in other digits than in the list. Please check them and correct the list.',
      },
    ],
  },
  {
    by: 'colleague',
    hoursAgo: 120,
    basic: { title: 'Yellowed backsheets, Almacén Murcia' },
    desc: 'Yellowed backsheets with cracks along the cells on 212 modules from the same delivery.',
    claim: {
      projectName: 'Almacén Murcia',
      quantity: 212,
      capacity: '1.4',
      unit: '1',
      projectCity: 'Murcia',
      type: '2',
      defectDate: '2026-09-01',
    },
    serials: { from: 55_000, count: 212 },
    steps: [],
  },
  {
    by: 'colleague',
    hoursAgo: 300,
    desc: 'Delamination at the lower edge of 12 modules.',
    claim: { projectName: 'Baza 2', quantity: 12, capacity: '540', unit: '0', projectCity: 'Baza' },
    serials: { from: 61_000, count: 12 },
    steps: [{ hours: 2, by: 'colleague', does: 'withdraw', reason: 'Filed twice by mistake. The other claim covers all modules.' }],
  },
  {
    by: 'customer2',
    hoursAgo: 44,
    desc: 'Pertes de puissance sur 140 modules de la partie nord, mesurées au traceur de courbes.',
    claim: {
      projectName: 'Ouarzazate Nord 2',
      quantity: 140,
      capacity: '24',
      unit: '1',
      projectCountry: 504,
      projectCity: 'Ouarzazate',
      deliverPhone: '+212 522 040 118',
      deliverAddress: 'Zone industrielle, lot 12, 45000 Ouarzazate',
    },
    basic: { title: 'Perte de puissance, Ouarzazate Nord 2', language: 'fr', region: 504 },
    serials: { from: 70_000, count: 140 },
    steps: [
      { hours: 3, by: 'agent', does: 'pickUp' },
      {
        hours: 4,
        by: 'agent',
        does: 'say',
        text: 'Bonjour Madame Haddad, merci pour les mesures. Pouvez-vous joindre les courbes de cinq modules au format PDF ?',
      },
      {
        hours: 4.1,
        by: 'agent',
        does: 'askFiles',
        photos: ['label', 'place'],
        text: 'Il nous faut aussi les courbes de cinq modules, au format PDF.',
      },
      {
        hours: 4.2,
        by: 'agent',
        does: 'askDetails',
        fields: [
          { field: 'moduleClaim.quantity', question: 'Les chaînes 1 à 3 sont-elles aussi touchées ?' },
          { field: 'moduleClaim.defectDate', question: 'Est-ce le jour de la mesure ou celui de la découverte ?' },
        ],
        text: '',
      },
    ],
  },
  {
    by: 'customer2',
    hoursAgo: 10,
    desc: 'Connecteurs brûlés sur 96 modules, chaînes 4 à 9.',
    claim: {
      projectName: 'Tinghir Est',
      quantity: 96,
      capacity: '8.6',
      unit: '1',
      projectCountry: 504,
      projectCity: 'Tinghir',
      deliverPhone: '+212 522 040 118',
      deliverAddress: 'Zone industrielle, lot 12, 45000 Ouarzazate',
    },
    basic: { language: 'fr', region: 504 },
    serials: { from: 82_000, count: 96 },
    steps: [],
  },
  {
    by: 'customer',
    hoursAgo: 2,
    desc: 'Micro-cracks in modules from a pallet that was set down hard. Electroluminescence images will follow.',
    claim: { projectName: 'Níjar Oeste', quantity: 31, capacity: '2.1', unit: '1', projectCity: 'Níjar' },
    serials: { from: 91_000, count: 31 },
    isDraft: true,
    steps: [],
  },
];

/** Serial numbers in the demo's registry (spec 3 §5). */
export const demoModules = 200_000;
