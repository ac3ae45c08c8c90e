import { endpointsOf, sheetRefusals } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('serial-number');

const review = { permission: 'csp:request:solution' } as const;

export const exportReview = endpoint({
  method: 'POST',
  path: '/api/request/desk/exportReview',
  summary: 'Download the serial numbers of a claim to decide in a spreadsheet',
  about: 'With what was found, the decision and the reason; both can be chosen from a list in each cell.',
  access: review,
  body: 'OnSerials',
  answers: 'file',
  errors: ['tooManyRequests'],
});

export const uploadVerdicts = endpoint({
  method: 'POST',
  path: '/api/request/desk/uploadVerdicts',
  summary: 'Upload a spreadsheet with decisions',
  about:
    'Nothing is decided yet: returns what the file would do. Decisions and reasons may be written in any of the languages of the portal, or as codes. A newer file replaces an earlier one of the same person, which is kept for a day.',
  access: review,
  takes: 'multipart',
  body: 'OnSerials',
  data: 'VerdictFile',
  errors: ['action.notAllowed', 'serial.noDecisions', ...sheetRefusals],
});

export const getVerdictFile = endpoint({
  method: 'GET',
  path: '/api/request/desk/verdictFile/:requestId',
  summary: 'Get what an uploaded spreadsheet would decide',
  about: 'Returns `null` without one.',
  access: review,
  params: 'OnSerials',
  data: 'VerdictFile',
});

export const applyVerdicts = endpoint({
  method: 'POST',
  path: '/api/request/desk/applyVerdicts',
  summary: 'Decide as an uploaded spreadsheet says',
  about: 'All rows that aren’t left out. Where the claim has another decision, `keep` and `except` say which one stays.',
  access: review,
  body: 'ApplyVerdictsBody',
  data: 'SerialReview',
  errors: ['action.notAllowed', 'action.blocked'],
});

export const discardVerdicts = endpoint({
  method: 'POST',
  path: '/api/request/desk/discardVerdicts',
  summary: 'Discard an uploaded spreadsheet with decisions',
  access: review,
  body: 'OnVerdictFile',
});
