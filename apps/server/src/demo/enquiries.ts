import type { SaveEnquiryBody } from '@heliodesk/contract/enquiry';
import type { DemoStep } from './cases.ts';
import type { DemoCustomer } from './people.ts';

export interface DemoEnquiry {
  by: DemoCustomer;
  /** Hours before the demo was made. */
  hoursAgo: number;
  enquiry: Partial<SaveEnquiryBody['enquiryReq']>;
  isDraft?: boolean;
  steps: DemoStep[];
}

/** Enquiries of both types in different states. */
export const demoEnquiries: DemoEnquiry[] = [
  {
    by: 'customer',
    hoursAgo: 30,
    enquiry: {
      requestType: 1,
      product: 'HD-M72 575 W',
      serialNumber: 'HD7226W14A018842',
      desc: 'What torque do you allow for M8 clamps on the short side, 180 mm from the corner? The modules are on a carport, and two frames show marks after the first winter.',
      address: 'Carport Norte, Calle del Sol 21, Almería',
      phoneNo: '+34 600 218 447',
    },
    steps: [
      { hours: 2, by: 'module', does: 'pickUp' },
      {
        hours: 3,
        by: 'module',
        does: 'say',
        text: 'Hello Amelia, M8 clamps take 18 to 22 Nm, and 180 mm is inside the clamping zone of the short side. Could you add a photo of the marks with a ruler next to them?',
      },
      { hours: 21, by: 'customer', does: 'say', text: 'Thank you, that helps. I’ll take the photos on site tomorrow morning.' },
    ],
  },
  {
    by: 'customer',
    hoursAgo: 8,
    enquiry: {
      requestType: 2,
      product: 'Tracker controller',
      desc: 'Row 14 stays in stow position after the wind alarm clears. Which parameter sets the delay, and can we change it on site?',
      address: 'Almería Norte 3',
    },
    steps: [],
  },
  {
    by: 'colleague',
    hoursAgo: 190,
    enquiry: {
      requestType: 1,
      product: 'HD-M54 430 W',
      desc: 'Can you still supply the HD-M54 with a silver frame? We need 60 as spares.',
    },
    steps: [{ hours: 20, by: 'colleague', does: 'withdraw', reason: 'We found enough spares in our own warehouse.' }],
  },
  {
    by: 'customer2',
    hoursAgo: 26,
    enquiry: {
      requestType: 2,
      product: 'Moteur d’entraînement',
      desc: 'Quelle graisse faut-il utiliser pour les moteurs d’entraînement en milieu désertique, et à quel intervalle ?',
      language: 'fr',
      region: 504,
      address: 'Ouarzazate Nord 2',
    },
    steps: [
      { hours: 3, by: 'agent', does: 'pickUp' },
      {
        hours: 3.5,
        by: 'agent',
        does: 'say',
        text: 'Bonjour Madame Haddad, je vous envoie demain le plan de graissage pour les sites sableux.',
      },
    ],
  },
  {
    by: 'customer',
    hoursAgo: 1,
    enquiry: {
      requestType: 1,
      product: 'HD-B66 700 W',
      desc: 'What’s the longest string for HD-B66 at -15 °C with 1,500 V inverters?',
    },
    isDraft: true,
    steps: [],
  },
  {
    by: 'customer2',
    hoursAgo: 98,
    enquiry: {
      requestType: 1,
      product: 'HD-M72 575 W',
      desc: 'À quelle fréquence faut-il nettoyer les HD-M72 en zone désertique, et avec quelle eau ?',
      language: 'fr',
      region: 504,
    },
    steps: [
      { hours: 4, by: 'agent', does: 'pickUp' },
      {
        hours: 5,
        by: 'agent',
        does: 'reply',
        text: 'Bonjour Madame Haddad, un nettoyage toutes les deux semaines suffit sur votre site, à l’eau déminéralisée et avec une brosse douce.',
      },
      { hours: 30, by: 'agent', does: 'complete' },
    ],
  },
];
