/**
 * The product's domains from the ground up. A domain may import those that come before it here, through their `index.ts`, and none
 * that come after it. Read by the boundary rules and by `npm run new:domain`.
 */
export const domains = [
  'identity',
  'reference',
  'attachment',
  'account',
  'module',
  'request',
  'serial-number',
  'solution',
  'payment',
  'shipment',
  'enquiry',
  'module-claim',
  'tracker-claim',
  'case-chat',
  'work-order',
  'settlement',
  'warranty',
  'knowledge',
  'survey',
  'macro',
  'routing',
  'notification',
  'insight',
  'integration',
];
