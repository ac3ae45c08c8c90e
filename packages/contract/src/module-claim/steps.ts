import type { DraftSteps } from '../request/index.ts';

const inShipping: ReadonlySet<string> = new Set(['moduleClaim.deliverPhone', 'moduleClaim.deliverAddress']);

const keys = ['details', 'shipping', 'serials', 'attachments'] as const;

function stepOf(path: string): (typeof keys)[number] {
  if (path.startsWith('requestAddressReq') || inShipping.has(path)) return 'shipping';
  if (path.startsWith('basicReq.attIds') || path.startsWith('attachment')) return 'attachments';
  return path.startsWith('sn') ? 'serials' : 'details';
}

/** The steps of a module claim's wizard. */
export const claimSteps: DraftSteps<(typeof keys)[number]> = { keys, of: stepOf, free: ['attachments'] };
