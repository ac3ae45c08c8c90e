import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './schemas.ts';

const endpoint = endpointsOf<typeof schemas>('serial-number');

const query = { permission: 'csp:request:query' } as const;

/** Whether the caller may write is the row policy's word: the draft's owner, or staff acting for them. */
const write = query;

export const insertSerials = endpoint({
  method: 'POST',
  path: '/api/module/insertSN',
  summary: 'Add typed or pasted serial numbers',
  access: write,
  body: 'InsertSerialsBody',
  data: 'SerialsInserted',
  errors: ['request.notDraft'],
});

export const deleteSerials = endpoint({
  method: 'DELETE',
  path: '/api/module/deleteSN',
  summary: 'Remove some serial numbers',
  access: write,
  body: 'DeleteSerialsBody',
  data: 'SerialsDeleted',
  errors: ['request.notDraft', 'serial.importRunning'],
});

export const deleteAllSerials = endpoint({
  method: 'DELETE',
  path: '/api/module/deleteSNExcel',
  summary: 'Remove all serial numbers of the claim',
  access: write,
  query: 'OnSerials',
  data: 'SerialsDeleted',
  errors: ['request.notDraft', 'serial.importRunning'],
});

export const listSerials = endpoint({
  method: 'GET',
  path: '/api/module/getSNList/:requestId',
  summary: 'Serial numbers of a claim',
  access: query,
  params: 'OnSerials',
  query: 'SerialListQuery',
  data: 'SerialRow',
  paged: true,
});

export const listSerialsInConversation = endpoint({
  ...listSerials,
  path: '/api/qa/request/getSNList/:requestId',
  summary: 'The same, as the conversation asks for it',
});

export const serialSummary = endpoint({
  method: 'GET',
  path: '/api/module/snSummary/:requestId',
  summary: 'Counts of the verdicts',
  access: query,
  params: 'OnSerials',
  data: 'SerialSummary',
});

export const uploadSerials = endpoint({
  method: 'POST',
  path: '/api/module/uploadModuleSnExcel',
  summary: 'Upload a spreadsheet (.xls, .xlsx); it is read in the background, after those that came before it',
  access: write,
  takes: 'multipart',
  body: 'OnSerials',
  data: 'SerialsUploaded',
  errors: [
    'request.notDraft',
    'serial.wrongFormat',
    'attachment.fileTooLarge',
    'serial.lineFull',
    'serial.tooManyFiles',
    'tooManyRequests',
  ],
});

export const importStatus = endpoint({
  method: 'GET',
  path: '/api/module/importStatus',
  summary: 'How far the latest import of a claim is; changes nothing',
  access: query,
  query: 'OnSerials',
  data: 'LatestImport',
});

export const listImports = endpoint({
  method: 'GET',
  path: '/api/module/imports',
  summary:
    'The imports of a claim that are under way, wait for a decision or can be brought back, the newest first; the last one that was added and, for a day, those that failed',
  access: query,
  query: 'OnSerials',
  data: 'OpenImports',
});

export const importRows = endpoint({
  method: 'GET',
  path: '/api/module/importRows',
  summary: 'Rows of an import with what was found',
  access: query,
  query: 'ImportRowsQuery',
  data: 'ImportRow',
  paged: true,
});

export const applyImport = endpoint({
  method: 'GET',
  path: '/api/module/insertBatchSN',
  changesState: true,
  summary: 'Take the valid rows into the claim, in the background; safe to call again, a row is taken once',
  access: write,
  query: 'OnImport',
  data: 'ImportStatus',
  errors: ['request.notDraft', 'serial.importRunning', 'serial.limit'],
});

export const cancelImport = endpoint({
  method: 'POST',
  path: '/api/module/cancelImport',
  summary: 'Stop an import and forget its rows',
  access: write,
  body: 'OnImport',
  data: 'ImportStatus',
});

export const discardImport = endpoint({
  method: 'POST',
  path: '/api/module/discardImport',
  summary: 'Discard a spreadsheet that was read; it can be brought back for a day. Safe to call again',
  access: write,
  body: 'OnImport',
  data: 'ImportStatus',
  errors: ['action.notAllowed', 'action.blocked'],
});

export const restoreImport = endpoint({
  method: 'POST',
  path: '/api/module/restoreImport',
  summary: 'Bring back a discarded spreadsheet; safe to call again',
  access: write,
  body: 'OnImport',
  data: 'ImportStatus',
  errors: ['action.notAllowed', 'action.blocked', 'serial.tooManyFiles'],
});

export const exportSerials = endpoint({
  method: 'POST',
  path: '/api/module/exportSn',
  summary: 'All serial numbers of a claim with their verdicts (.xlsx)',
  access: query,
  body: 'OnSerials',
  answers: 'file',
  errors: ['tooManyRequests'],
});

export const importVerdictFile = endpoint({
  method: 'GET',
  path: '/api/module/importVerdicts',
  summary: 'The uploaded rows with a column of verdicts (.xlsx)',
  access: query,
  query: 'OnImport',
  answers: 'file',
  errors: ['tooManyRequests'],
});

export const serialTemplate = endpoint({
  method: 'GET',
  path: '/api/module/snTemplate',
  summary: "The template in the caller's language (.xlsx)",
  access: 'signedIn',
  answers: 'file',
});
