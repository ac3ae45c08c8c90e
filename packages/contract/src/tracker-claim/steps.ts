import type { DraftSteps } from '../request/index.ts';

const keys = ['details', 'parts', 'attachments'] as const;

function stepOf(path: string): (typeof keys)[number] {
  if (path.startsWith('basicReq.attIds') || path.startsWith('attachment')) return 'attachments';
  return path.startsWith('trackerList') || path.startsWith('inverterList') ? 'parts' : 'details';
}

/** The steps of a tracker claim's wizard. */
export const trackerClaimSteps: DraftSteps<(typeof keys)[number]> = { keys, of: stepOf, free: ['attachments'] };
